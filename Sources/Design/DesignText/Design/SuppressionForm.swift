public import DesignModel
public import Notation

extension Suppression: DesignValue {
  public static let form: Form<Suppression> = .record(
    "Findings of an audit rule that are accepted, and why.",
    Member("id", "Its identity.", from: \.id, as: .identity),
    Member("rule", "The rule's name.", from: \.rule, as: .text),
    Member(
      "items", "Views and guides that all take part in what is accepted.", from: \.items,
      as: .list(.identity.naming(.item))),
    Member(
      "constraints", "Constraints that all take part in what is accepted.", from: \.constraints,
      as: .list(.identity.naming(.constraint))),
    Member("reason", "Why it is accepted, in the author's words.", from: \.reason, as: .text),
    .optional("until", "The last day on which it is accepted; missing for good.", from: \.until, as: .day)
  ) { id, rule, items, constraints, reason, until in
    Suppression(id: id, rule: rule, items: items, constraints: constraints, reason: reason, until: until)
  }
}
