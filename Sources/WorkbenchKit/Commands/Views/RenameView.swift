import CommandGrammar
import DesignModel
import Storage

/// `rename-view`.
struct RenameView: DraftEdit {
  static var card: Card {
    Card(
      "rename-view", group: "views", "Gives a view another name; constraints follow.",
      examples: [Example("rename-view login title heading", "Calls the view heading from now on.")])
  }

  @Parameter(argument: "The screen.", completion: .screen) var screen: String
  @Parameter(argument: "The view to rename.", completion: .view) var view: String
  @Parameter(argument: "Its new name.") var name: String

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    var screen = try draft.screen(named: screen)
    let before = try screen.view(named: view)
    try screen.renameView(before.id, to: name)
    try draft.save(screen)
    return Reply("renamed \(before.name) to \(name)", record: screen.record(of: try screen.view(named: name)))
  }
}
