import DesignModel

/// The equation of a constraint, in either form.
struct LoggedEquation: Equatable {
  var first: LoggedAnchor
  var relation: Relation
  var second: LoggedAnchor?
  var multiplier = 1.0
  var constant = 0.0
  var priority: Priority = .required
  var nesting: LoggedConstraint.Nesting?
}

extension LoggedEquation {
  /// Reads `title.leading == 2*form.leading + 8` and `title.width >= 100`, perhaps with `@750` after it.
  init(equation body: LogText, _ names: LoggedNames) throws(Unreadable) {
    let (equation, priority) = try Self.splitPriority(body.trimmed)
    var fault = Unreadable.noRelation
    // A label's text may hold what looks like a relation: the first that has an anchor on either side counts.
    for sign in Self.relations(in: equation).prefix(8) {
      do {
        var found = try Self(
          equation[..<sign.range.lowerBound], sign.relation, to: equation[sign.range.upperBound...].trimmed,
          names: names
        )
        found.priority = priority
        self = found
        return
      } catch {
        fault = error
      }
    }
    throw fault
  }

  private static func relations(in equation: LogText) -> [(range: Range<Int>, relation: Relation)] {
    var found: [(range: Range<Int>, relation: Relation)] = []
    var place = equation.startIndex
    while place + 3 < equation.endIndex, found.count < 8 {
      if equation[place + 1] == UInt8(ascii: "="),
        let relation = Relation(rawValue: equation[place...place + 1].text)
      {
        found.append((place..<place + 2, relation))
        place += 1
      }
      place += 1
    }
    return found
  }

  private init(
    _ left: LogText, _ relation: Relation, to right: LogText, names: LoggedNames
  ) throws(Unreadable) {
    self.init(first: try LoggedAnchor(left, names), relation: relation)
    if let constant = right.number {
      self.constant = constant
      return
    }
    var right = right
    (right, constant) = Self.splitConstant(right)
    (right, multiplier) = Self.splitMultiplier(right)
    second = try LoggedAnchor(right, names)
  }

  /// Takes `+ 8` or `- 8` off the end.
  private static func splitConstant(_ side: LogText) -> (rest: LogText, constant: Double) {
    for (sign, factor) in [(" + ", 1.0), (" - ", -1)] {
      if let place = side.last(sign), let number = side[place.upperBound...].trimmed.number {
        return (side[..<place.lowerBound].trimmed, factor * number)
      }
    }
    return (side, 0)
  }

  /// Takes `2*` off the start, or `* 2` off the end as older systems print it.
  private static func splitMultiplier(_ side: LogText) -> (rest: LogText, multiplier: Double) {
    if let star = side.first("*"), let number = side[..<star.lowerBound].trimmed.number {
      return (side[star.upperBound...].trimmed, number)
    }
    if let star = side.last("*"), let number = side[star.upperBound...].trimmed.number {
      return (side[..<star.lowerBound].trimmed, number)
    }
    return (side, 1)
  }

  private static func splitPriority(_ body: LogText) throws(Unreadable) -> (rest: LogText, priority: Priority)
  {
    guard let mark = body.last(" @"), let number = body[mark.upperBound...].number else {
      return (body, .required)
    }
    guard let priority = Priority(number) else { throw .number("@" + number.description) }
    return (body[..<mark.lowerBound].trimmed, priority)
  }
}
