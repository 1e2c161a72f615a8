public import AutoLayout
public import DesignModel

/// Text as iOS sets it: Dynamic Type, the system font's published widths, Unicode line breaking.
///
/// Safe to share between threads; copies share what they remember. Pango is opened only when a text has to be
/// wrapped, or holds a script or names a family without built-in figures.
///
/// Widths of printable ASCII and accented Latin in regular to bold weight come from published advances (97 % of
/// 297 recorded labels within one point); all others are marked approximate. The width of the mark that replaces cut
/// text is approximate too, but only the number of characters shown depends on it, so it does not mark the result.
public struct SystemText: TextMeasuring {
  private let memory: TextMemory

  /// Measures with the built-in figures and, where they end, with the fonts of the machine.
  public init() { self.init(pango: .installed) }

  /// Measures with that Pango.
  init(pango: Pango) { memory = TextMemory(pango: pango) }

  /// Names the edition of the built-in figures and rules; to be raised with every change that moves a width.
  public var fingerprint: String { "system-text 1, pango" }

  /// The font that a description gives at a text size, sizes unrounded.
  public func font(_ description: FontDescription, textSize: TextSize, boldText: Bool) -> ResolvedFont {
    ResolvedFont(description, textSize: textSize, boldText: boldText)
  }

  /// Breaks `text` into lines of at most `width` points (infinite: only at its own line ends) and shows at most
  /// `lines` of them (0: all).
  ///
  /// Words go where they fit, blanks hang out of a wrapped line, a word longer than a line is broken between
  /// characters. A newline at the very end opens no further line.
  public func lines(
    of text: String, in font: ResolvedFont, width: Double, lines: Int, mode: LineBreakMode
  ) -> TextLines {
    precondition(lines >= 0 && !width.isNaN, "A text is shown in no negative number of lines of some width")
    guard !text.isEmpty else { return .empty }
    let ruler = memory.ruler(for: font)
    if font.family == nil, let plain = ruler.plainWidth(of: text, limit: width + LineWrapper.tolerance) {
      return TextLines(
        width: plain.width, shownLines: 1, wantedLines: 1, shownCharacters: plain.characters,
        totalCharacters: plain.characters, isApproximate: !ruler.isMeasured)
    }
    let wrapper = LineWrapper(
      memory.measured(text, in: font, ruler: ruler), width: width, byCharacter: mode == .charWrapping
    ) { memory.opportunities(in: text) }
    return TextLines(wrapper, width: width, limit: lines, mode: mode)
  }
}
