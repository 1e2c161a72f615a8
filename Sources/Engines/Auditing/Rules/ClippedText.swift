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

  static var harm: HarmKind { .cutLine }

  static func findings(on layout: AuditedLayout) -> [Finding] {
    let texts = ShownTexts(layout.solving.screen, in: layout.environment)
    return layout.layout.views.indices.compactMap { view in
      let place = layout.layout.views[view]
      guard !place.isHidden, let text = place.text, text.isClipped, !layout.isFolded(view),
        !layout.isCovered(view)
      else { return nil }
      return Finding(
        Self.self, severity: severity(of: view, at: place, texts, on: layout), view: place.view,
        message:
          "\(layout.name(view)) is \(place.exact.height.shown) points high, which cuts its \(text.lines == 1 ? "line" : "lines")",
        measured: place.exact.height)
    }
  }

  /// An error where letters of the file's text are cut, a warning where those of another text would be that code puts there at
  /// the usual text size, else a note.
  private static func severity(
    of view: Int, at place: ViewLayout, _ texts: ShownTexts, on layout: AuditedLayout
  ) -> Severity {
    let attributes = layout.attributes[view]
    let words = words(of: attributes)
    if !words.isEmpty, words.allSatisfy(\.isWhitespace) { return .note }
    if isInkCut(of: words, in: view, at: place, texts, on: layout) { return .error }
    let isUsual = layout.environment.reduced(to: layout.solving.reads).textSize <= .large
    return isUsual && attributes.isConnected && isInkCut(of: anyWords, in: view, at: place, texts, on: layout)
      ? .warning : .note
  }

  /// What a view shows by its file or its design; empty for nothing.
  fileprivate static func words(of attributes: Attributes) -> String {
    TextTraits.read(attributes).flatMap { attributes.text($0) } ?? ""
  }

  /// Letters that hang.
  private static let anyWords = "gy"

  /// True if an edge cuts into letters of some words, which lines leave free above and below.
  private static func isInkCut(
    of words: String, in view: Int, at place: ViewLayout, _ texts: ShownTexts, on layout: AuditedLayout
  ) -> Bool {
    guard let text = place.text, let area = texts.area(of: view, place, .natural) else { return true }
    let line = area.height / Double(max(1, text.lines))
    let (above, below) = shares(beside: words)
    // Lines are in the middle of a view that is too low for them, and a line's height is a pixel more than its letters' at
    // most.
    let cut = (area.height - place.exact.height) / 2
    let pixel = 2 * layout.halfPixel
    return cut - below * line > pixel || cut - above * line > pixel
  }

  /// What a line of San Francisco leaves free above and below some words, of its height: 0.952 and 0.241 of the size are
  /// above and below the baseline, letters reach 0.76 and 0.21, emoji are as high as the size, and signs as + and × half of
  /// that, in the middle.
  fileprivate static func shares(beside words: String) -> (above: Double, below: Double) {
    let scalars = words.unicodeScalars
    if scalars.contains(where: \.properties.isEmojiPresentation) { return (0.08, 0.08) }
    if !words.isEmpty, scalars.allSatisfy({ $0.properties.generalCategory == .mathSymbol }) {
      return (0.3, 0.3)
    }
    return (ShownAreas.aboveLetters, words.contains { descending.contains($0) } ? 0.026 : 0.202)
  }
  private static let descending: Set<Character> = [
    "g", "j", "p", "q", "y", "Q", ",", ";", "(", ")", "[", "]",
  ]
}

extension AuditedLayout {
  /// What a line of a view's words leaves free above and below its letters, of its height.
  func roomBesideLetters(of view: Int) -> (above: Double, below: Double) {
    ClippedText.shares(beside: ClippedText.words(of: attributes[view]))
  }

  /// True for a view that its author folds up by a constraint, as one that is hidden, and for a label that is folded up with
  /// what it lies in: it draws nothing outside of itself.
  func isFolded(_ view: Int) -> Bool {
    func isFlat(_ view: Int) -> Bool { layout.views[view].exact.height <= halfPixel }
    guard isFlat(view) else { return false }
    return tree.flattened.contains(view)
      || kind(view) == .label
        && tree.ancestors(of: view).contains { tree.flattened.contains($0) && isFlat($0) }
  }
}
