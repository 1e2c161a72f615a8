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

  @ParameterGroup var choice: ScreenChoice

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let screen = try choice.read(in: &session)
    guard !screen.states.isEmpty else { return Reply("no states", list: []) }
    return Reply(
      screen.states.joined(separator: "\n"), list: screen.lists.states.map(screen.record),
      columns: ["screen", "state"])
  }
}
