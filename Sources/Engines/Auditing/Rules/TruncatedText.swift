import DesignModel
import Notation

/// Texts that lose characters.
enum TruncatedText: LayoutRule {
  static let card = RuleCard(
    "truncated-text", .warning, summary: "Characters of a text are missing.",
    why: """
      The text was written to be read. It fits at the size the designer saw, and ends in an ellipsis in a longer \
      language, on a narrower phone or at a larger text size. An error where nothing is left of it, or where the view says \
      `neverTruncate`; a note where a limit of two lines or more is reached, where the text is a sample that code replaces \
      and something of it is left, and where it fits at the standard text size and none of the accessibility sizes is chosen.
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
      guard !place.isHidden, let text = place.text, text.isTruncated, !layout.isAsWideAsRecorded(view),
        !layout.isFolded(view)
      else {
        return nil
      }
      return Finding(
        Self.self, severity: severity(of: view, text, on: layout), view: place.view,
        message: "\(layout.name(view)) shows \(text.shown) of \(text.total) characters",
        measured: Double(text.shown), required: Double(text.total))
    }
  }

  private static func severity(of view: Int, _ text: TextLayout, on layout: AuditedLayout) -> Severity {
    let attributes = layout.attributes[view]
    if attributes.flag(.neverTruncate) == true { return .error }
    if layout.isSample(view) {
      return text.shown == 0 && layout.losesAnyText(view) ? .warning : .note
    }
    if text.shown == 0 { return .error }
    // Who allows two lines has thought of texts that take more.
    return TextTraits(layout.kind(view), attributes).lines > 1 ? .note : .warning
  }
}

extension AuditedLayout {
  /// True for a text of which the screen's own device shows something at the standard text size, where here nothing is left:
  /// another text in its place is lost as well.
  ///
  /// A button with a word of Interface Builder's own may get a picture in place of any text. Of 10 such views read in public
  /// files, one a file, 8 lose whatever text they get; in the other two code may lay the cell out.
  fileprivate func losesAnyText(_ view: Int) -> Bool {
    if kind(view) == .button, isFiller(view) { return false }
    guard let home = solving.home.layout(in: environment.state) else { return false }
    return (home.layout.views[view].text?.shown ?? 0) > 0
  }

  /// True for a text as wide as the canvas recorded it by its own font, which isn't here to measure it by: there it was
  /// whole.
  fileprivate func isAsWideAsRecorded(_ view: Int) -> Bool {
    guard let recorded = attributes[view].recordedSize(of: kind(view))?.width,
      environment.textSize == .large || !FontTraits(kind(view), attributes[view]).scales
    else { return false }
    return abs(layout.views[view].exact.width - recorded) <= 2 * halfPixel
  }
}
