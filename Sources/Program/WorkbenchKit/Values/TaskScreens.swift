import CommandGrammar

/// What people do, and the screens that it takes: `Sign in=login,reset`.
struct TaskScreens: ArgumentValue {
  let name: String
  let screens: [String]

  init(argument: String) throws(ArgumentFault) {
    guard let sign = argument.firstIndex(of: "=") else {
      throw ArgumentFault("a task is a name and its screens, as in 'Sign in=login,reset'")
    }
    name = String(argument[..<sign])
    screens = argument[argument.index(after: sign)...].split(separator: ",").map(String.init)
    guard !name.isEmpty, !screens.isEmpty else {
      throw ArgumentFault("a task is a name and its screens, as in 'Sign in=login,reset'")
    }
  }

  var argument: String { "\(name)=\(screens.joined(separator: ","))" }
  static var valueName: String { "NAME=SCREEN,…" }
}
