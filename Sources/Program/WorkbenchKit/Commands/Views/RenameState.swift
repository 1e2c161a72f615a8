import CommandGrammar
import DesignModel
import Storage

/// `rename-state`.
struct RenameState: ScreenEdit {
  static var card: Card {
    Card(
      "rename-state", group: "views", "Gives a state another name; conditions follow.",
      details: "Profiles belong to no screen and keep the states that they name.",
      examples: [Example("rename-state login recover lost", "Calls the state lost from now on.")])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The state to rename.", completion: .object(.state)) var state: String
  @Parameter(argument: "Its new name.") var name: String

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    try screen.renameState(state, to: name)
    return Reply("renamed state \(state) to \(name)", record: screen.record(of: ScreenState(name)))
  }
}
