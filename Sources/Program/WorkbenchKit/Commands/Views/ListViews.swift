import CommandGrammar
import DesignModel
import Matrix
import Notation
import Storage

/// `list-views`.
struct ListViews: Query {
  static var card: Card {
    Card(
      "list-views", group: "views", "Lists a screen's views, each by its path.",
      examples: [Example("list-views login --format ndjson", "Prints an object for each view.")])
  }

  @ParameterGroup var choice: ScreenChoice

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let screen = try choice.read(in: &session)
    var table = TextTable([("path", .left), ("kind", .left), ("attributes", .left)])
    for (path, view) in zip(screen.paths, screen.views) {
      table.add([path, view.kind.rawValue, view.assignments.joined(separator: " ")])
    }
    let guides = screen.guides.map { "guide \($0.name) in \(screen.name(of: $0.owner))" }
    return Reply(
      ([table.text] + guides).joined(separator: "\n"),
      list: screen.viewRecords + screen.guides.map(screen.record(of:)))
  }
}
