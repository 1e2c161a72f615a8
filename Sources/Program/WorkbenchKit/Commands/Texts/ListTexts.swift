import CommandGrammar
import DesignModel
import DesignText
import Notation
import Storage

/// `list-texts`.
struct ListTexts: Query {
  static var card: Card {
    Card(
      "list-texts", group: "text", "Lists what views say in other languages than the design's own.",
      examples: [
        Example("list-texts login", "Lists the texts of login."),
        Example(
          "list-texts --locale de --format ndjson", "Lists the German ones of every screen, for programs."),
      ])
  }

  @Parameter(argument: "The screens; all if none is given.", completion: .object(.screen)) var screens:
    [String] = []
  @Parameter(option: "The language; all if not given.") var locale: LanguageTag?
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let texts = try session.screens(named: screens, at: revision).flatMap { screen in
      screen.texts.map { ScreenPart($0, of: screen) }
    }
    @Sendable func view(_ part: ScreenPart<LocalizedText>) -> String {
      part.screen.name(of: part.object.view)
    }
    return Reply(
      listing: texts.filter { [nil, $0.object.locale].contains(locale?.text) },
      none: "no texts in other languages",
      [
        .left("screen", \.screen.name), .left("view", view), .left("attribute", \.object.attribute.rawValue),
        .left("language", \.object.locale), .left("text", \.object.value),
      ],
      cells: [
        "screen": \.screen.name, "view": view, "attribute": \.object.attribute.rawValue,
        "locale": \.object.locale, "value": \.object.value,
      ], record: LocalizedText.recordShape.record)
  }
}
