import DesignModel

/// Words that don't follow the text size.
///
/// Where none of a screen's texts follows it, that is one decision for the app to take, and a note; where others do, the
/// text was forgotten.
enum FixedFont: DesignRule {
  /// Points above which a text can be read by those who need larger ones, as Apple's largest text of the style body at the
  /// third accessibility size.
  static let large = 40.0

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
    // A segmented control's titles never scale, and nothing can be done about it.
    let texts = tree.screen.views.filter { $0.hasWords && $0.kind != .segmentedControl }
    let isDecided = !texts.contains(where: \.scalesWords)
    return texts.filter { view in
      !isLarge(view) && !view.attributes.isOfCustomClass && !view.attributes.hasMadeUpFont
        && tree.keepsSize(view)
    }.map { view in
      Finding(
        Self.self, severity: isDecided ? .note : nil, view: view.id,
        message: "\(view.name)'s font does not follow the text size")
    }
  }

  private static func isLarge(_ view: View) -> Bool {
    FontTraits(view.kind, view.attributes).size.map { $0 > large } ?? false
  }
}
