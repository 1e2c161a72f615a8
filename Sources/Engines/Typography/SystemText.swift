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
  ///
  /// Where lines may end is Unicode's rule by way of Pango, taken to be the same on every machine.
  public var fingerprint: String { "system-text 7" }

  /// Names also the widths that the machine's fonts gave to those of the texts that built-in figures don't cover.
  ///
  /// Pango is opened only if there are such texts, so that most layouts have one name on all machines.
  public func fingerprint(of texts: [FamilyText]) -> String {
    guard let digest = MachineWidths(of: texts, in: memory)?.digest else { return fingerprint }
    return "\(fingerprint), fonts \(String(digest, radix: 16))"
  }

  /// The font that a description gives at a text size.
  public func font(_ description: FontDescription, textSize: TextSize, boldText: Bool) -> ResolvedFont {
    ResolvedFont(description, textSize: textSize, boldText: boldText)
  }

  /// True for what Dynamic Type scales.
  public func followsTextSize(_ description: FontDescription) -> Bool { description.scales }

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
    return TextLines(
      wrapper(of: text, in: font, width: width, mode: mode), width: width, limit: lines, mode: mode)
  }

  /// Breaks `text` line by line.
  func wrapper(of text: String, in font: ResolvedFont, width: Double, mode: LineBreakMode) -> LineWrapper {
    let measured = memory.measured(text, in: font, ruler: memory.ruler(for: font))
    return LineWrapper(measured, width: width, byCharacter: mode == .charWrapping) {
      memory.opportunities(in: text)
    }
  }
}
