/// What a sentence of `diff` about layouts claims, read from its words alone.
struct DiffSentence {
  /// On how many profiles.
  enum Place: Equatable {
    case all, exactly(Int), one(String), atMost(Int)
  }

  /// What views do.
  enum Claim: Hashable {
    /// `toward` is trailing, left, right, up, down, wider, narrower, taller or shorter; amounts in points.
    case moves(_ toward: String, ClosedRange<Double>)
    case lines(isGrowing: Bool)
    /// A kind of harm that is there now, or no longer.
    case harm(String, isNew: Bool)

    /// True for right and left, which are said of one writing direction, since the other has another word for the same.
    var isOfSide: Bool {
      if case .moves(let toward, _) = self { ["right", "left"].contains(toward) } else { false }
    }
  }

  let words: String
  let screen: String
  private(set) var views: [String] = []
  /// How many views it counts beside those that it names.
  private(set) var more = 0
  /// What it says of the views that come along, as `the 3 views in it`.
  private(set) var company: String?
  private(set) var claims: [Claim] = []
  let place: Place

  /// Nil for words that are no claim, such as how much was left out.
  init?(_ sentence: String) {
    guard let colon = sentence.firstRange(of: ": "), !sentence.contains("left out; --details") else {
      return nil
    }
    words = sentence
    screen = String(sentence[..<colon.lowerBound])
    var body = String(sentence[colon.upperBound...])
    if let one = body.prefixMatch(of: Words.one) {
      place = .one(String(one.1))
      body.removeSubrange(one.range)
    } else if let most = body.firstMatch(of: Words.most) {
      place = .atMost(Int(most.1)!)
      body.removeSubrange(most.range)
    } else if let all = body.firstMatch(of: Words.all) {
      place = .all
      body.removeSubrange(all.range)
    } else if let some = body.firstMatch(of: Words.some) {
      place = .exactly(Int(some.1)!)
      body.removeSubrange(some.range)
    } else {
      return nil
    }
    guard let verb = body.firstMatch(of: Words.verb) else { return nil }
    let predicate = String(body[verb.range.upperBound...])
    claims = Self.movements(predicate) + Self.lines(predicate) + Self.harm(predicate)
    if claims.contains(where: { if case .harm("conflict", _) = $0 { true } else { false } }) { return }
    readSubject(String(body[..<verb.range.lowerBound]))
    if let along = predicate.firstMatch(of: Words.along) {
      company = String(along.1)
    }
  }

  private mutating func readSubject(_ text: String) {
    var text = text
    if let with = text.firstMatch(of: Words.company) {
      company = String(with.1)
      text.removeSubrange(with.range)
    }
    let names = text.split(separator: Words.separator).map(String.init)
    for name in names {
      if let counted = name.wholeMatch(of: Words.counted) {
        more += Int(counted.1)!
      } else {
        views.append(name)
      }
    }
  }

  private static func range(_ least: Substring, _ greatest: Substring?) -> ClosedRange<Double> {
    let low = Double(least)!
    return low...max(low, greatest.flatMap { Double($0) } ?? low)
  }

  private static func movements(_ text: String) -> [Claim] {
    let moves = text.matches(of: Words.moves)
    let sizes = text.matches(of: Words.sizes)
    return moves.map { .moves(String($0.1), range($0.2, $0.3)) }
      + sizes.map { .moves(String($0.3), range($0.1, $0.2)) }
  }

  private static func lines(_ text: String) -> [Claim] {
    guard let found = text.firstMatch(of: Words.lineChange) else { return [] }
    return [.lines(isGrowing: found.1 == "grow")]
  }

  private static func harm(_ text: String) -> [Claim] {
    let isNew = !text.contains("no longer")
    var claims: [Claim] = []
    for (phrase, kind) in [
      ("under the keyboard", "underKeyboard"), ("out of reach", "outOfReach"), ("clipped", "clipping"),
      ("outside the window", "outsideWindow"), ("ambiguous", "ambiguity"), ("conflict", "conflict"),
    ] where text.contains(phrase) { claims.append(.harm(kind, isNew: isNew)) }
    if text.contains("truncate") {
      claims.append(.harm("truncation", isNew: !text.contains("no longer truncate")))
    }
    if text.contains("no area now") { claims.append(.harm("noArea", isNew: true)) }
    if text.contains("an area again") { claims.append(.harm("noArea", isNew: false)) }
    if text.contains("disappear") {
      claims.append(.harm("visibility", isNew: false))
    } else if text.contains("appear") {
      claims.append(.harm("visibility", isNew: true))
    }
    return claims
  }
}

/// What is looked for in a sentence: patterns are read once.
private enum Words {
  static nonisolated(unsafe) let one = #/on (\S+\/\S+) /#
  static nonisolated(unsafe) let most = #/,? (?:each )?on at most (\d+) profiles?$/#
  static nonisolated(unsafe) let all = #/,? on all (?:\d+ )?profiles$/#
  static nonisolated(unsafe) let some = #/,? on (\d+) (?:of \d+ )?profiles?(?=[:,]|$).*$/#
  static nonisolated(unsafe) let verb =
    #/ (?=(?:moves?|gets?|grows?|shrinks?|is|are|has|have|now|no longer|appears?|disappears?|finds)(?: |,|$))/#
  static nonisolated(unsafe) let along =
    #/ with ((?:the|all|up to|at times|\d+ of).* in (?:it|them))/#
  static nonisolated(unsafe) let company =
    #/ (?:and|with) ((?:the|all|up to|at times|\d+ of)[^,]* in (?:it|them))$/#
  static nonisolated(unsafe) let separator = #/, | and /#
  static nonisolated(unsafe) let counted = #/(\d+) more (?:views?|places or sizes)/#
  static nonisolated(unsafe) let moves =
    #/(right|left|up|down|to trailing by|to leading by) ([\d.]+)(?: to ([\d.]+))?/#
  static nonisolated(unsafe) let sizes =
    #/([\d.]+)(?: to ([\d.]+))? (wider|narrower|taller|shorter)/#
  static nonisolated(unsafe) let lineChange = #/^(grow|shrink)s? (?:from|by) .* lines?/#
}
