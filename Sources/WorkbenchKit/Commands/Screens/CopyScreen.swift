import CommandGrammar
import DesignModel
import Storage

/// `copy-screen`.
struct CopyScreen: Edit {
  static var card: Card {
    Card(
      "copy-screen", group: "screens", "Copies a screen with everything in it.",
      examples: [Example("copy-screen login login-compact", "Adds a copy to try another layout on.")])
  }

  @Parameter(argument: "The screen to copy.", completion: .screen) var screen: String
  @Parameter(argument: "The copy's name.") var copy: String

  init() {}

  func apply(to draft: inout Draft) throws -> Reply {
    let original = try draft.screen(named: screen)
    let empty = try draft.addScreen(named: copy)
    let copy = Screen(
      id: empty.id, name: empty.name, views: original.views, guides: original.guides,
      constraints: original.constraints, variations: original.variations, states: original.states)
    try draft.save(copy)
    return Reply("copied screen \(original.name) to \(copy.name)", record: copy.record)
  }
}
