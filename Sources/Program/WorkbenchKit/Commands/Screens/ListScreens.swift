import CommandGrammar
import DesignModel
import Notation
import Storage

/// `list-screens`.
struct ListScreens: Query {
  static var card: Card {
    Card(
      "list-screens", group: "screens", "Lists the screens.",
      examples: [Example("list-screens --format tsv", "Prints a row for each screen, for a spreadsheet.")])
  }

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let screens = try session.readStore { try $0.screenSummaries() }
    guard !screens.isEmpty else {
      return Reply("no screens yet; add one with add-screen NAME", list: [])
    }
    var table = TextTable([
      ("screen", .left), ("views", .right), ("constraints", .right), ("variations", .right),
      ("states", .left),
    ])
    for screen in screens {
      table.add([
        screen.name, String(screen.views), String(screen.constraints), String(screen.variations),
        screen.states.joined(separator: ", "),
      ])
    }
    return Reply(table.text, list: screens.map { ScreenRecord($0).record }, columns: ScreenSummary.columns)
  }
}

extension ScreenSummary {
  fileprivate static let columns = ["screen", "views", "constraints", "variations", "states"]
}
