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

  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

/// Terms on the left, what they mean on the right, under a heading.
struct DefinitionList {
  var heading: String
  var rows: [(term: String, meaning: String)]

  /// The lines; none if there are no rows.
  var lines: [String] {
    if rows.isEmpty { return [] }
    let column = min(rows.map(\.term.count).max() ?? 0, 30) + 4
    return [heading + ":"] + rows.flatMap { row in lines(of: row.term, row.meaning, column: column) } + [""]
  }

  private func lines(of term: String, _ meaning: String, column: Int) -> [String] {
    let meaning = meaning.wrapped(hanging: column)
    let term = "  " + term
    if term.count + 2 <= column { return [term.padded(to: column) + meaning] }
    return [term, String(repeating: " ", count: column) + meaning]
  }
}
