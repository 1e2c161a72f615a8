import CommandGrammar
import DesignModel
import Storage
import Notation

/// `list-variations`.
struct ListVariations: Query {
  static var card: Card {
    Card(
      "list-variations", group: "variations", "Lists a screen's variations.",
      examples: [Example("list-variations login", "Prints each variation with its condition.")])
  }

  @Parameter(argument: "The screen.", completion: .screen) var screen: String
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let screen = try session.screen(named: screen, at: revision)
    guard !screen.variations.isEmpty else { return Reply("no variations", list: []) }
    var table = TextTable([("id", .left), ("changes", .left), ("to", .left), ("when", .left)])
    for variation in screen.variations {
      table.add([
        variation.id.text, screen.name(ofTarget: variation), variation.changesInWords,
        variation.condition.spelled,
      ])
    }
    return Reply(table.text, list: screen.variations.map(screen.record(of:)))
  }
}
