import CommandGrammar
import DesignLanguage
import DesignModel
import Notation
import Storage

/// `list-variations`.
struct ListVariations: Query {
  static var card: Card {
    Card(
      "list-variations", group: "variations", "Lists a screen's variations.",
      examples: [Example("list-variations login", "Prints each variation with its condition.")])
  }

  @ParameterGroup var choice: ScreenChoice

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let screen = try choice.read(in: &session)
    return Reply(
      listing: screen.variations, none: "no variations",
      [
        .left("id", \.id.text), .left("changes") { screen.name(ofTarget: $0) }, .left("to", \.change.spelled),
        .left("when", \.condition.spelled),
      ], record: screen.record)
  }
}
