extension String {
  /// The text for a terminal: what it would take for a command, and what turns the order of the words behind it, become
  /// U+FFFD; newlines and tabs stay.
  public var withoutTerminalCommands: String {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x0A || $0 == 0x09 }) { return self }
    return unicodeScalars.reduce(into: "") { out, scalar in
      let stays = scalar == "\n" || scalar == "\t" || !scalar.misleadsReaders
      out.unicodeScalars.append(stays ? scalar : "\u{FFFD}")
    }
  }
}

extension Unicode.Scalar {
  /// True for control characters, and for embeddings, overrides and isolates of writing direction, which can make a line
  /// look like another one (Unicode Technical Report 36, section 2.4).
  public var misleadsReaders: Bool {
    properties.generalCategory == .control || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}
