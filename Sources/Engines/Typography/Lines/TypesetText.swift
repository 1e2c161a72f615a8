public import AutoLayout
public import DesignModel

extension SystemText: TextTypesetting {
  /// The lines that `lines(of:in:width:lines:mode:)` counts, each with its own width.
  public func typeset(
    _ text: String, in font: ResolvedFont, width: Double, lines limit: Int, mode: LineBreakMode
  ) -> [TypesetLine] {
    if text.isEmpty { return [] }
    var wrapper = wrapper(of: text, in: font, width: width, mode: mode)
    let measured = wrapper.text
    let characters = Array(text)
    var (lines, starts, start): ([TypesetLine], [Int], Int) = ([], [], 0)
    while start < measured.count, limit == 0 || lines.count < limit {
      let line = wrapper.line(from: start)
      lines.append(TypesetLine(line, of: measured, characters))
      starts.append(start)
      start = line.next
    }
    if start < measured.count, let last = starts.last,
      let cut = CutLine(measured, from: last, width: width, mode: mode)
    {
      lines[lines.count - 1] = TypesetLine(
        text: cut.shown(of: characters), width: cut.width, isCut: cut.isMarked)
    }
    return lines
  }
}

extension TypesetLine {
  /// A line that is not cut; a soft hyphen at its end shows.
  fileprivate init(_ line: TextLine, of text: MeasuredText, _ characters: [Character]) {
    let paragraphEnd = text.roles[line.start..<line.next].firstIndex(of: .newline) ?? line.next
    let end = text.endWithoutBlanks(line.start, paragraphEnd)
    let isHyphenated = end > line.start && end < text.count && text.roles[end - 1] == .softHyphen
    self.init(
      text: String(characters[line.start..<end]) + (isHyphenated ? "-" : ""),
      width: text.width(line.start, end) + (isHyphenated ? text.hyphen : 0))
  }
}

extension CutLine {
  /// The characters that are kept, with the mark between or beside them.
  fileprivate func shown(of characters: [Character]) -> String {
    String(characters[head]) + (isMarked ? "…" : "") + String(characters[tail])
  }
}
