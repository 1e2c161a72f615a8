import CommandGrammar
import DesignModel
import Notation
import Storage

/// `list-guides`.
struct ListGuides: Query {
  static var card: Card {
    Card(
      "list-guides", group: "views", "Lists a screen's layout guides.",
      examples: [Example("list-guides login", "Prints each guide with the view that owns it.")])
  }

  @ParameterGroup var choice: ScreenChoice

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let screen = try choice.read(in: &session)
    @Sendable func owner(_ guide: LayoutGuide) -> String { screen.name(of: guide.owner) }
    return Reply(
      listing: screen.guides, none: "no guides", [.left("guide", \.name), .left("in", owner)],
      cells: [
        "screen": { _ in screen.name }, "guide": \.name, "id": \.id.text, "owner": owner,
      ], record: screen.record)
  }
}
