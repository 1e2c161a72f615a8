import CommandGrammar
import DesignModel
import Storage
import Notation

/// `list-guides`.
struct ListGuides: Query {
  static var card: Card {
    Card(
      "list-guides", group: "views", "Lists a screen's layout guides.",
      examples: [Example("list-guides login", "Prints each guide with the view that owns it.")])
  }

  @Parameter(argument: "The screen.", completion: .screen) var screen: String
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let screen = try session.screen(named: screen, at: revision)
    guard !screen.guides.isEmpty else { return Reply("no guides", list: []) }
    var table = TextTable([("guide", .left), ("in", .left)])
    for guide in screen.guides { table.add([guide.name, screen.name(of: guide.owner)]) }
    return Reply(
      table.text, list: screen.guides.map(screen.record(of:)), columns: ["screen", "guide", "id", "owner"])
  }
}
