import DesignArguments
import CommandGrammar
import DesignModel
import Storage

/// `add-state`.
struct AddState: ScreenEdit {
  static var card: Card {
    Card(
      "add-state", group: "views", "Declares a state of a screen; the first is its initial one.",
      details:
        "Conditions ask for it ('state = recover'), and 'solve --state recover' puts the screen into it.",
      examples: [Example("add-state login recover", "Declares the state recover.")])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The new state's name.") var state: String

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    try screen.addState(state)
    return Reply(
      "added state \(state) to \(screen.name)\(screen.states.count == 1 ? ", its initial one" : "")",
      record: screen.record(of: ScreenState(state)))
  }
}
