/// The width of help and messages, in columns.
let helpWidth = 100

extension String {
  /// The text in lines of at most `width` characters, broken at blanks; its own line breaks stay.
  func wrapped(to width: Int) -> [String] {
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

  /// The text wrapped to the width of help, every line but the first indented by `hang` blanks.
  func wrapped(hanging hang: Int) -> String {
    wrapped(to: helpWidth - hang).joined(separator: "\n" + String(repeating: " ", count: hang))
  }

  /// The text with blanks after it, up to `width` characters.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

/// Terms on the left, what they mean on the right, under headings; one column for all.
struct DefinitionLists {
  /// The lists, in order.
  var lists: [(heading: String, rows: [(term: String, meaning: String)])]

  /// The lines, a blank one after each list; none for a list without rows.
  var lines: [String] {
    lists.filter { !$0.rows.isEmpty }.flatMap { list in
      [list.heading + ":"] + list.rows.flatMap { lines(of: "  " + $0.term, $0.meaning) } + [""]
    }
  }

  /// Where meanings start: past the longest term, but a few long ones don't push all others aside.
  private var column: Int {
    (lists.flatMap(\.rows).map(\.term.count).filter { $0 <= 30 }.max() ?? 4) + 4
  }

  private func lines(of term: String, _ meaning: String) -> [String] {
    let column = column
    let meaning = meaning.wrapped(hanging: column)
    if term.count + 2 <= column { return [term.padded(to: column) + meaning] }
    return [term, String(repeating: " ", count: column) + meaning]
  }
}
