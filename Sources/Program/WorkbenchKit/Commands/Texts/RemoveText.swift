import CommandGrammar
import DesignModel
import Storage

/// `remove-text`.
struct RemoveText: ScreenEdit {
  static var card: Card {
    Card(
      "remove-text", group: "text", "Removes what a view says in another language.",
      examples: [
        Example("remove-text login title --locale de", "Takes a label's German text away.")
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The view.", completion: .object(.view)) var view: String
  @Parameter(option: "The language.") var locale: LanguageTag
  @Parameter(option: "Which of the view's texts; label is the accessibility label.")
  var attribute: TextAttribute = .text

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let view = try screen.view(named: view)
    let text = try screen.removeText(of: view.id, attribute.attribute, in: locale.text)
    return Reply(
      "removed \(attribute.rawValue) of \(view.name) in \(locale.text)", record: screen.record(of: text))
  }
}
