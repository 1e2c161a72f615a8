extension String {
  /// A cell of a table whose columns tabs separate: tabs and line breaks as `\t`, `\n`, `\r`, and the backslash doubled,
  /// so that one line is one record.
  public var escapedForTSV: String {
    guard utf8.contains(where: { "\\\t\r\n".utf8.contains($0) }) else { return self }
    return unicodeScalars.reduce(into: "") { out, scalar in
      switch scalar {
      case "\\": out += "\\\\"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      case "\n": out += "\\n"
      default: out.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text of such a cell; a backslash before any other letter is left out.
  public init(tsvCell cell: some StringProtocol) {
    self = ""
    var isEscaped = false
    for scalar in cell.unicodeScalars {
      if isEscaped {
        unicodeScalars.append(Self.escapes[scalar] ?? scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        unicodeScalars.append(scalar)
      }
    }
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = ["t": "\t", "r": "\r", "n": "\n"]
}
