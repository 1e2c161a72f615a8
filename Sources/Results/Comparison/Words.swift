import Notation

extension Double {
  /// Points for people: at most two decimals, no trailing zeros.
  var inPoints: String { rounded(places: 2).spelled }
}

extension String {
  /// A text of the design in a sentence: quoted, on one line, cut after 60 characters.
  var quotedShort: String {
    let line = split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    return line.count > 60 ? "'\(line.prefix(60))…'" : "'\(line)'"
  }
}
