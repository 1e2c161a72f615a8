import CommandGrammar
import DesignLanguage
import DesignModel
import DesignText
import Notation
import Storage

/// `list-assertions`.
struct ListAssertions: Query {
  static var card: Card {
    Card(
      "list-assertions", group: "checking", "Lists what the layouts of screens must keep to.",
      examples: [
        Example("list-assertions login", "Lists the assertions of login."),
        Example("list-assertions --format ndjson", "Lists those of every screen, for programs."),
      ])
  }

  @ParameterGroup var choice: ScreensChoice

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let assertions: [ScreenPart<Assertion>] = try choice.objects(in: &session)
    @Sendable func claim(_ part: ScreenPart<Assertion>) -> String { part.screen.spelled(part.object.claim) }
    return Reply(
      listing: assertions, none: "no assertions",
      [
        .left("screen", \.screen.name), .left("id", \.object.id.text), .left("claim", claim),
        .left("applies") { $0.object.condition.map { "when \($0.spelled)" } ?? "always" },
        .left("message") { $0.object.message ?? "" },
      ],
      cells: [
        "screen": \.screen.name, "assertion": \.object.id.text, "claim": claim,
        "when": { $0.object.condition?.spelled ?? "" }, "message": { $0.object.message ?? "" },
      ], record: Assertion.recordShape.record)
  }
}
