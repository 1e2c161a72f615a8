import CommandGrammar
import DesignModel
import Storage

/// `rename-view`.
struct RenameView: ScreenEdit {
  static var card: Card {
    Card(
      "rename-view", group: "views", "Gives a view another name; constraints follow.",
      examples: [Example("rename-view login title heading", "Calls the view heading from now on.")])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The view to rename.", completion: .object(.view)) var view: String
  @Parameter(argument: "Its new name.") var name: String

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let before = try screen.view(named: view)
    try screen.renameView(before.id, to: name)
    return Reply("renamed \(before.name) to \(name)", record: screen.record(of: try screen.view(named: name)))
  }
}
