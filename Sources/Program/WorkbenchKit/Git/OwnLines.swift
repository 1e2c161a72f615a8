/// Lines that the program adds to the end of a text file, after a line by which it knows them again; all others stay.
struct OwnLines {
  /// What others wrote, to the last byte.
  let others: [UInt8]
  /// What the program wrote; none if it didn't.
  let own: [String]

  private static let title = "# What follows is written by workbench git-setup; --remove takes it out."
  /// The same where the line before has no end, which is added.
  private static let joinedTitle = "\(title) The line before had no end."

  /// The lines of a file's bytes.
  init(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard
      let index = lines.firstIndex(where: { [Self.title, Self.joinedTitle].contains(Self.text($0)) })
    else {
      (others, own) = (bytes, [])
      return
    }
    // Whoever adds lines after them has them kept.
    let count = lines[(index + 1)...].prefix { GitDriver.isOwn(Self.text($0)) }.count
    let isJoined = Self.text(lines[index]) == Self.joinedTitle
    var before = Array(bytes[..<lines[index].startIndex])
    let after = lines[(index + 1 + count)...]
    let rest = after.first.map { Array(bytes[$0.startIndex...]) } ?? []
    if isJoined, rest.isEmpty, before.last == 0x0A { before.removeLast() }
    others = before + rest
    own = lines[(index + 1)..<(index + 1 + count)].map(Self.text)
  }

  /// The bytes with other lines of the program's own.
  func with(_ lines: [String]) -> [UInt8] {
    if lines.isEmpty { return others }
    let isJoined = others.last.map { $0 != 0x0A } ?? false
    let added = [isJoined ? Self.joinedTitle : Self.title] + lines
    return others + (isJoined ? [0x0A] : []) + Array(added.map { "\($0)\n" }.joined().utf8)
  }

  /// What of a line is to be written, and the line of others that says the rest; nothing where others say how files of its
  /// pattern are merged, all of it where they say nothing.
  func wanted(of line: String) -> (line: String?, other: String?) {
    let words = Self.words(line)
    let others = others.split(separator: 0x0A).map(Self.text).filter { Self.words($0).first == words.first }
    func first(about name: Substring) -> String? {
      others.first { Self.words($0).dropFirst().contains { Self.attribute($0) == name || $0 == "binary" } }
    }
    if let other = words.count == 1 ? others.first : first(about: "merge") { return (nil, other) }
    guard let other = first(about: "diff") else { return (line, nil) }
    return (words.filter { Self.attribute($0) != "diff" }.joined(separator: " "), other)
  }

  /// `diff` of `diff=workbench`, `-diff` and `!diff`.
  private static func attribute(_ word: Substring) -> Substring {
    word.drop { $0 == "-" || $0 == "!" }.prefix { $0 != "=" }
  }

  private static func words(_ line: String) -> [Substring] {
    line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String { String(decoding: line, as: UTF8.self) }
}
