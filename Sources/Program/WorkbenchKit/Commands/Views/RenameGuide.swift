import CommandGrammar
import DesignModel
import Storage

/// `rename-guide`.
struct RenameGuide: ScreenEdit {
  static var card: Card {
    Card(
      "rename-guide", group: "views", "Gives a layout guide another name; constraints follow.",
      examples: [Example("rename-guide login gap space", "Calls the guide space from now on.")])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The guide to rename.", completion: .object(.guide)) var guide: String
  @Parameter(argument: "Its new name.") var name: String

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    try screen.renameGuide(screen.guide(named: guide).id, to: name)
    return Reply("renamed \(guide) to \(name)", record: screen.record(of: try screen.guide(named: name)))
  }
}
