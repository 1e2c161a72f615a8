import CommandGrammar
import DesignModel
import Notation
import Storage

/// `remove-view`.
struct RemoveView: ScreenEdit {
  static var card: Card {
    Card(
      "remove-view", group: "views", "Removes a view with everything in it, or a guide.",
      details: "Constraints, guides and variations that use it forbid it, unless --cascade removes them too.",
      examples: [Example("remove-view login title --cascade", "Removes title and what uses it.")])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The view or guide to remove.", completion: .object(.view)) var view: String
  @Parameter(flag: "Also remove the constraints, guides and variations that use it.") var cascade: Bool

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let record: JSON
    let gone: [String]
    if let guide = screen.guides.first(where: { $0.name == view }) {
      record = screen.record(of: guide)
      gone = try screen.removeGuide(guide.id, cascade: cascade)
    } else {
      let view = try screen.view(named: view)
      record = screen.record(of: view)
      gone = try screen.removeView(view.id, cascade: cascade)
    }
    return Reply("removed \(([view] + gone).joined(separator: ", "))", record: record)
  }
}
