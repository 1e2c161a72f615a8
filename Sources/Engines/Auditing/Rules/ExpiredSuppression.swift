import DesignModel
import Notation

/// Suppressions whose last day is over.
enum ExpiredSuppression: DesignRule {
  static let card = RuleCard(
    "expired-suppression", .warning, summary: "Findings were accepted up to a day that is over.",
    why: """
      Somebody promised to look at it again by then. Until that is done the suppression hides nothing: what it \
      accepted is reported as before.
      """,
    fix:
      "Remove the fault and the suppression with `unsuppress`, or `suppress` anew with another day and reason.",
    bad: """
      add-view demo close --kind button --text 'Close' --style body
      pin demo close top,leading --to safeArea --inset 16
      suppress demo small-target close --reason 'Grows with the new icons' --until 2020-12-31
      """,
    good: """
      add-view demo close --kind button --text 'Close' --style body
      pin demo close top,leading --to safeArea --inset 16
      add-constraint demo 'close.width >= 44'
      add-constraint demo 'close.height >= 44'
      """)

  static func findings(in tree: AuditedScreen) -> [Finding] {
    guard let day = tree.day else { return [] }
    return tree.screen.suppressions.filter { $0.isExpired(on: day) }.map { suppression in
      Finding(
        Self.self, view: suppression.items.first { tree.places[$0] != nil } ?? tree.screen.root.id,
        related: suppression.constraints + [suppression.id],
        message: "\(suppression.id): \(tree.screen.spelled(suppression)) was accepted until "
          + "\(suppression.until?.text ?? ""): \(suppression.reason)")
    }
  }
}
