import CommandGrammar
import DesignModel
import Storage
import Notation

/// `list-constraints`.
struct ListConstraints: Query {
  static var card: Card {
    Card(
      "list-constraints", group: "constraints", "Lists a screen's constraints.",
      examples: [Example("list-constraints login --view form", "Lists those that form takes part in.")])
  }

  @Parameter(argument: "The screen.", completion: .screen) var screen: String
  @Parameter(option: "Only those that this view takes part in.", completion: .view) var view: String?
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let screen = try session.screen(named: screen, at: revision)
    let only = try view.map { name throws(DesignError) in try screen.item(named: name, beside: .root).owner }
    let constraints = screen.constraints.filter { constraint in
      only.map { constraint.mentions(anyOf: [$0]) } ?? true
    }
    guard !constraints.isEmpty else { return Reply("no constraints", list: []) }
    var table = TextTable([("id", .left), ("constraint", .left), ("applies", .left)])
    for constraint in constraints {
      let condition = constraint.condition.map { "when \($0.spelled)" } ?? "always"
      table.add([
        constraint.id.text, screen.spelled(constraint), constraint.isInstalled ? condition : "not installed",
      ])
    }
    return Reply(table.text, list: constraints.map(screen.record(of:)), columns: Self.columns)
  }

  private static let columns = ["constraint", "relation", "priority", "installed", "when"]
}
