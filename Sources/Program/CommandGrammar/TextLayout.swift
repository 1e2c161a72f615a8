import Notation

extension String {
  /// The text in lines of at most `width` characters, broken at blanks; its own line breaks stay.
  private func wrapped(to width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines = [""]
      for word in paragraph.split(separator: " ") {
        if lines[lines.count - 1].isEmpty {
          lines[lines.count - 1] += word
        } else if lines[lines.count - 1].count + 1 + word.count <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(String(word))
        }
      }
      return lines
    }
  }

  /// The text wrapped to that many columns, every line but the first indented by `hang` blanks.
  func wrapped(hanging hang: Int, to columns: Int) -> String {
    wrapped(to: columns - hang).joined(separator: "\n" + String(repeating: " ", count: hang))
  }

  /// The text with blanks after it, up to `width` characters.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

/// Terms on the left, what they mean on the right, under headings; one column for all.
struct DefinitionLists {
  /// The lists, in order.
  var lists: [(heading: String, rows: [(term: String, meaning: String)])]
  /// The columns of a line.
  let columns: Int

  /// The lines, a blank one after each list; none for a list without rows.
  var lines: [String] {
    lists.filter { !$0.rows.isEmpty }.flatMap { list in
      [list.heading + ":"] + list.rows.flatMap { lines(of: "  " + $0.term, $0.meaning) } + [""]
    }
  }

  /// Where meanings start: past the longest term, but a few long ones don't push all others aside.
  private var column: Int {
    let most = columns < String.answerColumns ? columns / 3 : 30
    return (lists.flatMap(\.rows).map(\.term.count).filter { $0 <= most }.max() ?? 4) + 4
  }

  private func lines(of term: String, _ meaning: String) -> [String] {
    let column = column
    let meaning = meaning.wrapped(hanging: column, to: columns)
    if term.count + 2 <= column { return [term.padded(to: column) + meaning] }
    return [term, String(repeating: " ", count: column) + meaning]
  }
}
