import CommandGrammar
import DesignModel
import Storage

/// `rename-screen`.
struct RenameScreen: DraftEdit {
  static var card: Card {
    Card(
      "rename-screen", group: "screens", "Gives a screen another name.",
      examples: [
        Example("rename-screen login sign-in", "Calls the screen sign-in; its history stays with it.")
      ])
  }

  @Parameter(argument: "The screen to rename.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "Its new name.") var name: String

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    try draft.renameScreen(named: screen, to: name)
    return Reply("renamed screen \(screen) to \(name)", record: try draft.screen(named: name).record)
  }
}
