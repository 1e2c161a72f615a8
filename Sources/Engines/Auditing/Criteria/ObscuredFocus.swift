import DesignModel
import Notation

/// Controls that have the focus while nothing of them is in sight: WCAG 2.2's criterion 2.4.11.
public enum ObscuredFocus: LayoutRule {
  public static let card = RuleCard(
    "obscured-focus", .error,
    summary: "Nothing of a control can come into sight between the bars and above the keyboard.",
    why: "Who moves the focus by a keyboard or a switch doesn't see where it is.",
    fix: "Put the control into a scroll view that avoids the keyboard, or bind it to `safeArea`.",
    bad: """
      add-view demo name --kind textField --label 'Name'
      pin demo name leading,trailing --to safeArea --inset 16
      add-constraint demo 'name.bottom == root.bottom'
      add-constraint demo 'name.height == 30'
      """,
    good: """
      add-view demo name --kind textField --label 'Name'
      pin demo name top,leading,trailing --to safeArea --inset 16
      add-constraint demo 'name.height == 44'
      """)

  public static func findings(on layout: AuditedLayout) -> [Finding] {
    guard layout.fillsWindow else { return [] }
    // Who moves the focus doesn't put the keyboard away before.
    let reachability = layout.sight(withKeyboard: true)
    // The criterion speaks of what the author's content covers, and the keyboard is the system's.
    lazy var withoutKeyboard = layout.sight(withKeyboard: false)
    return layout.content.compactMap { view in
      guard layout.takesFocus(view), reachability.isWhollyOutOfSight(at: view),
        let failure = reachability.outOfSight(at: view)
      else { return nil }
      let isUnderKeyboard =
        layout.environment.keyboardHeight != nil
        && (layout.isUnderNoBar(view) || !withoutKeyboard.isWhollyOutOfSight(at: view))
      let finding = Finding(
        Self.self, view: layout.id(view),
        message: isUnderKeyboard
          ? "\(layout.name(view)) can't be brought above the system's keyboard" : failure.reason,
        measured: failure.distance, required: 0)
      // What is sure elsewhere is worse, however far it is off.
      let doubtful = finding.graded(.warning)
      if layout.environment.keyboardHeight != nil {
        return doubtful.assuming(isUnderKeyboard ? keyboardCounts : keyboardMoves)
      }
      if let assumption = layout.assumptionOfHeld(view) { return doubtful.assuming(assumption) }
      if layout.screen.isPlacedByItsOwner { return doubtful.assuming("its file's view fills the window") }
      return layout.screen.isPresentedByCode
        ? doubtful.assuming("it is no sheet and begins below no opaque bar") : finding
    }
  }

  // What no file says.
  private static let keyboardCounts = "an assessor counts that as content of the app"
  private static let keyboardMoves = "an assessor counts what is so while the system's keyboard is up"
}

extension AuditedLayout {
  /// True for a view in the window where no bar of the app lies over the window's ends.
  fileprivate func isUnderNoBar(_ view: Int) -> Bool {
    frame(view).reach(beyond: window) <= halfPixel + overhang(view) && isFreeOfBars(along: \.top)
      && isFreeOfBars(along: \.bottom)
  }

  /// What can be brought into sight, where the keyboard stays up or isn't there.
  fileprivate func sight(withKeyboard keepsKeyboard: Bool) -> Reachability {
    if environment.keyboardHeight == nil { return reachability }
    var surroundings = environment
    if !keepsKeyboard { surroundings.keyboardHeight = nil }
    return Reachability(
      of: screen, on: layout, in: surroundings, keepingKeyboard: keepsKeyboard, superviews: tree.parents)
  }
}
