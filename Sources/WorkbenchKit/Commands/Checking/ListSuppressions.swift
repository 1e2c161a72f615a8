import CommandGrammar
import DesignModel
import Notation
import Storage
import Studies

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

  @Parameter(argument: "The screens; all if none is given.", completion: .screen) var screens: [String] = []
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let screens = try session.readStore {
      try $0.snapshot(at: revision ?? "working").screens(named: self.screens)
    }
    let today = session.today
    let rows = screens.flatMap { screen in screen.suppressions.map { (screen: screen, suppression: $0) } }
    guard !rows.isEmpty else { return Reply("no suppressions", list: []) }
    var table = TextTable([
      ("screen", .left), ("id", .left), ("accepts", .left), ("until", .left), ("reason", .left),
    ])
    for (screen, suppression) in rows {
      let end = suppression.until?.text ?? "for good"
      table.add([
        screen.name, suppression.id.text, screen.spelled(suppression),
        suppression.isExpired(on: today) ? "\(end) (expired)" : end, suppression.reason,
      ])
    }
    return Reply(
      table.text,
      list: rows.map { row in
        row.screen.record(of: row.suppression, isExpired: row.suppression.isExpired(on: today))
      },
      columns: ["screen", "suppression", "rule", "views", "constraints", "until", "expired", "reason"])
  }
}
