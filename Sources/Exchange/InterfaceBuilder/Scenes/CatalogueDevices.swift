import DesignModel

extension SceneSetting {
  /// The device of the catalogue that the file's canvas shows, the newest of its size.
  ///
  /// A file for pads that names no device, or one that isn't known, is shown on a pad of Xcode 6's size; another that
  /// names none on the phone with a home button that is as wide as the root, since its canvas has the insets of one.
  var catalogueDevice: String {
    // One canvas became that of the 13 mini, whose status bar it has since.
    if header.deviceID == "retina5_9", CanvasTables.statusBars["retina5_9"]![header.plugIn] == 50 {
      return "iphone-13-mini"
    }
    if header.deviceID == "retina6_7", header.device?.size.width == 430 { return "iphone-16-plus" }
    if let name = header.deviceID.flatMap({ Self.catalogueDevices[$0] }) { return name }
    if header.isForPadsAlone || header.deviceID?.hasPrefix("ipad") ?? false { return "ipad-6" }
    if header.deviceID != nil { return Profile.default.device }
    switch size.width {
    case 320: return "iphone-se-1"
    case 414: return "iphone-8-plus"
    default: return "iphone-se-3"
    }
  }

  private static let catalogueDevices = [
    "retina3_5": "iphone-se-1", "retina4_0": "iphone-se-1", "retina4_7": "iphone-se-3",
    "retina5_5": "iphone-8-plus", "retina5_4": "iphone-13-mini", "retina5_9": "iphone-11-pro",
    "retina6_1": "iphone-11", "retina6_5": "iphone-11-pro-max", "retina6_0": "iphone-14",
    "retina6_7": "iphone-14-plus", "iPad13_0rounded": "ipad-pro-13", "retina6_12": "iphone-16",
    "retina6_72": "iphone-16-plus",
    "retina6_3": "iphone-16-pro", "retina6_9": "iphone-16-pro-max", "ipad9_7": "ipad-6",
    "ipad10_2": "ipad-9", "ipad10_5": "ipad-air-3", "ipad12_9": "ipad-pro-12.9-1",
    "ipad8_3rounded": "ipad-mini-6", "ipad10_9rounded": "ipad-10", "ipad11_0rounded": "ipad-pro-11",
    "ipad12_9rounded": "ipad-pro-12.9",
  ]
}
