import CommandGrammar
import DesignModel
import Storage
import Studies
import Notation

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

  @Parameter(argument: "The screens; all if none is given.", completion: .screen) var screens: [String] = []
  @Parameter(option: "The language; all if not given.") var locale: LanguageTag?
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let screens = try session.readStore {
      try $0.snapshot(at: revision ?? "working").screens(named: self.screens)
    }
    let rows = screens.flatMap { screen in
      screen.texts.filter { locale.map(\.text) == nil || $0.locale == locale?.text }
        .map { (screen: screen, text: $0) }
    }
    guard !rows.isEmpty else { return Reply("no texts in other languages", list: []) }
    var table = TextTable([
      ("screen", .left), ("view", .left), ("attribute", .left), ("language", .left), ("text", .left),
    ])
    for (screen, text) in rows {
      table.add([screen.name, screen.name(of: text.view), text.attribute.rawValue, text.locale, text.value])
    }
    return Reply(
      table.text, list: rows.map { $0.screen.record(of: $0.text) },
      columns: ["screen", "view", "attribute", "locale", "value"])
  }
}
