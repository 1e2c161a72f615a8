public import DesignModel
import DesignText
public import Notation

/// The figures of a device.
public enum DevicePart: String, Vocabulary {
  case title, size, scale, idiom, portraitInsets, landscapeInsets, portraitKeyboard, landscapeKeyboard
  case portraitDisplay, landscapeDisplay, os, earlier, source, unverified, target

  /// The figure: sizes as `[width,height]`, insets as `[top,left,bottom,right]`, keyboards as
  /// `[keys,prediction,dock]`, all in points.
  public func json(of device: Device) -> JSON {
    switch self {
    case .title: .string(device.title)
    case .size: [JSON(device.size.width), JSON(device.size.height)]
    case .scale: JSON(device.scale)
    case .idiom: .string(device.idiom.rawValue)
    case .portraitInsets: json(device.portraitInsets)
    case .landscapeInsets: json(device.landscapeInsets)
    case .portraitKeyboard: json(device.portraitKeyboard)
    case .landscapeKeyboard: json(device.landscapeKeyboard)
    case .portraitDisplay: DisplayTraits.form.json(of: device.portraitDisplay)
    case .landscapeDisplay: DisplayTraits.form.json(of: device.landscapeDisplay)
    case .os: JSON(device.os)
    case .earlier: Form.list(EarlierFigures.form).json(of: device.earlier)
    case .source: .string(device.source)
    case .unverified: .array(device.unverified.map { .string($0) })
    case .target: .bool(device.isTarget)
    }
  }

  /// The figure in a sentence.
  public func words(_ json: JSON) -> String {
    switch json {
    case .array(let elements) where self == .size: elements.map(words).joined(separator: "x")
    case .array(let elements) where self == .earlier && !elements.isEmpty:
      "those of \(counted(elements.count, "earlier system"))"
    case .array(let elements): elements.isEmpty ? "none" : elements.map(words).joined(separator: ",")
    case .string(let text) where self == .title || self == .source: text.quotedShort
    case .string(let text): text
    case .object(let members): members.isEmpty ? "nothing otherwise" : "figures of its own"
    default: json.line
    }
  }

  private func json(_ insets: EdgeInsets) -> JSON {
    [JSON(insets.top), JSON(insets.left), JSON(insets.bottom), JSON(insets.right)]
  }

  private func json(_ height: KeyboardHeight) -> JSON {
    [JSON(height.keys), JSON(height.prediction), JSON(height.dock)]
  }
}
