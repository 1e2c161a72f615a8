import DesignModel
import Notation

/// Heights that were set for one text size.
enum FixedHeightAroundScalingText: DesignRule {
  /// Points: one line of the largest text style at the largest text size, 60 × 1.193359375, is 71.6 high.
  static let tallestLine = 72.0

  static let card = RuleCard(
    "fixed-height-around-scaling-text", .warning,
    summary: "A height that never changes holds a text that grows.",
    why: "At accessibility sizes a line is three times as high: the text is cut off or loses lines.",
    fix: "Use >= in place of == or <=, so that the view has a least height and grows with its text.",
    bad: """
      add-view demo note --kind label --text 'Ask us' --style body
      pin demo note top,leading --to safeArea --inset 16
      add-constraint demo 'note.height == 24'
      """,
    good: """
      add-view demo note --kind label --text 'Ask us' --style body
      pin demo note top,leading --to safeArea --inset 16
      add-constraint demo 'note.height >= 24'
      """)

  static func findings(in tree: AuditedScreen) -> [Finding] {
    tree.screen.constraints.compactMap { constraint in
      guard constraint.isOfAuthorAtRunTime, isFixedHeight(constraint), !tree.varies(constraint),
        let view = tree.screen.view(constraint.first.item.owner), view.hasWords,
        view.kind != .segmentedControl, view.scalesWords, !view.attributes.hasMadeUpFont,
        !fits(view, constraint.constant)
      else { return nil }
      return Finding(
        Self.self, view: view.id, constraint: constraint.id,
        message:
          "\(constraint.id): \(tree.screen.spelled(constraint)) holds a text that grows with the text size",
        measured: constraint.constant)
    }
  }

  /// Above the compression resistance of 750 that texts have by themselves.
  private static func isFixedHeight(_ constraint: LayoutConstraint) -> Bool {
    constraint.first.anchor == .height && constraint.second == nil && constraint.relation != .atLeast
      && constraint.isInstalled && constraint.priority.value > 750 && constraint.condition == nil
      && constraint.first.item.region == .bounds
  }

  private static func fits(_ view: View, _ height: Double) -> Bool {
    // A button's title is a word or two, however many lines it may have.
    let isOneLine =
      view.kind == .button || view.kind != .textView && TextTraits(view.kind, view.attributes).lines == 1
    return isOneLine && height >= tallestLine
  }
}
