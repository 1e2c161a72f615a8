extension String {
  /// Our own words with what Markdown would take for tags and emphasis escaped, outside of code.
  public var escapedForMarkdown: String {
    var isCode = false
    return reduce(into: "") { out, character in
      if character == "`" { isCode.toggle() }
      out += !isCode && "<>*_[]|\\".contains(character) ? "\\\(character)" : String(character)
    }
  }

  /// Anybody's text on one line, with all that Markdown would take for tags, emphasis, code, a mention or the end of a cell
  /// escaped.
  public var escapedAsMarkdownText: String {
    let words = split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    return words.unicodeScalars.reduce(into: "") { out, scalar in
      switch scalar {
      case "@", "#", "&": out += "&#\(scalar.value);"
      case _ where "`<>*_[]|\\~".unicodeScalars.contains(scalar): out += "\\\(scalar)"
      default: out.unicodeScalars.append(scalar.misleadsReaders ? "\u{FFFD}" : scalar)
      }
    }
  }
}
