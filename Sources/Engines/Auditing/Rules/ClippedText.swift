import AutoLayout
import DesignModel
import Notation

/// Texts whose lines are cut by the view's own edges.
enum ClippedText: LayoutRule {
  static let card = RuleCard(
    "clipped-text", .error, summary: "The lines of a text are cut by the edges of its view.",
    why: """
      Half a line of letters can't be read. It comes from a height that was set for smaller text. A note where no more \
      is cut than a line leaves free above and below its letters.
      """,
    fix: "Replace the height by a least height (>=), or leave it to the text.",
    bad: """
      add-view demo name --kind label --style body --text 'Name'
      pin demo name top,leading --to safeArea --inset 16
      add-constraint demo 'name.height == 12'
      """,
    good: """
      add-view demo name --kind label --style body --text 'Name'
      pin demo name top,leading --to safeArea --inset 16
      add-constraint demo 'name.height >= 12'
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    let texts = ShownTexts(layout.solving.screen, in: layout.environment)
    return layout.layout.views.indices.compactMap { view in
      let place = layout.layout.views[view]
      guard !place.isHidden, let text = place.text, text.isClipped else { return nil }
      let isCut = isInkCut(of: view, at: place, texts, on: layout)
      return Finding(
        Self.self, severity: isCut ? nil : .note, view: place.view,
        message:
          "\(layout.name(view)) is \(place.exact.height.shown) points high, which cuts its \(text.lines == 1 ? "line" : "lines")",
        measured: place.exact.height)
    }
  }

  /// True if an edge cuts into letters, which lines leave free above and below.
  private static func isInkCut(
    of view: Int, at place: ViewLayout, _ texts: ShownTexts, on layout: AuditedLayout
  ) -> Bool {
    guard let text = place.text, let area = texts.area(of: view, place, .natural) else { return true }
    let words = TextTraits.read(layout.attributes[view]).flatMap { layout.attributes[view].text($0) } ?? ""
    let line = area.height / Double(max(1, text.lines))
    let hangs = words.contains { descending.contains($0) }
    // Lines are in the middle of a view that is too low for them.
    let cut = (area.height - place.exact.height) / 2
    return cut - (hangs ? underDescenders : underLetters) * line > layout.halfPixel
      || cut - aboveLetters * line > layout.halfPixel
  }

  /// What a line of San Francisco leaves free above its letters, below those that hang under the baseline and below the
  /// others, of its height: 0.952 and 0.241 of the size are above and below the baseline, letters reach 0.76 and 0.21.
  private static let (aboveLetters, underDescenders, underLetters) = (0.161, 0.026, 0.202)
  private static let descending: Set<Character> = [
    "g", "j", "p", "q", "y", "Q", ",", ";", "(", ")", "[", "]",
  ]
}
