import CommandGrammar
import DesignModel
import Matrix
import Notation
import Storage

/// `list-views`.
struct ListViews: Query {
  static var card: Card {
    Card(
      "list-views", group: "views", "Lists the views of a screen or of all, each by its path.",
      examples: [
        Example("list-views login --format ndjson", "Prints an object for each view."),
        Example("list-views", "Lists the views of all screens."),
      ])
  }

  @Parameter(argument: "The screen; all if none is given.", completion: .object(.screen)) var screen: String?
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let screens = try session.screens(named: screen.map { [$0] } ?? [], at: revision)
    return Reply(
      Self.text(of: screens),
      list: screens.flatMap { screen in screen.viewRecords + screen.guides.map(screen.record(of:)) })
  }

  /// A table of all views, with a column for their screens where there are several, and a line for each guide.
  private static func text(of screens: [Screen]) -> String {
    let isOne = screens.count == 1
    var table = TextTable(
      (isOne ? [] : [("screen", .left)]) + [("path", .left), ("kind", .left), ("attributes", .left)])
    for screen in screens {
      for (path, view) in zip(screen.paths, screen.views) {
        table.add(
          (isOne ? [] : [screen.name]) + [path, view.kind.rawValue, view.assignments.joined(separator: " ")])
      }
    }
    let guides = screens.flatMap { screen in
      screen.guides.map { guide in
        "guide \(guide.name) in \(isOne ? "" : "\(screen.name)'s ")\(screen.name(of: guide.owner))"
      }
    }
    return ([table.text] + guides).joined(separator: "\n")
  }
}
