import Notation

extension Double {
  /// Points for people: at most two decimals, no trailing zeros.
  var inPoints: String { rounded(places: 2).spelled }
}

/// `a`, `a and b`, `a, b and c`.
func list(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and \(last)"
}

/// The list of at most three words, the rest as a number: `a, b, c and 4 more views`.
func shortList(_ words: [String], of nouns: String) -> String {
  words.count > 4 ? list(words.prefix(3) + ["\(words.count - 3) more \(nouns)"]) : list(words)
}

/// `1 view`, `2 views`.
func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

extension String {
  /// A text of the design in a sentence: quoted, on one line, cut after 60 characters.
  var quotedShort: String {
    let line = split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    return line.count > 60 ? "'\(line.prefix(60))…'" : "'\(line)'"
  }
}
