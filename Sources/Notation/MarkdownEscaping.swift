extension String {
  /// The text with what Markdown would take for tags and emphasis escaped, outside of code.
  public var escapedForMarkdown: String {
    var isCode = false
    return reduce(into: "") { out, character in
      if character == "`" { isCode.toggle() }
      out += !isCode && "<>*_[]|\\".contains(character) ? "\\\(character)" : String(character)
    }
  }
}
