import DesignArguments
import CommandGrammar
import DesignModel
import Storage

/// `remove-screen`.
struct RemoveScreen: DraftEdit {
  static var card: Card {
    Card(
      "remove-screen", group: "screens", "Removes a screen with everything in it.",
      details: "Revisions keep it; 'undo' brings it back.",
      examples: [Example("remove-screen login", "Removes the screen login.")])
  }

  @Parameter(argument: "The screen to remove.", completion: .object(.screen)) var screen: String

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    let removed = try draft.screen(named: screen)
    try draft.removeScreen(named: screen)
    return Reply("removed screen \(removed.name)", record: removed.record)
  }
}
