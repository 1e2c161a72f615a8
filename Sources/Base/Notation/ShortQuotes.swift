extension String {
  /// So many characters of what somebody wrote are enough to know it again.
  static let longestQuote = 200

  /// A sentence in which no text between single quotes is longer than 200 characters: what is more becomes `…`.
  public var withShortQuotes: String {
    guard utf8.count > Self.longestQuote else { return self }
    var out = ""
    var rest = self[...]
    while let start = rest.openingQuote {
      out += rest[..<start]
      rest = rest[start...].dropFirst()
      let end = rest.closingQuote ?? rest.endIndex
      let quoted = rest[..<end]
      out += "'\(quoted.prefix(Self.longestQuote))\(quoted.dropFirst(Self.longestQuote).isEmpty ? "" : "…")"
      rest = rest[end...]
      if !rest.isEmpty {
        out += "'"
        rest = rest.dropFirst()
      }
    }
    return out + rest
  }
}

extension Substring {
  /// The first quote that no letter stands before, as one does in "can't".
  fileprivate var openingQuote: Index? {
    var previous: Character = " "
    for index in indices {
      if self[index] == "'", !previous.isLetter, !previous.isNumber { return index }
      previous = self[index]
    }
    return nil
  }

  /// The first quote that no letter follows.
  fileprivate var closingQuote: Index? {
    indices.first { place in
      let next = index(after: place)
      return self[place] == "'" && (next == endIndex || !self[next].isLetter && !self[next].isNumber)
    }
  }
}
