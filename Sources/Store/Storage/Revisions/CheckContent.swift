import DesignModel
import DesignText
import Notation

extension Device {
  /// Throws a `CodingError` where a measure is none that a device can have.
  func check() throws(CodingError) {
    guard scale > 0, size.width >= 0, size.height >= 0, os > 0 else {
      throw CodingError("device '\(name)' has a size, a scale or a version that no device has", at: "")
    }
  }
}

extension ContentKind {
  /// Throws if the JSON is no content of the kind, or names and measures are none that an edit could have given.
  func check(_ json: JSON) throws {
    switch self {
    case .screen: try Screen(json: json).checkNames()
    case .devices: for device in try [Device](json: json) { try device.check() }
    case .profiles: _ = try [Profile](json: json)
    }
  }
}
