import DesignModel
import Notation

/// Texts in text styles that keep the size of the moment at which they were made.
///
/// Of 4,954 public Interface Builder files 670 have texts in a style, and 340 of these have some that don't follow; in 38
/// of these files others do. So it is one finding a screen, and a note where none follows.
enum FontSetOnce: DesignRule {
  static let card = RuleCard(
    "font-set-once", .warning,
    summary: "A text in a text style doesn't follow when people choose another text size while the app runs.",
    why: """
      A text style is looked up when the font is set. Whoever changes the text size, as in Control Centre, sees the old size \
      until the view is made again, beside other texts that have changed.
      """,
    fix: """
      Turn on Automatically Adjusts Font in Interface Builder, or set `adjustsFontForContentSizeCategory` in code, and \
      import again.
      """,
    bad: """
      add-view demo note --kind label --text 'Ask us' --style body
      pin demo note top,leading --to safeArea --inset 16
      set-view demo note fontSetOnce=true
      """,
    good: """
      add-view demo note --kind label --text 'Ask us' --style body
      pin demo note top,leading --to safeArea --inset 16
      """)

  static func findings(in tree: AuditedScreen) -> [Finding] {
    // A button's title follows by its configuration, which files don't say.
    let texts = tree.screen.views.filter { $0.hasWords && $0.scalesWords }
    let kept = texts.filter { $0.attributes.isFontSetOnce && !$0.attributes.isOfCustomClass }
    guard let first = kept.first else { return [] }
    let isDecided = !texts.contains { $0.kind != .button && !$0.attributes.isFontSetOnce }
    let subject =
      kept.count == 1 ? "\(first.name) keeps its" : "\(kept.count) texts, first \(first.name), keep their"
    return [
      Finding(
        Self.self, severity: isDecided ? .note : nil, view: first.id,
        message: "\(subject) size when people choose another text size while the app runs",
        parts: kept.count == 1 ? [] : kept.map(\.id)
      ).assuming("no code sets the font anew")
    ]
  }
}
