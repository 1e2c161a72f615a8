import CommandGrammar
import DesignModel
import DesignText
import Notation
import Storage

/// `list-suppressions`.
struct ListSuppressions: Query {
  static var card: Card {
    Card(
      "list-suppressions", group: "checking",
      "Lists what findings of audit are accepted, why and until when.",
      examples: [
        Example("list-suppressions login", "Lists the suppressions of login."),
        Example("list-suppressions --format ndjson", "Lists those of every screen, for programs."),
      ])
  }

  @ParameterGroup var choice: ScreensChoice

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let suppressions: [ScreenPart<Suppression>] = try choice.objects(in: &session)
    let today = session.today
    return Reply(
      listing: suppressions, none: "no suppressions",
      [
        .left("screen", \.screen.name), .left("id", \.object.id.text),
        .left("accepts") { $0.screen.spelled($0.object) },
        .left("until") {
          ($0.object.until?.text ?? "for good") + ($0.object.isExpired(on: today) ? " (expired)" : "")
        }, .left("reason", \.object.reason),
      ],
      cells: [
        "screen": \.screen.name, "suppression": \.object.id.text, "rule": \.object.rule,
        "views": { part in JSON(part.object.items.map { part.screen.name(of: $0) }).line },
        "constraints": { JSON($0.object.constraints.map(\.text)).line },
        "until": { $0.object.until?.text ?? "" }, "expired": { "\($0.object.isExpired(on: today))" },
        "reason": \.object.reason,
      ], record: Suppression.recordShape.record)
  }
}
