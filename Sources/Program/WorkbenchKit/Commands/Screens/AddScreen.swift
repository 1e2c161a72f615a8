import CommandGrammar
import DesignModel
import Storage

/// `add-screen`.
struct AddScreen: DraftEdit {
  static var card: Card {
    Card(
      "add-screen", group: "screens", "Adds an empty screen.",
      examples: [Example("add-screen settings", "Adds the screen settings, which has only its root view.")])
  }

  @Parameter(argument: "The new screen's name.") var screen: String

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    let screen = try draft.addScreen(named: screen)
    return Reply("added screen \(screen.name)", record: screen.record)
  }
}
