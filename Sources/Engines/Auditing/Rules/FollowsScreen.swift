import DesignModel
import Notation

/// Views of code that follow the device's screen where the window is smaller.
///
/// Of 330 classes of four public apps, imported with the screen's bounds free and fixed, seven have such views, one of them by
/// a number that it keeps for all runs. In two a view reaches out of a window of 320 points, and its end is cut off; in the
/// others it is larger or lower than meant, which is a note.
enum FollowsScreen: DesignRule {
  static let card = RuleCard(
    "follows-screen", .warning,
    summary: "Code gives a view a number that follows the device's screen, not the window.",
    why: """
      A window is smaller than its screen in Split View and where the system resizes it, iOS 27 and later on phones, too. \
      `UIScreen.main.bounds` stays 466 × 678 on an iPhone Duo whose window is 951 × 669. What is as wide as the screen reaches \
      out of a narrower window.
      """,
    fix: """
      Bind the view to its superview or the safe area, or ask the view's own `bounds` in `viewDidLayoutSubviews` or \
      `layoutSubviews`, and import again.
      """,
    bad: """
      add-view demo card --size 393x44
      pin demo card top,leading --to safeArea
      set-view demo card followsScreen='width 393 320 out Card.swift:12'
      """,
    good: """
      add-view demo card --size 80x44
      pin demo card top,leading --to safeArea
      """)

  static func findings(in tree: AuditedScreen) -> [Finding] {
    let screen = tree.screen
    let found = screen.views.compactMap { view in
      view.attributes.isStandIn ? nil : view.attributes.screenMeasure.map { (view: view, measure: $0) }
    }
    // What leaves the window says most.
    guard let worst = found.first(where: { $0.measure.leavesWindow }) ?? found.first else { return [] }
    let others = found.count - 1
    let also = others == 0 ? "" : ", and \(counted(others, "other view")) alike"
    return [
      Finding(
        Self.self, severity: worst.measure.leavesWindow ? nil : .note, view: worst.view.id,
        message: "\(worst.view.name) \(worst.measure.words)\(also)", measured: worst.measure.onScreen,
        required: worst.measure.inWindow, parts: others == 0 ? [] : found.map(\.view.id))
    ]
  }
}

extension ScreenMeasure {
  /// What is wrong, as `follows the screen in Card.swift:12: in a window of 320 x 568 it is 393 wide and reaches out, and on a
  /// screen of that size 320`.
  fileprivate var words: String {
    let place = line.map { " in \($0)" } ?? ""
    let window = "\(Self.window.width.shown) x \(Self.window.height.shown)"
    let (large, small) = (onScreen.shown, inWindow.shown)
    let (own, was) =
      switch side {
      case .width: ("is \(large) wide", small)
      case .height: ("is \(large) high", small)
      case .left: ("begins at x \(large)", "at \(small)")
      case .top: ("begins at y \(large)", "at \(small)")
      }
    let out = leavesWindow ? " and reaches out" : ""
    return
      "follows the screen\(place): in a window of \(window) it \(own)\(out), and on a screen of that size \(was)"
  }
}
