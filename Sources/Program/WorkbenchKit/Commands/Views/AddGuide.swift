import CommandGrammar
import DesignModel
import Storage

/// `add-guide`.
struct AddGuide: ScreenEdit {
  static var card: Card {
    Card(
      "add-guide", group: "views", "Adds a layout guide: a rectangle that only constraints see.",
      examples: [Example("add-guide login gap --in root", "Adds the guide gap to the root view.")])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The new guide's name.") var guide: String
  @Parameter(option: "The view that owns it.", name: "in", value: "view", completion: .object(.view))
  var owner: String = "root"

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let guide = try screen.addGuide(named: guide, owner: screen.view(named: owner).id)
    return Reply("added guide \(guide.name) to \(screen.name)", record: screen.record(of: guide))
  }
}
