import DesignModel
import Notation

/// Texts that lose characters.
enum TruncatedText: LayoutRule {
  static let card = RuleCard(
    "truncated-text", .warning, summary: "Characters of a text are missing.",
    why: """
      The text was written to be read. It fits at the size the designer saw, and ends in an ellipsis in a longer \
      language, on a narrower phone or at a larger text size. An error where the view says `neverTruncate`.
      """,
    fix:
      "Let the text have more lines (`lines=0`), more room, or stack its neighbours below it at large text sizes.",
    bad: """
      add-view demo title --kind label --style body --text 'Your order is on its way and will be there tomorrow'
      pin demo title top,leading,trailing --to safeArea --inset 16
      """,
    good: """
      add-view demo title --kind label --style body --lines 0 --text 'Your order is on its way and will be there tomorrow'
      pin demo title top,leading,trailing --to safeArea --inset 16
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    layout.layout.views.indices.compactMap { view in
      let place = layout.layout.views[view]
      guard !place.isHidden, let text = place.text, text.isTruncated else { return nil }
      let isError = layout.attributes[view].flag(.neverTruncate) == true
      return Finding(
        Self.self, severity: isError ? .error : nil, view: place.view,
        message: "\(layout.name(view)) shows \(text.shown) of \(text.total) characters",
        measured: Double(text.shown), required: Double(text.total))
    }
  }
}
