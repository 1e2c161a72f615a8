import CommandGrammar
import DesignModel
import Storage

/// `remove-guide`.
struct RemoveGuide: ScreenEdit {
  static var card: Card {
    Card(
      "remove-guide", group: "views", "Removes a layout guide.",
      details: "Constraints and assertions that use it forbid it, unless --cascade removes them too.",
      examples: [Example("remove-guide login gap --cascade", "Removes the guide gap and what uses it.")])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The guide to remove.", completion: .object(.guide)) var guide: String
  @Parameter(flag: "Also remove the constraints and assertions that use it.") var cascade: Bool

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let guide = try screen.guide(named: guide)
    let record = screen.record(of: guide)
    let gone = try screen.removeGuide(guide.id, cascade: cascade)
    return Reply("removed \((["guide \(guide.name)"] + gone).joined(separator: ", "))", record: record)
  }
}
