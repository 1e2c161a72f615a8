import CommandGrammar
import DesignModel
import Storage

/// `remove-guide`.
struct RemoveGuide: DraftEdit {
  static var card: Card {
    Card(
      "remove-guide", group: "views", "Removes a layout guide.",
      details: "Constraints and assertions that use it forbid it, unless --cascade removes them too.",
      examples: [Example("remove-guide login gap --cascade", "Removes the guide gap and what uses it.")])
  }

  @Parameter(argument: "The screen.", completion: .screen) var screen: String
  @Parameter(argument: "The guide to remove.", completion: .guide) var guide: String
  @Parameter(flag: "Also remove the constraints and assertions that use it.") var cascade: Bool

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    var screen = try draft.screen(named: screen)
    let guide = try screen.guide(named: guide)
    let record = screen.record(of: guide)
    let gone = try screen.removeGuide(guide.id, cascade: cascade)
    try draft.save(screen)
    return Reply("removed \((["guide \(guide.name)"] + gone).joined(separator: ", "))", record: record)
  }
}
