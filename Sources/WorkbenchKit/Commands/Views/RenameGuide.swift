import CommandGrammar
import DesignModel
import Storage

/// `rename-guide`.
struct RenameGuide: DraftEdit {
  static var card: Card {
    Card(
      "rename-guide", group: "views", "Gives a layout guide another name; constraints follow.",
      examples: [Example("rename-guide login gap space", "Calls the guide space from now on.")])
  }

  @Parameter(argument: "The screen.", completion: .screen) var screen: String
  @Parameter(argument: "The guide to rename.", completion: .guide) var guide: String
  @Parameter(argument: "Its new name.") var name: String

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    var screen = try draft.screen(named: screen)
    try screen.renameGuide(screen.guide(named: guide).id, to: name)
    try draft.save(screen)
    return Reply("renamed \(guide) to \(name)", record: screen.record(of: try screen.guide(named: name)))
  }
}
