import CommandGrammar

/// A change as `set-view`, `set-constraint` and `vary` take it: `axis=vertical`.
struct Assignment: ArgumentValue {
  /// What is changed.
  var key: String
  /// What it becomes, as it is spelled.
  var value: String

  init(argument: String) throws(ArgumentFault) {
    guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else {
      throw ArgumentFault("expected a change as key=value")
    }
    // Blanks before the sign are how code is written: 'contentInset.bottom = safeArea.bottom'.
    let name = argument[..<equals]
    key = String(name[..<(name.lastIndex { $0 != " " }.map(name.index(after:)) ?? name.endIndex)])
    value = String(argument[argument.index(after: equals)...])
  }

  var argument: String { "\(key)=\(value)" }
  static var valueName: String { "key=value" }
}
