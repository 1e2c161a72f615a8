import Notation

extension Double {
  /// Points for people: at most two decimals, no trailing zeros.
  var inPoints: String { rounded(places: 2).spelled }
}

/// The list of at most three words, the rest as a number: `a, b, c and 4 more views`.
func shortList(_ words: [String], of nouns: String) -> String {
  words.count > 4 ? enumerated(words.prefix(3) + ["\(words.count - 3) more \(nouns)"]) : enumerated(words)
}

extension String {
  /// A text of the design in a sentence: quoted, on one line, cut after 60 characters.
  var quotedShort: String {
    let line = split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    return line.count > 60 ? "'\(line.prefix(60))…'" : "'\(line)'"
  }
}
