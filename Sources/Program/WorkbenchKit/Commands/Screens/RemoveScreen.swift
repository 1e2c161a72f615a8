import CommandGrammar
import DesignModel
import Storage

/// `remove-screen`.
struct RemoveScreen: DraftEdit {
  static var card: Card {
    Card(
      "remove-screen", group: "screens", "Removes a screen with everything in it.",
      details: """
        Revisions keep it; 'undo' brings it back. A screen whose rows somebody changed so that they are no design is removed, \
        too, but comes back empty.
        """,
      examples: [Example("remove-screen login", "Removes the screen login.")])
  }

  @Parameter(argument: "The screen to remove.", completion: .object(.screen)) var screen: String

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    let (removed, wasDesign) = try draft.removeScreen(named: screen)
    let remark = wasDesign ? "" : ", whose rows were no design: 'undo' brings it back empty"
    return Reply("removed screen \(removed.name)\(remark)", record: removed.record)
  }
}
