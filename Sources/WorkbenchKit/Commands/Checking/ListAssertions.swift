import CommandGrammar
import DesignModel
import Storage
import Studies
import Notation

/// `list-assertions`.
struct ListAssertions: Query {
  static var card: Card {
    Card(
      "list-assertions", group: "checking", "Lists what the layouts of screens must keep to.",
      examples: [
        Example("list-assertions login", "Lists the assertions of login."),
        Example("list-assertions --format ndjson", "Lists those of every screen, for programs."),
      ])
  }

  @Parameter(argument: "The screens; all if none is given.", completion: .screen) var screens: [String] = []
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let screens = try session.readStore {
      try $0.snapshot(at: revision ?? "working").screens(named: self.screens)
    }
    let rows = screens.flatMap { screen in screen.assertions.map { (screen: screen, assertion: $0) } }
    guard !rows.isEmpty else { return Reply("no assertions", list: []) }
    var table = TextTable([
      ("screen", .left), ("id", .left), ("claim", .left), ("applies", .left), ("message", .left),
    ])
    for (screen, assertion) in rows {
      table.add([
        screen.name, assertion.id.text, screen.spelled(assertion.claim),
        assertion.condition.map { "when \($0.spelled)" } ?? "always", assertion.message ?? "",
      ])
    }
    return Reply(
      table.text, list: rows.map { $0.screen.record(of: $0.assertion) },
      columns: ["screen", "assertion", "claim", "when", "message"])
  }
}
