import DesignModel

/// Words that don't follow the text size.
enum FixedFont: DesignRule {
  static let card = RuleCard(
    "fixed-font", .warning, summary: "A text keeps its size whatever text size people choose.",
    why: "Those who choose larger text get none of it here.",
    fix: "Give the view a text style (`style=body`), or let its own size scale (`scalesFont=true`).",
    bad: """
      add-view demo note --kind label --text 'Ask us'
      pin demo note top,leading --to safeArea --inset 16
      """,
    good: """
      add-view demo note --kind label --text 'Ask us' --style body
      pin demo note top,leading --to safeArea --inset 16
      """)

  static func findings(in tree: AuditedScreen) -> [Finding] {
    tree.screen.views.filter { view in
      // A segmented control's titles never scale, and nothing can be done about it.
      view.hasWords && view.kind != .segmentedControl && !view.scalesWords
        && !tree.varies(view.id, FontTraits.scaling)
    }.map { view in
      Finding(Self.self, view: view.id, message: "\(view.name)'s font does not follow the text size")
    }
  }
}
