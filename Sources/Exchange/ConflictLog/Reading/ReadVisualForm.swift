import DesignModel
import FormatGrammar

extension LoggedEquation {
  /// Reads `H:|-(8)-[title]`, `V:[title]-(>=8)-[field]`, `H:[title]-(8)-|(LTR)` and `V:[title(44)]`.
  init(visual body: LogText, _ names: LoggedNames) throws(Unreadable) {
    let form = try VisualForm(body, names)
    let relations: [FormatRelation]
    do { relations = try form.relations() } catch { throw Unreadable(error) }
    // Each form is one constraint, and says the number of its gap.
    guard let relation = relations.first, relations.count == 1, relation.second?.isMargin != true,
      !relation.first.isMargin
    else { throw .noVisualForm }
    self.init(
      first: try form.anchor(relation.first), relation: Relation(rawValue: relation.sign.rawValue)!,
      constant: relation.constant, priority: relation.priority.flatMap { Priority($0) } ?? .required)
    guard let other = relation.second else { return }
    second = try form.anchor(other)
    nesting = relation.first.isSuperview || other.isSuperview ? .container : .siblings
  }
}

extension Unreadable {
  fileprivate init(_ fault: FormatFault) {
    switch fault.reason {
    case .unknownMetric(let word), .unknownSize(let word), .unknownPriority(let word), .number(let word, _):
      self = .number(String(word.prefix(40)))
    default: self = .noVisualForm
    }
  }
}

/// A visual form as a line of visual format: what a log says of its items are no identifiers.
private struct VisualForm {
  private let names: LoggedNames
  private let direction: FormatOptions.Direction
  private var line: String
  private var items: [String: LoggedItem] = [:]

  init(_ body: LogText, _ names: LoggedNames) throws(Unreadable) {
    self.names = names
    var rest = body
    direction = Self.takeDirection(off: &rest)
    line = rest.prefix(2).text
    rest = rest.dropFirst(2).trimmed
    while let next = rest.first {
      if next == UInt8(ascii: "[") {
        try takeItem(&rest)
      } else {
        let gap = rest.prefix { $0 != UInt8(ascii: "[") }
        line += Self.plain(gap).filter { $0 != " " }
        rest = rest[gap.endIndex...]
      }
    }
  }

  func relations() throws(FormatFault) -> [FormatRelation] { try Self.relations(line, items, in: direction) }

  private static func relations(
    _ line: String, _ items: [String: LoggedItem], in direction: FormatOptions.Direction = .leadingToTrailing
  ) throws(FormatFault) -> [FormatRelation] {
    try FormatRelation.all(
      in: line, options: FormatOptions(direction: direction),
      names: FormatNames(metrics: [:]) { items[$0] == nil ? nil : .plain })
  }

  func anchor(_ side: FormatSide) throws(Unreadable) -> LoggedAnchor {
    guard let item = side.isSuperview ? names.superview : items[side.name] else { throw .noSuperview }
    return LoggedAnchor(item, Anchor(rawValue: side.anchor.word)!)
  }

  /// The direction of constraints between left and right edges; those between leading and trailing ones have none.
  private static func takeDirection(off body: inout LogText) -> FormatOptions.Direction {
    let directions: [(String, FormatOptions.Direction)] = [("(LTR)", .leftToRight), ("(RTL)", .rightToLeft)]
    for (mark, direction) in directions where body.text.hasSuffix(mark) {
      body = body.dropLast(mark.utf8.count).trimmed
      return direction
    }
    return .leadingToTrailing
  }

  // MARK: Items

  private mutating func takeItem(_ rest: inout LogText) throws(Unreadable) {
    guard rest.take("["), let end = Self.endOfItem(rest) else { throw .noVisualForm }
    var (item, size) = (rest[..<end], "")
    rest = rest[(end + 1)...]
    if item.last == UInt8(ascii: ")"), let open = item.last("("), Self.isSize(item[open.lowerBound...]) {
      size = item[open.lowerBound...].text
      item = item[..<open.lowerBound]
    }
    let name = "item\(items.count)"
    items[name] = try LoggedItem(item, names)
    line += "[\(name)\(size)]"
  }

  /// True for `(44)` and `(>=44@750)`: an item may end with other words in parentheses.
  private static func isSize(_ piece: LogText) -> Bool {
    let relations = try? relations("[_\(piece.text)]", ["_": LoggedItem(className: nil, address: nil)])
    return relations?.map(\.second) == [nil]
  }

  /// The bracket that closes an item: a label's text may hold brackets too, but no gap follows those.
  private static func endOfItem(_ rest: LogText) -> Int? {
    rest.indices.first { place in
      guard rest[place] == UInt8(ascii: "]") else { return false }
      let after = rest[(place + 1)...]
      return after.isEmpty || ["-(", "-[", "-|", "|", "["].contains { after.starts($0) }
        || after.first == UInt8(ascii: "-") && (after.dropFirst().first?.isHexadecimalDigit ?? false)
    }
  }

  /// The gap without the word that a standard one has around its number: `NSSpace(8)`.
  private static func plain(_ gap: LogText) -> String {
    guard let open = gap.last("("), let close = gap[open.upperBound...].first(")") else { return gap.text }
    let word = gap[..<open.lowerBound].reversed().prefix(while: \.isOfClassName).count
    if word == 0 { return gap.text }
    return gap[..<(open.lowerBound - word)].text + gap[open.upperBound..<close.lowerBound].text
      + gap[close.upperBound...].text
  }
}
