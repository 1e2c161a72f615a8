/// What decides how much of a window bars take.
struct BarSetting {
  private let isPad: Bool
  /// Whether it is a phone held across.
  private let isLow: Bool
  /// The screen's short side in points.
  private let shortSide: Double
  /// Whether bars are those of `SystemVersions.newControls`.
  private let isNew: Bool
  /// Whether the system puts bars one above the other at a side.
  let isVertical: Bool

  /// That of a window; `screen` is the size of the whole, in points, where the window is a part of it.
  init(_ environment: LayoutEnvironment, onScreen screen: Size? = nil) {
    let size = screen ?? environment.size
    isPad = environment.idiom == .pad
    isLow = environment.verticalClass == .compact
    shortSide = min(size.width, size.height)
    isNew = environment.os >= SystemVersions.newControls
    isVertical = environment.display.barEdge != nil
  }

  /// The height of a navigation bar in points.
  ///
  /// Before iOS 26: 44 on phones, 32 in landscape but 44 on the large ones; 50 on pads since iOS 12. Since: 54 (22 of 29
  /// bars of storyboards that Xcode 16.3 and later saved, GKNavigationBarSwift#47); in landscape no figure is known, so
  /// that the earlier one stays.
  var navigation: Double {
    if isLow { return shortSide < 414 ? 32 : 44 }
    return isNew ? 54 : isPad ? 50 : 44
  }

  /// Of a tab bar: 49 on phones, 32 at compact height; 50 on pads (general knowledge, unverified).
  var tab: Double { isPad ? 50 : isLow ? 32 : 49 }

  /// Of a toolbar: 50 on pads since iOS 12, on phones 44, 32 at compact height (general knowledge, unverified).
  var tool: Double { isPad ? 50 : isLow ? 32 : 44 }

  /// What the title of a navigation bar takes above where bars stand at a side: content of 382 × 562, 594 × 350 and
  /// 867 × 553 points on the Duo's displays (one runtime probe of 2026-10-01).
  static let titleBesideVerticalBars = 82.0
}

extension EdgeInsets {
  /// Adds bars of a window, in points.
  ///
  /// Where they stand one above the other at a side, they lie in the strip that the safe area leaves out already.
  mutating func add(_ bars: [Bar], in setting: BarSetting) {
    if setting.isVertical {
      if bars.contains(.navigation) { top += BarSetting.titleBesideVerticalBars }
      return
    }
    for bar in bars {
      switch bar {
      case .none: break
      case .navigation: top += setting.navigation
      // A bar with a prompt is 74 high (general knowledge, unverified).
      case .prompt: top += 30
      case .largeTitle: top += 52
      case .tab: bottom += setting.tab
      case .tool: bottom += setting.tool
      }
    }
  }
}
