import CommandGrammar
import DesignLanguage
import DesignModel
import Notation
import Storage

/// `list-constraints`.
struct ListConstraints: Query {
  static var card: Card {
    Card(
      "list-constraints", group: "constraints", "Lists a screen's constraints.",
      examples: [Example("list-constraints login --view form", "Lists those that form takes part in.")])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(option: "Only those that this view takes part in.", completion: .object(.view)) var view: String?
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let screen = try session.screen(named: screen, at: revision)
    let only = try view.map { name throws(DesignError) in try screen.item(named: name, beside: .root).owner }
    return Reply(
      listing: screen.constraints.filter { constraint in
        only.map { constraint.mentions(anyOf: [$0]) } ?? true
      }, none: "no constraints",
      [
        .left("id", \.id.text), .left("constraint") { screen.spelled($0) },
        .left("applies") {
          $0.isInstalled ? $0.condition.map { "when \($0.spelled)" } ?? "always" : "not installed"
        },
      ],
      cells: [
        "constraint": \.id.text, "relation": { screen.spelled($0) }, "priority": \.priority.value.spelled,
        "installed": { "\($0.isInstalled)" }, "when": { $0.condition?.spelled ?? "" },
      ], record: screen.record)
  }
}
