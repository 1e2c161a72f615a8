import CommandGrammar
import DesignModel
import Storage

/// `add-state`.
struct AddState: DraftEdit {
  static var card: Card {
    Card(
      "add-state", group: "views", "Declares a state of a screen; the first is its initial one.",
      details:
        "Conditions ask for it ('state = recover'), and 'solve --state recover' puts the screen into it.",
      examples: [Example("add-state login recover", "Declares the state recover.")])
  }

  @Parameter(argument: "The screen.", completion: .screen) var screen: String
  @Parameter(argument: "The new state's name.") var state: String

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    var screen = try draft.screen(named: screen)
    try screen.addState(state)
    try draft.save(screen)
    return Reply(
      "added state \(state) to \(screen.name)\(screen.states.count == 1 ? ", its initial one" : "")",
      record: screen.record(ofState: state))
  }
}
