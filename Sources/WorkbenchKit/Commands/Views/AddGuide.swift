import CommandGrammar
import DesignModel
import Storage

/// `add-guide`.
struct AddGuide: DraftEdit {
  static var card: Card {
    Card(
      "add-guide", group: "views", "Adds a layout guide: a rectangle that only constraints see.",
      examples: [Example("add-guide login gap --in root", "Adds the guide gap to the root view.")])
  }

  @Parameter(argument: "The screen.", completion: .screen) var screen: String
  @Parameter(argument: "The new guide's name.") var guide: String
  @Parameter(option: "The view that owns it.", name: "in", value: "view", completion: .view) var owner:
    String = "root"

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    var screen = try draft.screen(named: screen)
    let guide = try screen.addGuide(named: guide, owner: screen.view(named: owner).id)
    try draft.save(screen)
    return Reply("added guide \(guide.name) to \(screen.name)", record: screen.record(of: guide))
  }
}
