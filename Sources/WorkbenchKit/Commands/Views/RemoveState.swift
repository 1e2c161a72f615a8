import CommandGrammar
import DesignModel
import Storage

/// `remove-state`.
struct RemoveState: DraftEdit {
  static var card: Card {
    Card(
      "remove-state", group: "views", "Removes a state of a screen.",
      details: """
        Constraints, variations and assertions whose conditions ask for it forbid it, unless --cascade removes them too. \
        Where it was the initial one, the next state becomes that.
        """,
      examples: [Example("remove-state login recover", "Removes the state recover.")])
  }

  @Parameter(argument: "The screen.", completion: .screen) var screen: String
  @Parameter(argument: "The state to remove.", completion: .state) var state: String
  @Parameter(flag: "Also remove the constraints, variations and assertions that ask for it.")
  var cascade: Bool

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    var screen = try draft.screen(named: screen)
    let gone = try screen.removeState(state, cascade: cascade)
    try draft.save(screen)
    return Reply(
      "removed \((["state \(state)"] + gone).joined(separator: ", "))", record: screen.record(ofState: state))
  }
}
