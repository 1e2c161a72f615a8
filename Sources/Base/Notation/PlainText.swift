extension String {
  /// The text for a terminal, without what that would take for a command.
  ///
  /// Such characters, and what turns the order of the words after it, become U+FFFD; newlines and tabs stay. It also
  /// takes the place of the first of two colons that begin a line, which GitHub's log takes for a command.
  public var withoutTerminalCommands: String {
    let isPlain = utf8.allSatisfy { 0x20..<0x7F ~= $0 || $0 == 0x0A || $0 == 0x09 }
    guard !isPlain || hasTwoColons else { return self }
    var (isLineStart, wasColon) = (true, false)
    var out = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if isLineStart, wasColon, scalar == ":" {
        out.removeLast()
        out.append("\u{FFFD}")
      }
      let stays = scalar == "\n" || scalar == "\t" || !scalar.misleadsReaders
      out.append(stays ? scalar : "\u{FFFD}")
      isLineStart =
        scalar == "\n" || isLineStart && (scalar.properties.isWhitespace || scalar == ":" && !wasColon)
      wasColon = scalar == ":"
    }
    return String(out)
  }

  private var hasTwoColons: Bool {
    var wasColon = false
    for byte in utf8 {
      let isColon = byte == UInt8(ascii: ":")
      if isColon, wasColon { return true }
      wasColon = isColon
    }
    return false
  }
}

extension Unicode.Scalar {
  /// True for control characters, and for embeddings, overrides and isolates of writing direction, which can make a
  /// line look like another one (Unicode Technical Report 36, section 2.4).
  public var misleadsReaders: Bool {
    properties.generalCategory == .control || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}
