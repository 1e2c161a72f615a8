import DesignModel

extension Idiom {
  /// The kind of device that a file's name is for, as `Main~ipad.storyboard`; nil where the name is for all.
  ///
  /// Apple, "Resource Programming Guide", device-specific resources.
  init?(ofFile path: String) {
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    switch name.split(separator: "~", omittingEmptySubsequences: false).dropFirst().last?.lowercased() {
    case "ipad": self = .pad
    case "iphone": self = .phone
    default: return nil
    }
  }
}
