public import DesignModel
public import Notation

/// A condition in the words that answers print: `landscape phones at AX1 and larger, or pads where width <= 820`.
public struct ConditionWords {
  /// What one of the alternatives says, and what of its text is in no such words.
  public typealias Alternative = (claim: ProfileConjunction, rest: Rest?)

  /// The end of an alternative that is in other words, such as `os >= 17`.
  public struct Rest {
    /// As it is written.
    public let text: String
    /// UTF-8 bytes from the start of the whole text.
    public let offset: Int
  }

  /// One of them holds, unless it is an exception.
  public let alternatives: [Alternative]
  /// True if the profiles are meant on which none of the alternatives holds.
  public let isException: Bool

  /// Reads `all but A, either B, or C` and the like; what is in no known words is left to the caller.
  public init(parsing text: String) throws(SyntaxError) {
    var reader = ConditionWordsReader(text)
    isException = reader.takeException()
    var (parts, shared) = ([try reader.alternative()], Alternative(ProfileConjunction([]), nil))
    if parts[0].rest == nil, reader.take(",", "either") || reader.take("either") {
      shared = parts[0]
      parts = [try reader.alternative()]
    }
    while reader.take(",", "or") || reader.take("or") { parts.append(try reader.alternative()) }
    guard reader.isAtEnd else { throw reader.fault("expected 'or' or the end of the condition") }
    alternatives = parts.map { claim, rest in
      (
        ProfileConjunction((shared.claim.terms + claim.terms).sorted { $0.axis.place < $1.axis.place }), rest
      )
    }
  }
}

extension ConditionWords {
  /// True where an alternative holds, or none if it is an exception; nothing of it may be in other words.
  public func holds(for profile: Profile, in environment: LayoutEnvironment) -> Bool {
    precondition(alternatives.allSatisfy { $0.rest == nil }, "What is in other words holds nowhere")
    return alternatives.contains { $0.claim.holds(for: profile, in: environment) } != isException
  }
}

/// Reads a condition word by word.
struct ConditionWordsReader {
  /// A word or a comma, and where it stands.
  struct Token {
    let text: String
    let start, end: Int
  }

  private let bytes: [UInt8]
  private let tokens: [Token]
  private var place = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = Self.tokens(of: text)
  }

  /// Words between blanks, commas at their ends apart.
  private static func tokens(of text: String) -> [Token] {
    var tokens: [Token] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let start = text.utf8.distance(from: text.startIndex, to: word.startIndex)
      let commas = word.reversed().prefix { $0 == "," }.count
      let body = word.dropLast(commas)
      let middle = start + body.utf8.count
      if !body.isEmpty { tokens.append(Token(text: String(body), start: start, end: middle)) }
      for comma in 0..<commas {
        tokens.append(Token(text: ",", start: middle + comma, end: middle + comma + 1))
      }
    }
    return tokens
  }

  var isAtEnd: Bool { place == tokens.count }
  /// The next word.
  var next: String? { word(0) }

  /// The word so many words on.
  func word(_ ahead: Int) -> String? { place + ahead < tokens.count ? tokens[place + ahead].text : nil }

  func fault(_ reason: String) -> SyntaxError {
    SyntaxError(reason, at: isAtEnd ? bytes.count : tokens[place].start)
  }

  /// Takes the words if they come next.
  mutating func take(_ words: String...) -> Bool { take(words) }

  /// Takes the words if they come next.
  mutating func take(_ words: [String]) -> Bool {
    guard words.enumerated().allSatisfy({ word($0.offset) == $0.element }) else { return false }
    place += words.count
    return true
  }

  /// Takes the next word.
  mutating func takeWord() -> String? {
    defer { place = min(place + 1, tokens.count) }
    return next
  }

  /// Takes `all but` before words for devices; a text size's own `all but` is the size's.
  mutating func takeException() -> Bool { take("all", "but") }

  /// What comes next up to `or`.
  mutating func alternative() throws(SyntaxError) -> ConditionWords.Alternative {
    var terms: [ProfileConjunction.Term] = []
    let start = place
    while !isAtEnd {
      let before = place
      if place > start { _ = take("and") }
      if let phrase = try phrase() {
        terms += phrase
      } else {
        // The caller's words begin after the 'and'.
        if place == before, ["or", ",", "either"].contains(next) { break }
        guard let rest = rest() else { break }
        return (ProfileConjunction(terms), rest)
      }
    }
    guard place > start, !["among", "and", "at", "where"].contains(tokens[place - 1].text) else {
      throw fault("expected a condition, as 'landscape phones at AX1 and larger'")
    }
    return (ProfileConjunction(terms), nil)
  }

  /// Takes what is left of the alternative.
  private mutating func rest() -> ConditionWords.Rest? {
    let first = place
    while !isAtEnd, next != "or", !(next == "," && word(1) == "or") { place += 1 }
    guard place > first else { return nil }
    let range = tokens[first].start..<tokens[place - 1].end
    return ConditionWords.Rest(text: String(decoding: bytes[range], as: UTF8.self), offset: range.lowerBound)
  }
}
