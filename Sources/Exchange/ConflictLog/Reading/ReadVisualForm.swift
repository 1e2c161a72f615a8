import DesignModel

extension LoggedEquation {
  /// Reads `H:|-(8)-[title]`, `V:[title]-(>=8)-[field]`, `H:[title]-(8)-|` and `V:[title(44)]`.
  init(visual body: LogText, _ names: LoggedNames) throws(Unreadable) {
    let axis: Axis = body.first == UInt8(ascii: "H") ? .horizontal : .vertical
    var form = VisualForm(rest: body.dropFirst(2).trimmed, names: names)
    let start = try form.takeElement()
    if form.rest.isEmpty {
      guard case .item(let item, let size?) = start else { throw .noVisualForm }
      self.init(
        first: LoggedAnchor(item, axis == .horizontal ? .width : .height), relation: size.relation,
        constant: size.number, priority: size.priority)
      return
    }
    let gap = try form.takeGap()
    let end = try form.takeElement()
    guard form.rest.isEmpty else { throw .noVisualForm }
    try self.init(from: start, gap, to: end, axis, names: names)
  }

  private init(
    from start: VisualForm.Element, _ gap: VisualForm.Measure, to end: VisualForm.Element, _ axis: Axis,
    names: LoggedNames
  ) throws(Unreadable) {
    let (near, far): (Anchor, Anchor) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let (first, second): (LoggedAnchor, LoggedAnchor)
    switch (start, end) {
    case (.edge, .item(let item, nil)):
      guard let superview = names.superview else { throw .noSuperview }
      (first, second) = (LoggedAnchor(item, near), LoggedAnchor(superview, near))
    case (.item(let item, nil), .edge):
      guard let superview = names.superview else { throw .noSuperview }
      (first, second) = (LoggedAnchor(superview, far), LoggedAnchor(item, far))
    case (.item(let before, nil), .item(let after, nil)):
      (first, second) = (LoggedAnchor(after, near), LoggedAnchor(before, far))
    default: throw .noVisualForm
    }
    let isContained = if case .edge = start { true } else if case .edge = end { true } else { false }
    self.init(
      first: first, relation: gap.relation, second: second, constant: gap.number, priority: gap.priority,
      nesting: isContained ? .container : .siblings)
  }
}

/// Takes a visual form apart from left to right.
private struct VisualForm {
  var rest: LogText
  let names: LoggedNames

  enum Element {
    case edge
    case item(LoggedItem, size: Measure?)
  }

  struct Measure {
    var relation = Relation.equal
    var number = 0.0
    var priority = Priority.required
  }

  mutating func takeElement() throws(Unreadable) -> Element {
    if rest.take("|") { return .edge }
    guard rest.take("["), let end = endOfItem else { throw .noVisualForm }
    var item = rest[..<end]
    rest = rest[(end + 1)...]
    var size: Measure?
    if item.last == UInt8(ascii: ")"), let open = item.last("("),
      let measure = try? Self.measure(item[open.upperBound...].dropLast())
    {
      size = measure
      item = item[..<open.lowerBound]
    }
    return .item(try LoggedItem(item, names), size: size)
  }

  /// The bracket that closes an item: a label's text may hold brackets too, but no gap follows those.
  private var endOfItem: Int? {
    rest.indices.first { place in
      guard rest[place] == UInt8(ascii: "]") else { return false }
      let behind = rest[(place + 1)...]
      return behind.isEmpty || ["-(", "-[", "-|", "|", "["].contains { behind.starts($0) }
        || behind.first == UInt8(ascii: "-") && (behind.dropFirst().first?.isHexadecimalDigit ?? false)
    }
  }

  mutating func takeGap() throws(Unreadable) -> Measure {
    guard rest.take("-") else { return Measure() }
    if rest.take("(") {
      guard let end = rest.first(")-") else { throw .noVisualForm }
      defer { rest = rest[end.upperBound...] }
      return try Self.measure(rest[..<end.lowerBound])
    }
    guard let end = rest.first("-") else { throw .noVisualForm }
    defer { rest = rest[end.upperBound...] }
    return try Self.measure(rest[..<end.lowerBound])
  }

  /// Reads `>=8@750`; a standard gap says so around its number: `NSSpace(8)`.
  private static func measure(_ piece: LogText) throws(Unreadable) -> Measure {
    var (piece, measure) = (piece.trimmed, Measure())
    for relation in [Relation.equal, .atMost, .atLeast] where piece.take(relation.rawValue) {
      measure.relation = relation
    }
    if let mark = piece.last("@") {
      guard let priority = piece[mark.upperBound...].number.flatMap({ Priority($0) }) else {
        throw .number(String(piece.text.prefix(40)))
      }
      measure.priority = priority
      piece = piece[..<mark.lowerBound]
    }
    if let open = piece.first("("), piece[..<open.lowerBound].allSatisfy(\.isOfClassName) {
      piece = piece[open.upperBound...]
      if piece.last == UInt8(ascii: ")") { piece = piece.dropLast() }
    }
    guard let number = piece.number else { throw .number(String(piece.text.prefix(40))) }
    measure.number = number
    return measure
  }
}
