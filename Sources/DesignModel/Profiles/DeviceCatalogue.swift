extension Device {
  /// Every iPhone from the 5 to the 17 family, and every iPad since the mini 2, phones first.
  ///
  /// Public tables disagree with one another somewhere; each family names where its figures come from, and what has
  /// no source is listed as unverified. Abbreviations: SST = pointfreeco/swift-snapshot-testing `View.swift`
  /// @6bb6c9a; PB = playbook-ui/playbook-ios `SnapshotDevice.swift` @ef0398b; DF = aloisdeniel/flutter_device_frame
  /// @42089cd; F17 = swift-snapshot-testing pull request 1046, which cites useyourloaf.com's iPhone 17 screen sizes;
  /// Q = usagimaru's table on qiita.com; hacknicity = hacknicity.medium.com on iPad sizes.
  /// The system version is the one that the figures belong to, or the last that runs on the device if that is lower
  /// (general knowledge).
  public static let catalogue: [Device] = phoneFamilies.flatMap(\.devices) + padFamilies.flatMap(\.devices)
}

/// Devices that share every figure.
private struct Family {
  var members: [(name: String, title: String)]
  var size: Size
  var scale: Double
  var idiom: Idiom
  var portrait: EdgeInsets
  var landscape: EdgeInsets
  var portraitKeyboard: KeyboardHeight
  var landscapeKeyboard: KeyboardHeight
  var os: Double
  var source: String
  var unverified: [String]

  var devices: [Device] {
    members.map { name, title in
      Device(
        name: name, title: title, size: size, scale: scale, idiom: idiom, portraitInsets: portrait,
        landscapeInsets: landscape, portraitKeyboard: portraitKeyboard, landscapeKeyboard: landscapeKeyboard,
        os: os, source: source, unverified: unverified)
    }
  }
}

/// A phone with a home button: a status bar of 20 points, which landscape hides.
///
/// Keyboards: keys 216 (226 from 414 wide up) and prediction 38 to 45 reproduce the published totals; keys in
/// landscape 162 (O'Reilly's and zoul/ios-keyboards' tables); the landscape prediction row is not published.
private func homeButtonPhones(
  _ members: [(String, String)], _ size: Size, scale: Double, keys: Double, prediction: Double, os: Double,
  source: String
) -> Family {
  Family(
    members: members.map { (name: $0.0, title: $0.1) }, size: size, scale: scale, idiom: .phone,
    portrait: EdgeInsets(top: 20), landscape: .zero,
    portraitKeyboard: KeyboardHeight(keys: keys, prediction: prediction, dock: 0),
    landscapeKeyboard: KeyboardHeight(keys: 162, prediction: 38, dock: 0), os: os, source: source,
    unverified: ["landscapeKeyboard"])
}

/// A phone with a home indicator.
///
/// Keyboards: keys 216 (226 from 414 wide up), prediction 45, dock 75 = 34 of the home indicator and 41 reproduce
/// the published totals 336 and 346; landscape totals are not published, so 162 + 38 + the home indicator stands in.
private func edgeToEdgePhones(
  _ members: [(String, String)], _ size: Size, scale: Double = 3, top: Double,
  landscape: EdgeInsets? = nil, os: Double, source: String, unverified: [String] = []
) -> Family {
  let landscape = landscape ?? EdgeInsets(top: 0, left: top, bottom: 21, right: top)
  return Family(
    members: members.map { (name: $0.0, title: $0.1) }, size: size, scale: scale, idiom: .phone,
    portrait: EdgeInsets(top: top, bottom: 34), landscape: landscape,
    portraitKeyboard: KeyboardHeight(keys: size.width >= 414 ? 226 : 216, prediction: 45, dock: 75),
    landscapeKeyboard: KeyboardHeight(keys: 162, prediction: 38, dock: landscape.bottom), os: os,
    source: source, unverified: unverified + ["landscapeKeyboard"])
}

private func fourInchPhones(_ members: [(String, String)], os: Double) -> Family {
  homeButtonPhones(
    members, Size(width: 320, height: 568), scale: 2, keys: 216, prediction: 38, os: os, source: "SST, PB")
}

private func standardPhones(_ members: [(String, String)], os: Double) -> Family {
  homeButtonPhones(
    members, Size(width: 375, height: 667), scale: 2, keys: 216, prediction: 44, os: os, source: "SST, PB, DF"
  )
}

private func plusPhones(_ members: [(String, String)], os: Double) -> Family {
  homeButtonPhones(
    members, Size(width: 414, height: 736), scale: 3, keys: 226, prediction: 45, os: os, source: "SST, PB")
}

private func firstFacePhones(_ members: [(String, String)], os: Double) -> Family {
  edgeToEdgePhones(
    members, Size(width: 375, height: 812), top: 44, os: os,
    source: "SST, PB; landscape bottom 21 from Q's safe area 724x354 (SST, PB print 24)")
}

private let phoneFamilies: [Family] = [
  fourInchPhones([("iphone-5", "iPhone 5")], os: 10),
  fourInchPhones([("iphone-5s", "iPhone 5s")], os: 12),
  fourInchPhones([("iphone-se-1", "iPhone SE (1st generation)")], os: 15),
  standardPhones([("iphone-6", "iPhone 6")], os: 12),
  standardPhones([("iphone-6s", "iPhone 6s"), ("iphone-7", "iPhone 7")], os: 15),
  standardPhones([("iphone-8", "iPhone 8")], os: 16),
  plusPhones([("iphone-6-plus", "iPhone 6 Plus")], os: 12),
  plusPhones([("iphone-6s-plus", "iPhone 6s Plus"), ("iphone-7-plus", "iPhone 7 Plus")], os: 15),
  plusPhones([("iphone-8-plus", "iPhone 8 Plus")], os: 16),
  firstFacePhones([("iphone-x", "iPhone X")], os: 16),
  firstFacePhones([("iphone-xs", "iPhone XS"), ("iphone-11-pro", "iPhone 11 Pro")], os: 18),
  edgeToEdgePhones(
    [("iphone-xr", "iPhone XR"), ("iphone-11", "iPhone 11")], Size(width: 414, height: 896), scale: 2,
    top: 44,
    os: 18, source: "SST, PB; landscape bottom 21 from Q's safe area 808x393 (SST, PB print 24)"),
  edgeToEdgePhones(
    [("iphone-xs-max", "iPhone XS Max"), ("iphone-11-pro-max", "iPhone 11 Pro Max")],
    Size(width: 414, height: 896), top: 44, os: 18, source: "SST, PB, DF; landscape bottom 21 from DF, Q"),
  standardPhones(
    [("iphone-se-2", "iPhone SE (2nd generation)"), ("iphone-se-3", "iPhone SE (3rd generation)")], os: 18),
  edgeToEdgePhones(
    [("iphone-12-mini", "iPhone 12 mini"), ("iphone-13-mini", "iPhone 13 mini")],
    Size(width: 375, height: 812), top: 50, os: 18, source: "SST, PB (13 mini)"),
  edgeToEdgePhones(
    [
      ("iphone-12", "iPhone 12"), ("iphone-12-pro", "iPhone 12 Pro"), ("iphone-13", "iPhone 13"),
      ("iphone-13-pro", "iPhone 13 Pro"), ("iphone-14", "iPhone 14"),
    ], Size(width: 390, height: 844), top: 47, os: 18, source: "SST, PB, DF (13), F17"),
  edgeToEdgePhones(
    [
      ("iphone-12-pro-max", "iPhone 12 Pro Max"), ("iphone-13-pro-max", "iPhone 13 Pro Max"),
      ("iphone-14-plus", "iPhone 14 Plus"),
    ], Size(width: 428, height: 926), top: 47, os: 18, source: "SST, PB, DF, F17"),
  edgeToEdgePhones(
    [
      ("iphone-14-pro", "iPhone 14 Pro"), ("iphone-15", "iPhone 15"), ("iphone-15-pro", "iPhone 15 Pro"),
      ("iphone-16", "iPhone 16"),
    ], Size(width: 393, height: 852), top: 59, os: 18, source: "PB, DF, F17",
    unverified: ["portraitKeyboard"]),
  edgeToEdgePhones(
    [
      ("iphone-14-pro-max", "iPhone 14 Pro Max"), ("iphone-15-plus", "iPhone 15 Plus"),
      ("iphone-15-pro-max", "iPhone 15 Pro Max"), ("iphone-16-plus", "iPhone 16 Plus"),
    ], Size(width: 430, height: 932), top: 59, os: 18, source: "PB, DF, F17",
    unverified: ["portraitKeyboard"]),
  edgeToEdgePhones(
    [("iphone-16-pro", "iPhone 16 Pro")], Size(width: 402, height: 874), top: 62, os: 18, source: "DF, F17",
    unverified: ["portraitKeyboard"]),
  edgeToEdgePhones(
    [("iphone-16-pro-max", "iPhone 16 Pro Max")], Size(width: 440, height: 956), top: 62, os: 18,
    source: "DF, F17", unverified: ["portraitKeyboard"]),
  edgeToEdgePhones(
    [("iphone-16e", "iPhone 16e")], Size(width: 390, height: 844), top: 47, os: 18, source: "F17"),
  edgeToEdgePhones(
    [("iphone-17", "iPhone 17"), ("iphone-17-pro", "iPhone 17 Pro")], Size(width: 402, height: 874), top: 62,
    landscape: EdgeInsets(top: 20, left: 62, bottom: 20, right: 62), os: 26, source: "F17",
    unverified: ["portraitKeyboard"]),
  edgeToEdgePhones(
    [("iphone-17-pro-max", "iPhone 17 Pro Max")], Size(width: 440, height: 956), top: 62,
    landscape: EdgeInsets(top: 20, left: 62, bottom: 20, right: 62), os: 26, source: "F17",
    unverified: ["portraitKeyboard"]),
  edgeToEdgePhones(
    [("iphone-air", "iPhone Air")], Size(width: 420, height: 912), top: 68,
    landscape: EdgeInsets(top: 20, left: 68, bottom: 29, right: 68), os: 26, source: "F17",
    unverified: ["portraitKeyboard"]),
  edgeToEdgePhones(
    [("iphone-17e", "iPhone 17e")], Size(width: 390, height: 844), top: 47, os: 26,
    source: "size: one public preset list; insets as iPhone 14",
    unverified: ["portraitInsets", "landscapeInsets", "portraitKeyboard"]),
]

/// Pads: the same insets both ways; keys 264 upright and 352 in landscape, prediction 54 (O'Reilly; kawa.at.webry.info).
private func pads(
  _ members: [(String, String)], _ width: Double, _ height: Double, insets: EdgeInsets, os: Double,
  source: String, unverified: [String] = []
) -> Family {
  Family(
    members: members.map { (name: $0.0, title: $0.1) }, size: Size(width: width, height: height), scale: 2,
    idiom: .pad, portrait: insets, landscape: insets,
    portraitKeyboard: KeyboardHeight(keys: 264, prediction: 54, dock: 0),
    landscapeKeyboard: KeyboardHeight(keys: 352, prediction: 54, dock: 0), os: os, source: source,
    unverified: unverified + ["portraitKeyboard", "landscapeKeyboard"])
}

private let homeButtonPad = EdgeInsets(top: 20)
private let edgeToEdgePad = EdgeInsets(top: 24, bottom: 20)
private let insetsUnsourced = ["portraitInsets", "landscapeInsets"]

private func firstPads(_ members: [(String, String)], os: Double) -> Family {
  pads(members, 768, 1024, insets: homeButtonPad, os: os, source: "SST, PB")
}

private let padFamilies: [Family] = [
  firstPads(
    [("ipad-mini-2", "iPad mini 2"), ("ipad-mini-3", "iPad mini 3"), ("ipad-air-1", "iPad Air")], os: 12),
  firstPads([("ipad-mini-4", "iPad mini 4"), ("ipad-air-2", "iPad Air 2")], os: 15),
  firstPads([("ipad-pro-9.7", "iPad Pro 9.7-inch"), ("ipad-5", "iPad (5th generation)")], os: 16),
  firstPads([("ipad-6", "iPad (6th generation)")], os: 17),
  firstPads([("ipad-mini-5", "iPad mini (5th generation)")], os: 18),
  pads(
    [
      ("ipad-7", "iPad (7th generation)"), ("ipad-8", "iPad (8th generation)"),
      ("ipad-9", "iPad (9th generation)"),
    ], 810, 1080, insets: homeButtonPad, os: 18, source: "SST, DF"),
  pads(
    [("ipad-pro-10.5", "iPad Pro 10.5-inch")], 834, 1112, insets: homeButtonPad, os: 17, source: "SST, PB"),
  pads(
    [("ipad-air-3", "iPad Air (3rd generation)")], 834, 1112, insets: homeButtonPad, os: 18, source: "SST, PB"
  ),
  pads(
    [("ipad-pro-12.9-1", "iPad Pro 12.9-inch (1st and 2nd generation)")], 1024, 1366, insets: homeButtonPad,
    os: 16, source: "SST, DF"),
  pads(
    [("ipad-pro-11", "iPad Pro 11-inch (1st to 4th generation)")], 834, 1194, insets: edgeToEdgePad, os: 18,
    source: "SST (PB, DF print the older 20/0)"),
  pads(
    [("ipad-pro-12.9", "iPad Pro 12.9-inch (3rd to 6th generation)"), ("ipad-air-13", "iPad Air 13-inch")],
    1024, 1366, insets: edgeToEdgePad, os: 18, source: "PB, DF"),
  pads(
    [
      ("ipad-air-4", "iPad Air (4th generation)"), ("ipad-air-5", "iPad Air (5th generation)"),
      ("ipad-10", "iPad (10th generation)"), ("ipad-air-11", "iPad Air 11-inch"),
    ], 820, 1180, insets: edgeToEdgePad, os: 18, source: "size: DF (its scale 3 is wrong)",
    unverified: insetsUnsourced),
  pads(
    [("ipad-mini-6", "iPad mini (6th generation)"), ("ipad-mini-7", "iPad mini (A17 Pro)")], 744, 1133,
    insets: edgeToEdgePad, os: 18, source: "size: PB (its insets 24/20/24/20 are doubtful)",
    unverified: insetsUnsourced),
  pads(
    [("ipad-pro-11-m4", "iPad Pro 11-inch (M4 and M5)")], 834, 1210, insets: edgeToEdgePad, os: 18,
    source: "DF (its landscape 0/24/20/24 is doubtful)", unverified: ["landscapeInsets"]),
  pads(
    [("ipad-pro-13", "iPad Pro 13-inch (M4 and M5)")], 1032, 1376, insets: edgeToEdgePad, os: 18,
    source: "DF (its landscape 0/24/20/24 is doubtful)", unverified: ["landscapeInsets"]),
]
