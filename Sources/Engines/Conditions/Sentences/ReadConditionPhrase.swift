import DesignModel
import Notation

extension ConditionWordsReader {
  typealias Terms = [ProfileConjunction.Term]

  /// The terms of the words that come next; nil for words that no answer uses.
  mutating func phrase() throws(SyntaxError) -> Terms? {
    if let terms = head() ?? measure() { return terms }
    if take("in") { return try within() }
    if take("with") { return try with() }
    if take("without") { return try without() }
    if take("where") || take("at") { return try phrase() }
    return named()
  }

  // MARK: Devices and how they are held

  /// Directions, orientations, idioms and kinds of phones.
  private mutating func head() -> Terms? {
    if let word = next, let direction = LayoutDirection(rawValue: word), take(word) {
      return [one(.direction, direction.rawValue)]
    }
    if next == Orientation.landscape.rawValue, word(1) == "phones" || isFamily(1), take("landscape") {
      return [one(.vclass, SizeClass.compact.rawValue)] + (head() ?? [])
    }
    if let word = next, let orientation = Orientation(rawValue: word), take(word) {
      return [one(.orientation, orientation.rawValue)]
    }
    if take("among") { return [] }
    if isFamily(0), let family = next.flatMap({ PhoneFamily(rawValue: $0.lowercased()) }) {
      _ = (takeWord(), takeWord())
      return [one(.family, family.rawValue)] + (home().map { [$0] } ?? [])
    }
    if take("phones") { return [home() ?? one(.idiom, Idiom.phone.rawValue)] }
    return take("pads") ? [one(.idiom, Idiom.pad.rawValue)] : nil
  }

  /// True if a kind of phones begins so many words on.
  private func isFamily(_ ahead: Int) -> Bool {
    word(ahead).flatMap { PhoneFamily(rawValue: $0.lowercased()) } != nil && word(ahead + 1) == "phones"
  }

  /// `with a home button`.
  private mutating func home() -> ProfileConjunction.Term? {
    guard next == "with", word(1) == "a", word(2) == "home", let home = word(3).flatMap(PhoneHome.init)
    else { return nil }
    for _ in 0..<4 { _ = takeWord() }
    return one(.home, home.rawValue)
  }

  /// Devices by their names.
  private mutating func named() -> Terms? {
    let isExcluded = take("every", "device", "but")
    let names = list { reader in reader.takeName().map { .word($0) } }
    if names.isEmpty { return nil }
    return [ProfileConjunction.Term(.device, isExcluded ? .noneOf(names) : .oneOf(names))]
  }

  // MARK: What follows a little word

  /// What follows `in`: an orientation, states or languages.
  private mutating func within() throws(SyntaxError) -> Terms? {
    if let word = next, let orientation = Orientation(rawValue: word), take(word) {
      return [one(.orientation, orientation.rawValue)]
    }
    if take("the", "initial", "state") { return [one(.state, "")] }
    if take("state") { return [try named(.state, isExcluded: false)] }
    if take("all", "states", "but") { return [try named(.state, isExcluded: true)] }
    return [try named(.locale, isExcluded: take("every", "language", "but"))]
  }

  /// What follows `with`: the keyboard, bold text, or bars and the like as profiles' names have them.
  private mutating func with() throws(SyntaxError) -> Terms? {
    if take("the", "keyboard") || take("keyboard") { return [one(.keyboard, KeyboardState.shown.rawValue)] }
    if take("bold", "text") { return [one(.boldText, "true")] }
    guard let word = takeWord() else {
      throw fault("expected 'the keyboard', 'bold text' or bars after 'with'")
    }
    return [one(.setup, word)]
  }

  private mutating func without() throws(SyntaxError) -> Terms? {
    if take("the", "keyboard") || take("keyboard") { return [one(.keyboard, KeyboardState.hidden.rawValue)] }
    if take("bold", "text") { return [one(.boldText, "false")] }
    if take("bars") { return [one(.setup, "")] }
    throw fault("expected 'the keyboard', 'bold text' or 'bars' after 'without'")
  }

  /// States or languages by their names, or the one that has none.
  private mutating func named(
    _ axis: ConditionAxis, isExcluded: Bool
  ) throws(SyntaxError) -> ProfileConjunction.Term {
    let unnamed = axis == .state ? ["the", "initial", "one"] : ["the", "design's", "own", "language"]
    let values = list { reader in
      if reader.take(unnamed) { return .word("") }
      return reader.takeName().map { .word($0) }
    }
    if values.isEmpty { throw fault("expected a \(axis == .state ? "state's name" : "language")") }
    return ProfileConjunction.Term(axis, isExcluded ? .noneOf(values) : .oneOf(values))
  }

  private func one(_ axis: ConditionAxis, _ word: String) -> ProfileConjunction.Term {
    ProfileConjunction.Term(axis, .oneOf([.word(word)]))
  }
}

extension ConditionWordsReader {
  /// Takes values as sentences list them: `a`, `a and b`, `a, b and c`; what is no value ends the list.
  mutating func list(
    _ take: (inout ConditionWordsReader) -> Condition.Value?
  ) -> [Condition.Value] {
    var values: [Condition.Value] = []
    while true {
      var ahead = self
      if !values.isEmpty, !ahead.take(","), !ahead.take("and") { break }
      guard let value = take(&ahead) else { break }
      values.append(value)
      self = ahead
    }
    return values
  }

  /// Takes a name that no condition uses as a word of its own.
  mutating func takeName() -> String? {
    guard let word = next, word.isName || Device.isUsable(name: word), !Self.keywords.contains(word),
      self.word(1).map(\.isSign) != true
    else {
      return nil
    }
    return takeWord()
  }

  /// Words that end a list of names.
  private static let keywords: Set = Set(
    ProfileAxis.words + LayoutDirection.words + Orientation.words + TextSize.aliases + TextSize.words + [
      "phones", "pads", "among", "in", "with", "without", "where", "at", "or", "and", "either", "every",
      "all",
      "the", "compact", "regular",
    ])
}

extension String {
  /// True for what devices, states and languages can be called.
  fileprivate var isName: Bool {
    first.map { $0.isLetter || $0 == "_" } == true
      && allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
  }

  /// True for what compares two things.
  var isSign: Bool { ["=", "==", "!=", "<", "<=", ">", ">="].contains(self) }
}
