import CommandGrammar
import DesignModel
import Notation
import Storage

/// `set-text`.
struct SetText: ScreenEdit {
  static var card: Card {
    Card(
      "set-text", group: "text", "Sets what a view says, in the design's own language or in another.",
      details: """
        A text of a region, as de-AT, stands before that of its language; what has none says what the design itself \
        says. An empty text takes a translation away.
        """,
      examples: [
        Example("set-text login title Anmelden --locale de", "Sets a label's German text."),
        Example(
          "set-text login email E-Mail-Adresse --locale de --attribute placeholder", "Sets a placeholder."),
        Example("set-text login title 'Welcome back'", "Sets the design's own text."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The view.", completion: .object(.view)) var view: String
  @Parameter(argument: "The text.") var text: String
  @Parameter(option: "The language; the design's own if not given.") var locale: LanguageTag?
  @Parameter(option: "Which of the view's texts; label is the accessibility label.")
  var attribute: TextAttribute = .text

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let view = try screen.view(named: view)
    guard let locale else { return try setOwn(view, &screen) }
    try screen.setText(text.isEmpty ? nil : text, of: view.id, attribute.attribute, in: locale.text)
    return Reply(
      "set \(attribute.rawValue) of \(view.name) in \(locale.text)",
      record: screen.record(
        of: LocalizedText(view: view.id, attribute: attribute.attribute, locale: locale.text, value: text)))
  }

  private func setOwn(_ view: View, _ screen: inout Screen) throws -> Reply {
    var attributes = view.attributes
    try attributes.setOwn(attribute.rawValue, to: text, kind: view.kind)
    try screen.setView(view.id, kind: view.kind, attributes: attributes)
    return Reply(
      "set \(attribute.rawValue) of \(view.name)",
      record: screen.record(of: try screen.view(named: view.name)))
  }
}
