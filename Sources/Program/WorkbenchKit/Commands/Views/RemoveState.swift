import CommandGrammar
import DesignModel
import Storage

/// `remove-state`.
struct RemoveState: ScreenEdit {
  static var card: Card {
    Card(
      "remove-state", group: "views", "Removes a state of a screen.",
      details: """
        Constraints, variations and assertions whose conditions ask for it forbid it, unless --cascade removes them too. \
        Where it was the initial one, the next state becomes that.
        """,
      examples: [Example("remove-state login recover", "Removes the state recover.")])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The state to remove.", completion: .object(.state)) var state: String
  @Parameter(flag: "Also remove the constraints, variations and assertions that ask for it.")
  var cascade: Bool

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let gone = try screen.removeState(state, cascade: cascade)
    return Reply(
      "removed \((["state \(state)"] + gone).joined(separator: ", "))",
      record: screen.record(of: ScreenState(state)))
  }
}
