import DesignModel

/// The system font at one weight and size: advances of plain text ready to be added up, in points.
final class SystemRuler: Sendable {
  /// The advances of U+0020 up to U+007E.
  let advances: [Double]
  /// Whether published figures cover the weight.
  let isMeasured: Bool
  /// Points in 1/2048 em.
  private let unit: Double
  private let kerning: Kerning
  private let weight: Double
  private let displayShare: Double
  private let tracking: Double
  private let features: FontFeatures

  /// A ruler at a size in points; `kerning` is that of the weight, `hasTwoCuts` says that the font is that before iOS
  /// 14.
  init(
    weight: FontWeight, size: Double, hasTwoCuts: Bool = false, features: FontFeatures = FontFeatures(),
    kerning: Kerning
  ) {
    self.features = features
    (unit, self.kerning, self.weight) = (size / 2048, kerning, weight.axisPlace)
    isMeasured = weight.isMeasured && features.isEmpty
    displayShare = hasTwoCuts ? OpticalSize.cut(at: size) : OpticalSize.displayShare(at: size)
    tracking = hasTwoCuts ? OpticalSize.trackingOfCut(at: size) : OpticalSize.tracking(at: size)
    let (unit, place, share, tracking) = (unit, self.weight, displayShare, tracking)
    advances = MasterAdvances.ascii.indices.map { glyph in
      let (drawn, scale) = features.drawing(glyph)
      let units =
        MasterAdvances.ascii[drawn].units(weight: place, blend: share)
        + Thinning(UInt8(drawn + 32)).units(weight: place, blend: share)
      return unit * (scale * units + tracking)
    }
  }

  /// The advance of a glyph with those figures.
  func advance(_ glyph: MasterAdvances) -> Double {
    let thinning = Thinning.letter.units(weight: weight, blend: displayShare)
    return unit * (glyph.units(weight: weight, blend: displayShare) + thinning + tracking)
  }

  /// What is added between two characters of U+0020 up to U+007E.
  func kerning(_ left: UInt8, _ right: UInt8) -> Double {
    if !features.isEmpty { return 0 }
    return kerning.units((Int(left) - 32) * Kerning.side + Int(right) - 32, share: displayShare) * unit
  }

  /// The width and the length of a text of printable ASCII; nil for any other and for one wider than `limit`.
  ///
  /// This is the way that nearly all labels go: no allocation, no Unicode, no Pango.
  func plainWidth(of text: String, limit: Double) -> (width: Double, characters: Int)? {
    if !features.isEmpty { return nil }
    let width = text.utf8.withContiguousStorageIfAvailable { bytes -> Double? in
      advances.withUnsafeBufferPointer { advances in
        kerning.text.withUnsafeBufferPointer { text in
          kerning.display.withUnsafeBufferPointer { display in
            sum(of: bytes, advances: advances, text: text, display: display)
          }
        }
      }
    }
    guard let width, let width, width <= limit else { return nil }
    return (width, text.utf8.count)
  }

  private func sum(
    of bytes: UnsafeBufferPointer<UInt8>, advances: UnsafeBufferPointer<Double>,
    text: UnsafeBufferPointer<Float>, display: UnsafeBufferPointer<Float>
  ) -> Double? {
    var (sum, textKerns, displayKerns) = (0.0, 0.0, 0.0)
    var row = Kerning.side * Kerning.side  // no character stands to the left of the first
    for byte in bytes {
      guard (32..<127).contains(byte) else { return nil }
      let glyph = Int(byte) - 32
      sum += advances[glyph]
      if row < text.count {
        textKerns += Double(text[row + glyph])
        displayKerns += Double(display[row + glyph])
      }
      row = glyph * Kerning.side
    }
    return sum + (textKerns + displayShare * (displayKerns - textKerns)) * unit
  }
}

extension FontFeatures {
  /// The place among U+0020 up to U+007E of the glyph that replaces another there, and how much smaller it is drawn.
  ///
  /// Small capitals are 0.864 of capitals, and so are digits and the number sign: within a pixel on six recorded labels
  /// at 12 points. A digit of one width has that of the zero: unverified.
  fileprivate func drawing(_ glyph: Int) -> (glyph: Int, scale: Double) {
    let code = UInt8(glyph + 32)
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(code)
    let same = isDigit && monospacedDigits ? UInt8(ascii: "0") : code
    guard smallCaps else { return (Int(same) - 32, 1) }
    let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(code)
    let isLetter = isLower || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(code)
    let isSmall = isLetter || isDigit || code == UInt8(ascii: "#")
    return (Int(isLower ? code - 32 : same) - 32, isSmall ? 0.864 : 1)
  }
}
