/// The words of a command line as a POSIX shell quotes them; nothing is expanded.
public enum ShellWords {
  /// The words of `line`: blanks separate, `'…'`, `"…"` and `\` quote, and `#` at a word's start begins a comment.
  ///
  /// Source: POSIX.1-2024, Shell Command Language, 2.2 Quoting. `$`, globs, `|`, `<` and the like mean themselves.
  public static func split(_ line: String) throws(SyntaxError) -> [String] {
    var splitter = ShellSplitter(bytes: Array(line.utf8))
    return try splitter.words()
  }

  /// `word` as a shell reads it back: bare where that is safe, else in single quotes.
  public static func quote(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(\.isSafeInShell) { return word }
    let quoted = word.unicodeScalars.reduce(into: "") { $0 += $1 == "'" ? "'\\''" : String($1) }
    return "'\(quoted)'"
  }

  /// `word` quoted in one line of a list: line breaks as `\n` between `$'` and `'`, and of a long one the beginning and how
  /// long it is.
  public static func quoteBriefly(_ word: String, most: Int = 120) -> String {
    let isLong = word.count > most
    let shown = isLong ? "\(word.prefix(most - 1))…" : word
    let quoted = shown.contains(where: \.isNewline) ? escape(shown) : quote(shown)
    return isLong ? "\(quoted) (\(counted(word.count, "character")))" : quoted
  }

  /// Source: POSIX.1-2024, Shell Command Language, 2.2.4 Dollar-Single-Quotes.
  private static func escape(_ word: String) -> String {
    let body = word.reduce(into: "") { text, character in
      switch character {
      case "'", "\\": text += "\\\(character)"
      case "\t": text += "\\t"
      default: text += character.isNewline ? "\\n" : String(character)
      }
    }
    return "$'\(body)'"
  }
}

/// Splits a line, byte by byte from its start.
private struct ShellSplitter {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func words() throws(SyntaxError) -> [String] {
    var words: [String] = []
    while true {
      while let byte = peek, byte.isBlank { position += 1 }
      guard let byte = peek else { return words }
      if byte == UInt8(ascii: "#") { skipComment() } else { words.append(try word()) }
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipComment() {
    while let byte = peek, byte != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func word() throws(SyntaxError) -> String {
    var out: [UInt8] = []
    while let byte = peek, !byte.isBlank {
      position += 1
      switch byte {
      case UInt8(ascii: "'"): try singleQuoted(into: &out)
      case UInt8(ascii: "\""): try doubleQuoted(into: &out)
      case UInt8(ascii: "\\"): try escaped(into: &out)
      default: out.append(byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private mutating func singleQuoted(into out: inout [UInt8]) throws(SyntaxError) {
    let start = position - 1
    while let byte = peek {
      position += 1
      if byte == UInt8(ascii: "'") { return }
      out.append(byte)
    }
    throw SyntaxError("the single quote is not closed", at: start)
  }

  private mutating func doubleQuoted(into out: inout [UInt8]) throws(SyntaxError) {
    let start = position - 1
    while let byte = peek {
      position += 1
      if byte == UInt8(ascii: "\"") { return }
      guard byte == UInt8(ascii: "\\"), let next = peek, "$`\"\\\n".utf8.contains(next) else {
        out.append(byte)
        continue
      }
      position += 1
      if next != UInt8(ascii: "\n") { out.append(next) }
    }
    throw SyntaxError("the double quote is not closed", at: start)
  }

  private mutating func escaped(into out: inout [UInt8]) throws(SyntaxError) {
    guard let byte = peek else {
      throw SyntaxError("the line ends in a backslash", at: position - 1)
    }
    position += 1
    if byte != UInt8(ascii: "\n") { out.append(byte) }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(self)
  }

  fileprivate var isSafeInShell: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_-./:=,@%+".utf8.contains(self)
    }
  }
}
