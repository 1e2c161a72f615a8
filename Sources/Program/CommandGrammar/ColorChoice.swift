/// When to print in colour.
public enum ColorChoice: String, CaseIterable, ArgumentValue {
  /// On a terminal, unless the variable NO_COLOR is set.
  case auto
  case always
  case never

  /// When each choice prints colours.
  public static func meaning(of choice: String) -> String {
    switch ColorChoice(rawValue: choice) {
    case .auto: "On a terminal, unless the variable NO_COLOR is set."
    case .always: "Always."
    case .never: "Never."
    case nil: ""
    }
  }

  /// Whether to print in colour, on a terminal or not.
  ///
  /// Source: no-color.org; a dumb terminal knows no escape sequences.
  public func isColoured(onTerminal isTerminal: Bool, variable: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      let isUnwanted = variable("NO_COLOR").map { !$0.isEmpty } ?? false
      return isTerminal && !isUnwanted && variable("TERM") != "dumb"
    }
  }
}
