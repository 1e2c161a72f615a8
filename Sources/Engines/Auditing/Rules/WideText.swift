import AutoLayout
import DesignModel
import Notation

/// Texts whose lines are too long to find the next one.
enum WideText: LayoutRule {
  /// Characters a line; 45 to 75 are ideal, 87 acceptable, 130 bad (useyourloaf.com, "Readable Content Guides").
  static let most = 90.0
  static let card = RuleCard(
    "wide-text", .warning,
    summary: "The lines of a text are longer than 90 characters.",
    why: """
      At the end of a long line the eye doesn't find the start of the next one. It happens on iPads and in landscape, \
      where a text as wide as the window has 130 characters a line.
      """,
    fix: """
      Bind the text to `readableContent` in place of the safe area or the margins, and bound its width: since iOS 26 readable \
      content is up to 920 points wide, and has no bound of its own on phones.
      """,
    bad: """
      add-view demo terms --kind label --style body --lines 0 --text '\(terms)'
      pin demo terms top,leading,trailing --to safeArea --inset 16
      """,
    good: """
      add-view demo page --kind scroll
      pin demo page top,bottom --to safeArea
      pin demo page leading --to readableContent
      add-constraint demo 'page.trailing == readableContent.trailing @999'
      add-constraint demo 'page.width <= 560'
      add-view demo terms --kind label --style body --lines 0 --text '\(terms)' --in page
      pin demo terms top,leading,trailing,bottom
      add-constraint demo 'terms.width == page.width'
      """)

  private static let terms = """
    Whoever orders before noon gets the parcel on the next day. What does not fit goes back within two weeks, at no \
    cost and without a reason. The money comes back the way that it was paid, as soon as the parcel has reached us.
    """

  static func findings(on layout: AuditedLayout) -> [Finding] {
    layout.content.compactMap { view in
      let kind = layout.kind(view)
      guard kind == .label || kind == .textView, let text = layout.layout.views[view].text, text.lines > 1,
        text.wanted > paragraphs(of: view, layout)
      else { return nil }
      let characters = Double(text.shown) / Double(text.lines)
      // A text view keeps 5 points free at either side.
      let width = layout.layout.views[view].exact.width - (kind == .textView ? 10 : 0)
      guard characters > most else { return nil }
      return Finding(
        Self.self, view: layout.id(view),
        message:
          "\(layout.name(view)) has lines \(width.shown) points wide, of about \(characters.rounded().shown) characters; "
          + "\(most.shown) are readable",
        measured: characters.rounded(), required: most)
    }
  }

  private static func paragraphs(of view: Int, _ layout: AuditedLayout) -> Int {
    (TextTraits.own(layout.attributes[view]) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .count
  }
}
