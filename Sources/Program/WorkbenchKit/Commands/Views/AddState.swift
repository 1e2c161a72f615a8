import CommandGrammar
import DesignModel
import Notation
import Storage

/// `add-state`.
struct AddState: ScreenEdit {
  static var card: Card {
    Card(
      "add-state", group: "views", "Declares a state of a screen; the first is its initial one.",
      details:
        """
        Conditions ask for it ('state = recover'), and 'solve --state recover' puts the screen into it. --hide and \
        --show add a variation for each view: what is hidden in it, and what is shown in it and hidden otherwise.
        """,
      examples: [
        Example("add-state login recover", "Declares the state recover."),
        Example(
          "add-state login recover --hide title --show email",
          "Declares it with the views that are not there in it, and those that are there in no other."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The new state's name.") var state: String
  @Parameter(
    option: "Views that are hidden in it, separated by commas.", name: "hide", value: "view,…",
    completion: .object(.view))
  var hiding: CommaList<String>?
  @Parameter(
    option: "Views that are shown in it and hidden otherwise, separated by commas.", name: "show",
    value: "view,…", completion: .object(.view))
  var showing: CommaList<String>?

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let (hidden, shown) = (hiding?.elements ?? [], showing?.elements ?? [])
    if let view = hidden.first(where: shown.contains) { throw StateError.hiddenAndShown(view, state) }
    try screen.addState(state)
    for name in hidden { try screen.setHidden(true, name, in: state) }
    for name in shown { try screen.setHidden(false, name, in: state) }
    let effects = [("hides", hidden), ("shows", shown)].filter { !$0.1.isEmpty }
      .map { "\($0.0) \(enumerated($0.1))" }
    return Reply(
      "added state \(state) to \(screen.name)\(screen.states.count == 1 ? ", its initial one" : "")"
        + (effects.isEmpty ? "" : ", which \(effects.joined(separator: " and "))"),
      record: screen.record(of: ScreenState(state)))
  }
}

/// A state that can't be as it is asked for.
enum StateError: Error, CustomStringConvertible {
  case hiddenAndShown(String, String)

  var description: String {
    switch self {
    case .hiddenAndShown(let view, let state):
      "'\(view)' can't be both hidden and shown in '\(state)'; name it once"
    }
  }
}
