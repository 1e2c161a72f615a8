public import DesignModel
public import Notation

extension Condition {
  /// The condition in its canonical spelling: `textSize >= accessibilityMedium and width < 414`.
  public var spelled: String { terms.map(\.spelled).joined(separator: " and ") }

  /// Reads `axis sign value [and …]`; text sizes may be given by their short names, `==` for `=`.
  public init(parsing text: String) throws(SyntaxError) {
    var scanner = TextScanner(text)
    var terms: [Term] = []
    repeat { terms.append(try Term(&scanner)) } while scanner.take(word: "and")
    guard scanner.isAtEnd else { throw scanner.fault("expected 'and' or the end of the condition") }
    self.init(terms)
  }
}

extension Condition.Term {
  var spelled: String {
    switch value {
    case .number(let number): "\(axis.rawValue) \(comparison.rawValue) \(number.spelled)"
    case .word(let word): "\(axis.rawValue) \(comparison.rawValue) \(word)"
    }
  }

  init(_ scanner: inout TextScanner) throws(SyntaxError) {
    let start = scanner.position
    if let view = try Self.awaited(&scanner) {
      self.init(.scroll, .equal, value: .word("until \(view)"))
      return
    }
    guard let name = scanner.takeName() else { throw scanner.fault("expected \(Self.axes)") }
    guard let axis = ProfileAxis(rawValue: name) else {
      throw SyntaxError(
        "unknown condition '\(name)'"
          + (nearestWord(to: name, among: ProfileAxis.words).map { "; did you mean '\($0)'?" }
            ?? "; there are \(Self.axes)"),
        at: scanner.skippingBlanks(from: start))
    }
    let comparison = try Self.comparison(&scanner, axis)
    let value =
      axis == .scroll ? try Self.position(&scanner, comparison) : try Self.value(&scanner, axis)
    self.init(axis, comparison, value: value)
  }

  /// Takes `until VIEW is visible` and gives the view; nil if something else comes next.
  private static func awaited(_ scanner: inout TextScanner) throws(SyntaxError) -> String? {
    guard scanner.take(word: "until") else { return nil }
    guard let view = scanner.takeName() else { throw scanner.fault("expected a view's name after 'until'") }
    if scanner.take(word: "is"), !scanner.take(word: "visible") {
      throw scanner.fault("expected 'visible', as in 'until \(view) is visible'")
    }
    return view
  }

  private static var axes: String { ProfileAxis.words.joined(separator: ", ") }

  private static func comparison(
    _ scanner: inout TextScanner, _ axis: ProfileAxis
  ) throws(SyntaxError) -> Condition.Comparison {
    let start = scanner.skippingBlanks(from: scanner.position)
    guard let sign = scanner.take(anyOf: ["==", "!=", "<=", ">=", "=", "<", ">"]) else {
      throw scanner.fault("expected =, !=, <, <=, > or >= after '\(axis.rawValue)'")
    }
    let comparison = sign == "==" ? .equal : Condition.Comparison(rawValue: sign)!
    switch axis.values {
    case .words, .names:
      guard comparison == .equal || comparison == .different else {
        throw SyntaxError("'\(axis.rawValue)' has no order: compare it with = or !=", at: start)
      }
    case .numbers, .ordered, .positions: break
    }
    return comparison
  }

  /// A position and its sign: only offsets have an order.
  private static func position(
    _ scanner: inout TextScanner, _ comparison: Condition.Comparison
  ) throws(SyntaxError) -> Condition.Value {
    let start = scanner.skippingBlanks(from: scanner.position)
    if let number = scanner.takeNumber() {
      guard abs(number) <= ViewAttribute.longest else {
        throw SyntaxError("expected a number for 'scroll'", at: start)
      }
      return .number(number)
    }
    let word: String
    if let view = try awaited(&scanner) {
      word = "until \(view)"
    } else {
      let name = scanner.takeName() ?? ""
      guard ["start", "end"].contains(name) else {
        throw SyntaxError(
          "expected a number of points, start, end or until VIEW for 'scroll'"
            + didYouMean(name, among: ["start", "end"]), at: start)
      }
      word = name
    }
    guard comparison == .equal || comparison == .different else {
      throw SyntaxError("'\(word)' is no number: compare 'scroll' with it by = or !=", at: start)
    }
    return .word(word)
  }

  private static func value(
    _ scanner: inout TextScanner, _ axis: ProfileAxis
  ) throws(SyntaxError) -> Condition.Value {
    let start = scanner.skippingBlanks(from: scanner.position)
    switch axis.values {
    case .numbers:
      guard let number = scanner.takeNumber(), abs(number) <= ViewAttribute.longest else {
        throw SyntaxError("expected a number for '\(axis.rawValue)'", at: start)
      }
      return .number(number)
    case .names:
      guard let name = scanner.takeName() else {
        throw SyntaxError("expected a \(axis == .state ? "state" : "view")'s name", at: start)
      }
      return .word(name)
    case .positions: preconditionFailure("Positions are read with their comparison")
    case .ordered(let words), .words(let words):
      let name = scanner.takeName() ?? ""
      let word = axis == .textSize ? TextSize(named: name)?.rawValue : words.contains(name) ? name : nil
      guard let word else {
        throw SyntaxError(
          "expected \(words.joined(separator: ", ")) for '\(axis.rawValue)'\(didYouMean(name, among: words))",
          at: start)
      }
      return .word(word)
    }
  }
}
