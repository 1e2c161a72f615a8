import DesignModel
import Platform

/// A colour as a screen shows it: sRGB components and an opacity, each from 0 to 1.
struct PaintedColor: Hashable, Sendable {
  var red, green, blue, opacity: Double

  /// A colour that is spelled; nil where only the app knows it.
  init?(_ text: ColorText) {
    guard let value = text.value else { return nil }
    self.init(value)
  }

  /// A colour as `0xRRGGBBAA`.
  init(_ value: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    (red, green, blue, opacity) = (part(24), part(16), part(8), part(0))
  }

  var isOpaque: Bool { opacity >= 1 }

  /// The colour over an opaque one.
  func over(_ ground: PaintedColor) -> PaintedColor {
    func mixed(_ part: KeyPath<PaintedColor, Double>) -> Double {
      self[keyPath: part] * opacity + ground[keyPath: part] * (1 - opacity)
    }
    var result = ground
    (result.red, result.green, result.blue) = (mixed(\.red), mixed(\.green), mixed(\.blue))
    return result
  }

  /// The relative luminance of an opaque colour, from 0 for black to 1 for white, by WCAG 2.2's definition.
  var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast of two opaque colours, from 1 for the same to 21 for black on white, by WCAG 2.2's definition.
  func contrast(to other: PaintedColor) -> Double {
    let (one, another) = (luminance, other.luminance)
    return (max(one, another) + 0.05) / (min(one, another) + 0.05)
  }

  /// The colour without its opacity as designs spell it, `#RRGGBB`.
  var spelled: String {
    func byte(_ part: Double) -> UInt32 { UInt32((part * 255).rounded()) }
    return ColorText(value: byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | 0xFF).spelled
  }
}
