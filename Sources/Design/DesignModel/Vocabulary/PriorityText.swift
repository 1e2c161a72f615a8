public import Notation

extension Priority {
  /// The priority that `text` spells, by number or by name, points added or taken off: `750`, `high`, `required-1`.
  public init?(parsing text: some StringProtocol) {
    var scanner = TextScanner(String(text))
    guard let priority = try? Priority(&scanner), scanner.isAtEnd else { return nil }
    self = priority
  }

  /// Reads a priority by number or by name, in parentheses or not, points added or taken off: `high - 1`.
  public init(_ scanner: inout TextScanner) throws(SyntaxError) {
    let start = scanner.skippingBlanks(from: scanner.position)
    let isWrapped = scanner.take("(")
    var value = try Self.value(&scanner)
    while let sign = scanner.take(anyOf: ["+"] + TextScanner.minus) {
      let place = scanner.skippingBlanks(from: scanner.position)
      guard let number = scanner.takeUnsignedNumber() else {
        throw SyntaxError("expected a number, as in '@high-1'", at: place)
      }
      value += sign == "+" ? number : -number
    }
    if isWrapped, !scanner.take(")") { throw scanner.fault("expected ')' after the priority") }
    guard let priority = Priority(value) else {
      throw SyntaxError("a priority is above 0 and at most 1000", at: start)
    }
    self = priority
  }

  private static func value(_ scanner: inout TextScanner) throws(SyntaxError) -> Double {
    if let number = scanner.takeNumber() { return number }
    let start = scanner.skippingBlanks(from: scanner.position)
    _ = scanner.take("UILayoutPriority")
    _ = scanner.takeTight(".")
    let name = scanner.takeLetters() ?? ""
    if let priority = (named + aliases).first(where: { $0.name == name })?.priority { return priority.value }
    let names = named.map(\.name)
    throw SyntaxError(
      "expected a priority: a number or \(names.joined(separator: ", "))\(didYouMean(name, among: names))",
      at: start)
  }

  /// What UIKit calls its priorities, apart from the names that are the same.
  private static let aliases: [(name: String, priority: Priority)] = [
    ("defaultHigh", .high), ("defaultLow", .low), ("fittingSizeLevel", .fittingSize),
    ("dragThatCanResizeScene", 510), ("sceneSizeStayPut", 500), ("dragThatCannotResizeScene", 490),
  ]
}
