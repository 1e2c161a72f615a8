import CommandGrammar

/// A change as `set-view`, `set-constraint` and `vary` take it: `axis=vertical`.
struct Assignment: ArgumentValue {
  var key: String
  var value: String

  init(argument: String) throws(ArgumentFault) {
    guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else {
      throw ArgumentFault("expected a change as key=value")
    }
    key = String(argument[..<equals])
    value = String(argument[argument.index(after: equals)...])
  }

  var argument: String { "\(key)=\(value)" }
  static var valueName: String { "key=value" }
}
