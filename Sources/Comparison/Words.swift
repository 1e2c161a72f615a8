import Notation

extension Double {
  /// Points for people: at most two decimals, no trailing zeros.
  var inPoints: String { rounded(places: 2).spelled }
}

/// The list of at most four words, else all but three as a number: `a, b, c and 4 more views`.
func shortList(_ words: [String], of nouns: String, most: Int = 4) -> String {
  if words.count <= most { return enumerated(words) }
  return enumerated(words.prefix(most - 1) + ["\(words.count - most + 1) more \(nouns)"])
}

extension String {
  /// A text of the design in a sentence: quoted, on one line, cut after 60 characters.
  var quotedShort: String {
    let line = split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    return line.count > 60 ? "'\(line.prefix(60))…'" : "'\(line)'"
  }
}
