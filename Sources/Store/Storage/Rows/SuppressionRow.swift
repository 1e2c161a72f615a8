import DesignModel
import DesignText
import Notation

extension Suppression: ScreenRowObject {
  static let table = RowTable<Suppression>(
    "suppression", derived: "text", .key("id", \.id, .text(.identity)), RowColumn("rule", \.rule, .text),
    .list("items", \.items, .identity), .list("constraints", \.constraints, .identity),
    RowColumn("reason", \.reason, .text), .optional("until", \.until, .text(.day))
  ) { id, rule, items, constraints, reason, until in
    Suppression(id: id, rule: rule, items: items, constraints: constraints, reason: reason, until: until)
  }

  func spelled(in screen: Screen) -> String? { screen.spelled(self) }
}
