public import DesignModel
public import Notation

extension Claim {
  /// Reads a claim, its names taken from the screen.
  ///
  /// Grammar: constraint text without a priority, or `VIEW is [not] visible | hidden | reachable | truncated`, `VIEW
  /// scrolls vertically | horizontally`, `VIEW does not scroll vertically | horizontally`, `VIEW overlaps VIEW`, `VIEW
  /// does not overlap VIEW`; `statusBar` is no view but may take the place of one where it is said to be visible or
  /// hidden, or to be overlapped.
  public init(parsing text: String, in screen: Screen) throws(SyntaxError) {
    var scanner = TextScanner(text)
    let start = scanner.skippingBlanks(from: 0)
    guard let name = scanner.takePath(), let verb = ClaimVerb(&scanner) else {
      self = .relation(try AnchorRelation(parsing: text, in: screen))
      return
    }
    if name == Self.statusBar, verb.word == .is, screen.views.allSatisfy({ $0.name != name }) {
      let trait = try Self.state(&scanner)
      guard [.visible, .hidden].contains(trait) else {
        throw SyntaxError("a status bar is visible or hidden", at: start)
      }
      guard scanner.isAtEnd else { throw scanner.fault("unexpected '\(scanner.rest)'") }
      self = .view(ViewClaim(.root, .hidesStatusBar, isWanted: (trait == .hidden) != verb.isNegated))
      return
    }
    let view = try screen.view(called: name, at: start)
    var (trait, other): (ViewTrait, ObjectID?)
    switch verb.word {
    case .is: (trait, other) = (try Self.state(&scanner), nil)
    case .scroll: (trait, other) = (try Self.scrolling(&scanner), nil)
    case .overlap:
      let place = scanner.skippingBlanks(from: scanner.position)
      guard let name = scanner.takePath() else { throw scanner.fault("expected the other view's name") }
      if name == Self.statusBar, screen.views.allSatisfy({ $0.name != name }) {
        (trait, other) = (.overlapsStatusBar, nil)
      } else {
        (trait, other) = (.overlaps, try screen.view(called: name, at: place).id)
      }
    }
    guard scanner.isAtEnd else { throw scanner.fault("unexpected '\(scanner.rest)'") }
    self = .view(ViewClaim(view.id, trait, other: other, isWanted: !verb.isNegated))
  }

  /// What means the status bar where no view has the name.
  static let statusBar = "statusBar"

  private static func state(_ scanner: inout TextScanner) throws(SyntaxError) -> ViewTrait {
    try word(
      &scanner,
      among: [
        ("visible", .visible), ("hidden", .hidden), ("reachable", .reachable), ("truncated", .truncated),
      ])
  }

  private static func scrolling(_ scanner: inout TextScanner) throws(SyntaxError) -> ViewTrait {
    try word(&scanner, among: [("vertically", .scrollsVertically), ("horizontally", .scrollsHorizontally)])
  }

  private static func word(
    _ scanner: inout TextScanner, among words: [(word: String, trait: ViewTrait)]
  ) throws(SyntaxError) -> ViewTrait {
    let start = scanner.skippingBlanks(from: scanner.position)
    let name = scanner.takeName() ?? ""
    guard let found = words.first(where: { $0.word == name }) else {
      let names = words.map(\.word)
      throw SyntaxError(
        "expected \(names.joined(separator: ", "))\(didYouMean(name, among: names))", at: start)
    }
    return found.trait
  }
}

/// `is`, `is not`, `scrolls`, `does not scroll`, `overlaps` or `does not overlap`.
private struct ClaimVerb {
  enum Word { case `is`, scroll, overlap }
  let word: Word
  let isNegated: Bool

  /// Nil if no verb comes next: then the text is a relation, whose reader says what is wrong with it.
  init?(_ scanner: inout TextScanner) {
    var ahead = scanner
    if ahead.take(word: "is") {
      (word, isNegated) = (.is, ahead.take(word: "not"))
    } else if ahead.take(word: "scrolls") {
      (word, isNegated) = (.scroll, false)
    } else if ahead.take(word: "overlaps") {
      (word, isNegated) = (.overlap, false)
    } else if ahead.take(word: "does"), ahead.take(word: "not") {
      if ahead.take(word: "scroll") {
        word = .scroll
      } else if ahead.take(word: "overlap") {
        word = .overlap
      } else {
        return nil
      }
      isNegated = true
    } else {
      return nil
    }
    scanner = ahead
  }
}

extension AnchorRelation {
  /// Reads constraint text that names no priority.
  fileprivate init(parsing text: String, in screen: Screen) throws(SyntaxError) {
    let parsed = try ConstraintText(measuring: text, in: screen)
    if parsed.priority != nil {
      throw SyntaxError(
        "a claim has no priority: it holds or it doesn't",
        at: text.utf8.prefix { $0 != UInt8(ascii: "@") }.count)
    }
    self.init(
      parsed.first, parsed.relation, to: parsed.second,
      multiplier: parsed.second == nil ? 1 : parsed.multiplier,
      constant: parsed.constant)
  }
}

extension TextScanner {
  /// Takes a view's name or path.
  fileprivate mutating func takePath() -> String? {
    guard var path = takeName() else { return nil }
    while takeTight("/") {
      guard let name = takeName() else { return nil }
      path += "/" + name
    }
    return path
  }
}

extension Screen {
  /// The view of that name or path, for a reader that points at the fault.
  fileprivate func view(called name: String, at offset: Int) throws(SyntaxError) -> View {
    do { return try view(named: name) } catch { throw SyntaxError(error.description, at: offset) }
  }
}
