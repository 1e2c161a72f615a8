import CommandGrammar
import DesignModel
import Notation
import Storage

/// `list-states`.
struct ListStates: Query {
  static var card: Card {
    Card(
      "list-states", group: "views", "Lists a screen's states, the initial one first.",
      examples: [Example("list-states login", "Prints each state of login.")])
  }

  @Parameter(argument: "The screen.", completion: .screen) var screen: String
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let screen = try session.screen(named: screen, at: revision)
    guard !screen.states.isEmpty else { return Reply("no states", list: []) }
    return Reply(
      screen.states.joined(separator: "\n"), list: screen.states.map(screen.record(ofState:)),
      columns: ["screen", "state"])
  }
}
