import DesignModel
import DesignText
import Notation

extension Suppression: ScreenRowObject {
  static let table = RowTable<Suppression>(
    "suppression", derived: "text", .key("id", \.id, as: .text(.identity)),
    RowColumn("rule", \.rule, as: .text),
    .list("items", \.items, as: .identity), .list("constraints", \.constraints, as: .identity),
    RowColumn("reason", \.reason, as: .text), .optional("until", \.until, as: .text(.day))
  ) { id, rule, items, constraints, reason, until in
    Suppression(id: id, rule: rule, items: items, constraints: constraints, reason: reason, until: until)
  }

  func spelled(in screen: Screen) -> String? { screen.spelled(self) }
}
