extension Format {
  /// A header and rows, separated by tabs.
  public static let tsv = Format(
    "tsv", "A header and rows, separated by tabs.",
    writing: .table { cells in cells.map(\.escapedForTSV).joined(separator: "\t") })
}

extension String {
  /// Tabs and line breaks as `\t`, `\n`, `\r`, and the backslash doubled, so that one line is one record.
  fileprivate var escapedForTSV: String {
    guard utf8.contains(where: { "\\\t\r\n".utf8.contains($0) }) else { return self }
    return unicodeScalars.reduce(into: "") { out, scalar in
      switch scalar {
      case "\\": out += "\\\\"
      case "\t": out += "\\t"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      default: out.unicodeScalars.append(scalar)
      }
    }
  }
}
