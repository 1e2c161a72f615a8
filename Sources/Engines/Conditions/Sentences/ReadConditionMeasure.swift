import DesignModel
import Notation

extension ConditionWordsReader {
  /// Text sizes, size classes and lengths: `AX1 and larger`, `compact width`, `320 <= width <= 375`.
  mutating func measure() -> Terms? {
    if let size = textSizes() { return [size] }
    if let word = next, SizeClass(rawValue: word) != nil, let axis = self.word(1).flatMap(Self.classes) {
      _ = (takeWord(), takeWord())
      return [ProfileConjunction.Term(axis, .oneOf([.word(word)]))]
    }
    return length().map { [$0] }
  }

  private static func classes(_ word: String) -> ConditionAxis? {
    switch word {
    case "width": .hclass
    case "height": .vclass
    default: nil
    }
  }

  // MARK: Text sizes

  /// `AX1`, `XS and S`, `AX1 and larger`, `L and smaller`, `XL to AX1`, `all but AX1`.
  private mutating func textSizes() -> ProfileConjunction.Term? {
    let isExcluded = next == "all" && word(1) == "but" && word(2).flatMap { TextSize(named: $0) } != nil
    if isExcluded { _ = take("all", "but") }
    guard let first = takeSize() else { return nil }
    if take("and", "larger") { return size(.atLeast(first)) }
    if take("and", "smaller") { return size(.atMost(first)) }
    if next == "to", let last = word(1).flatMap({ TextSize(named: $0) }) {
      _ = (takeWord(), takeWord())
      return size(.between(first, .word(last.rawValue)))
    }
    var sizes = [first]
    while true {
      var ahead = self
      guard ahead.take(",") || ahead.take("and"), let size = ahead.takeSize() else { break }
      // 'AX1, L and smaller' is not a list of three.
      if ahead.next == "and", ["larger", "smaller"].contains(ahead.word(1)) { break }
      sizes.append(size)
      self = ahead
    }
    return size(isExcluded ? .noneOf(sizes) : .oneOf(sizes))
  }

  private mutating func takeSize() -> Condition.Value? {
    guard let size = next.flatMap({ TextSize(named: $0) }) else { return nil }
    _ = takeWord()
    return .word(size.rawValue)
  }

  private func size(_ test: ProfileConjunction.Test) -> ProfileConjunction.Term {
    ProfileConjunction.Term(.textSize, test)
  }

  // MARK: Lengths

  /// `width <= 375`, `320 <= height <= 375`, `the short side = 320 and 375`; nil for anything else, and for `<` and `>`.
  private mutating func length() -> ProfileConjunction.Term? {
    let before = self
    let least = takeNumber()
    if least != nil, !take("<=") { return back(to: before) }
    guard let axis = takeLength() else { return back(to: before) }
    if let least {
      guard take("<="), let greatest = takeNumber() else { return back(to: before) }
      return ProfileConjunction.Term(axis, .between(least, greatest))
    }
    if take("<="), let bound = takeNumber() { return ProfileConjunction.Term(axis, .atMost(bound)) }
    if take(">="), let bound = takeNumber() { return ProfileConjunction.Term(axis, .atLeast(bound)) }
    let isExcluded = take("!=")
    guard isExcluded || take("=") || take("==") else { return back(to: before) }
    // A number before a '<=' belongs to the next term.
    let values = list { $0.word(1) == "<=" ? nil : $0.takeNumber() }
    if values.isEmpty { return back(to: before) }
    return ProfileConjunction.Term(axis, isExcluded ? .noneOf(values) : .oneOf(values))
  }

  private mutating func back(to before: ConditionWordsReader) -> ProfileConjunction.Term? {
    self = before
    return nil
  }

  private mutating func takeLength() -> ConditionAxis? {
    if take("the", "short", "side") { return .shortSide }
    if take("width") { return .width }
    return take("height") ? .height : nil
  }

  private mutating func takeNumber() -> Condition.Value? {
    guard let number = next.flatMap({ Double(parsing: $0) }) else { return nil }
    _ = takeWord()
    return .number(number)
  }
}
