extension Format {
  /// A header and rows, separated by commas.
  public static let csv = Format(
    "csv", "A header and rows, separated by commas.",
    writing: .table { cells in
      // A row of one empty cell would be a blank line, which readers skip.
      cells == [""] ? "\"\"" : cells.map(\.quotedForCSV).joined(separator: ",")
    })
}

extension String {
  /// RFC 4180: in double quotes if it holds a comma, a quote or a line break, quotes doubled.
  fileprivate var quotedForCSV: String {
    guard utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return self }
    return unicodeScalars.reduce(into: "\"") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
  }
}
