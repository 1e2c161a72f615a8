import DesignModel

/// What the canvas shows at which version of the plug-in, in points: one row a figure.
///
/// Counts are of screens whose recorded frames say the figure, *agreeing of observed*; docs/evidence/canvas.md has
/// the ranges in which each was seen.
enum CanvasTables {
  /// The status bar of phones with a home button and of pads like them, and of files without a device: 98 of 99 before
  /// 14700, 60 of 60 up to 21505 (7 of them without a device), 41 of 42 from 21679 on.
  static let homeButtonStatusBar = ByVersion(20.0, (from: 14700, value: 0), (from: 21600, value: 20))

  /// The status bar of phones without a home button: `retina6_1` 333 of 333 and 109 of 109, `retina5_9` 30 and 31, the
  /// others 18 of 18; 3 of 3 at 21169 are still the lower ones.
  static let statusBars: [String: ByVersion<Double>] = [
    "retina6_1": ByVersion(44, (from: 21200, value: 48)),
    "retina5_9": ByVersion(44, (from: 21200, value: 50)),
    "retina5_4": ByVersion(44, (from: 21200, value: 50)),
    "retina6_0": ByVersion(44, (from: 21200, value: 47)),
    "retina6_7": ByVersion(44, (from: 21200, value: 47)),
    "retina6_5": ByVersion(44),
    "retina6_12": ByVersion(59),
    "retina6_72": ByVersion(59),
    "retina6_3": ByVersion(62),
    "retina6_9": ByVersion(62),
  ]

  /// The status bar of pads without a home button: 2 of 2.
  static let roundedPadStatusBar = 24.0

  /// A navigation bar on a phone: 131 of 132 before 24000, 3 of 3 since, and reported publicly.
  static let navigationBar = ByVersion(44.0, (from: 24000, value: 54))

  /// A navigation bar on a phone with a home button in landscape, as on a device.
  static let lowNavigationBar = 32.0

  /// A navigation bar on a pad: 50 since iOS 12, which came with 14200 (1 of 1 at 20020; 44 at 11524 and, in 2
  /// repositories, at 14088).
  static let padNavigationBar = ByVersion(44.0, (from: 14200, value: 50), (from: 24000, value: 54))

  /// What a large title adds on any phone, with a home button at 13770 and 22504 (2 repositories).
  static let largeTitle = 52.0

  /// A navigation bar in a sheet: 11 of 11 before 24000; later and large as found on files outside of both corpora.
  static let sheetBar = ByVersion(56.0, (from: 24000, value: 70))
  static let largeSheetBar = ByVersion(108.0, (from: 24000, value: 126))

  /// Whether a sheet without a bar has the status bar's inset: 13 of 13 have none before 24000, 3 of 3 since.
  static let sheetHasStatusBar = ByVersion(false, (from: 24000, value: true))

  /// Whether a sheet reaches the home indicator: 8 of 8 before 21000, none of 7 since.
  static let sheetHasHomeIndicator = ByVersion(true, (from: 21000, value: false))

  /// A tab bar above the home indicator (14 of 14), and a toolbar there (15 of 15).
  static let tabBar = 49.0
  static let toolbarAboveIndicator = 49.0
  /// A toolbar below a root where there is a home button: 5 of 5 have 49 since 14700, in 4 repositories.
  static let toolbarBelow = ByVersion(44.0, (from: 14700, value: 49))
  /// A toolbar by itself.
  static let toolbar = 44.0

  /// The home indicator in portrait and in landscape: 345 of 345; none seen in landscape.
  static let homeIndicator = 34.0
  static let homeIndicatorInLandscape = 21.0

  /// Whether the bottom inset is only as much of the home indicator as the root reaches into: 16 of 16 from 16087 to
  /// 20020 (a root wider than the canvas has all of it, 3 of 3); 1 of 1 at 14490 has all of it, and 2 of 2 since 21000.
  static let countsReach = ByVersion(false, (from: 14700, value: true), (from: 21000, value: false))

  /// Whether a screen without bars counts status bar and home indicator twice: none of 47 up to 23506, 115 of 115 from
  /// 24053 on, and from 23721 on in files outside of both corpora.
  static let doublesBareInsets = ByVersion(false, (from: 23721, value: true))

  /// Whether a screen under a bar counts them twice, too: none of 48 up to 23506, 3 of 3 at 24063.
  static let doublesInsetsUnderBars = ByVersion(false, (from: 24000, value: true))

  /// Whether a root lower than any screen has no status bar, be it a controller's or one of its own, whatever the file
  /// says of the bar: 51 of 51 up to 475 points have none, in 19 repositories, and 137 of 137 from 483 on have it, in
  /// 37; seen from 13104 to 14490.
  static let lowRootLacksStatusBar = ByVersion(
    false, (from: 13000, value: true), (from: 14700, value: false))

  /// The height of the lowest screen, in points.
  static let lowestScreen = 480.0

  /// The screens of files without a device: those of Xcode 6's time, and its square.
  static let oldScreens: Set<Size> = [
    Size(width: 320, height: 480), Size(width: 320, height: 568), Size(width: 375, height: 667),
    Size(width: 414, height: 736), Size(width: 600, height: 600), Size(width: 768, height: 1024),
    Size(width: 1024, height: 768),
  ]

  // MARK: Controls

  /// 63 by 28 on Xcode 26 (85 of 85), 51 by 31 before (61 of 61).
  static let switchSize = ByVersion(
    Size(width: 51, height: 31), (from: 24000, value: Size(width: 63, height: 28)))
  /// 31 up to 23506, 34 from 23721 on (19 of 23, in 3 repositories).
  static let sliderHeight = ByVersion(31.0, (from: 23721, value: 34))
  static let stepperHeight = ByVersion(29.0, (from: 14700, value: 32))
  /// 2 up to 16087 (7 repositories), 4 since iOS 14, which came with 17000.
  static let progressHeight = ByVersion(2.0, (from: 17000, value: 4))
  static let segmentedControlHeight = ByVersion(29.0, (from: 14700, value: 32))
  static let searchBarHeight = ByVersion(44.0, (from: 13000, value: 56), (from: 24000, value: 64))
  /// Wheels: 162 up to 7520 (3 of 3, in 3 repositories), 216 since iOS 9 (17 of 17 from 9049 to 24504, in 10), but 162 in
  /// the first Xcode 11 (2 of 2 at 14799 and 14806, in one; 216 at 14490 and 15404).
  static let pickerHeight = ByVersion(
    162.0, (from: 8000, value: 216), (from: 14700, value: 162), (from: 15000, value: 216))

  /// Rounded text fields: 30 up to 14490 (30 of 30), 34 from 14824 on (64 of 69).
  static let roundedFieldHeight = ByVersion(30.0, (from: 14700, value: 34))

  /// What a text field without a border has beyond a line: 12 of 12 at 11524 to 14806, 26 of 30 since 17126.
  static let plainFieldExcess = ByVersion(0.0, (from: 16500, value: 1))

  /// The page controls of systems before iOS 14, from then on and of iOS 26.
  ///
  /// 2 of 2 at 16087, 5 of 5 at 22684, 3 of 3 at 24063; nothing was seen in between.
  static let pageControl = ByVersion(
    PageDots.early, (from: 17000, value: PageDots.roomy), (from: 24000, value: PageDots.glass))

  /// The types of buttons that show a symbol of the system's.
  static let symbolButtons: Set<String> = [
    "contactAdd", "detailDisclosure", "infoLight", "infoDark", "close",
  ]

  /// The system version whose texts and alignment rectangles the canvas shows: before 17000 the system font has two cuts.
  static let os = ByVersion(13.0, (from: 17000, value: 18), (from: 24400, value: 26))

  /// The system of a device that looks as the canvas does: that of `os`, but status bars of iOS 16 came with 21200
  /// (`statusBars`).
  static let systems = ByVersion(
    13.0, (from: 17000, value: 15), (from: 21200, value: 18), (from: 24400, value: 26))

  /// The text size at which text styles are shown: 10 of 10 before 11000, 64 of 70 from 18000 to 20999, else 310 of 312.
  static let textSize = ByVersion(
    TextSize.medium, (from: 11000, value: .large), (from: 18000, value: .extraSmall),
    (from: 21000, value: .large))

  // MARK: Margins

  /// Whether a root has side margins of its own and none above and below, where it is no controller's.
  static let rootHasSideMargins = ByVersion(false, (from: 13000, value: true))

  /// The width of a root, or of a cell before 14700, from which its side margins are wide: 393 points are narrow (13 of
  /// 13, in 3 repositories), and 400 and more wide (19 of 19 at 400, in 2; 206 of 212 at 414).
  static let wideFrom = 400.0

  /// The side margins of a root: 16, and 20 of a wide one, with and without a device; 16 before 8000.
  static func rootSide(width: Double, _ plugIn: Int) -> Double {
    width >= wideFrom && plugIn >= 8000 ? 20 : 16
  }

  /// Above and below of a root that preserves the margins around it: 7 of 7.
  static let preservedEnds = 8.0

  /// Whether margins that the file gives only widen the system's own at a root's sides and in a cell's content: 6 of 6
  /// roots and 6 of 6 contents.
  static let explicitMarginsWiden = ByVersion(false, (from: 13000, value: true))

  /// Above and below of a cell's content: 8 before 13000, 11 and 10.5, 11 from 14700 on, 15 from 24000 on (10 of 10).
  static let contentTop = ByVersion(8.0, (from: 13000, value: 11), (from: 24000, value: 15))
  static let contentBottom = ByVersion(
    8.0, (from: 13000, value: 10.5), (from: 14700, value: 11), (from: 24000, value: 15))

  /// The sides of the content of a cell in a narrow table: without a home button 16 of 17, with one from 14700 to
  /// 16499 17 of 20.
  static let contentSide = ByVersion(8.0, (from: 13000, value: 16))
  /// The same of a cell that is the root of a xib where there is a home button (58 of 60, in 9 repositories), and on pads
  /// and without a device.
  static let narrowContentSide = ByVersion(
    8.0, (from: 13000, value: 16), (from: 14700, value: 15), (from: 16500, value: 16))
  /// The same of a cell in a table that is not the root, on pads and on phones with a home button: 46 of 49 from 13000 to
  /// 16499, in 8 repositories; later 16 like others (330 of 331 on home-button phones).
  static let innerContentSide = ByVersion(8.0, (from: 13000, value: 15), (from: 16500, value: 16))
  static let wideContentSide = 20.0
  /// The width of a screen from which the content of cells is wide: 390 points are up to 23506 (54 of 54, in 3
  /// repositories), and no more from 23721 on (10 of 10, in 2), where 393 are (12 of 12, in 3).
  static let wideScreenFrom = ByVersion(390.0, (from: 23721, value: 393))
  /// Whether the content of rows below the lower edge of their table has a plain view's margins, since it was never shown:
  /// 16 of 16 at 13173 and 19454, in 2 repositories; 6 of 6 at 22504 and 23506 have a row's, in 2.
  static let lowRowsLackMargins = ByVersion(
    false, (from: 13000, value: true), (from: 20000, value: false))
  /// The sides of a cell in a table, which content has that preserves the margins around it, before 13000: 45 of 45 at
  /// 12088, in 2 repositories; later every content has them.
  static let preservedSide = ByVersion<Double?>(nil, (from: 11000, value: 15), (from: 13000, value: nil))
  /// Beside an accessory: 11 of 11 from 13772 to 14490, in 3 repositories, and 80 of 89 since.
  static let contentSideByAccessory = 8.0
}
