import DesignModel
import Notation

extension Screen {
  /// What lists and edits say of a suppression.
  func record(of suppression: Suppression) -> JSON {
    [
      "type": "suppression", "screen": .string(name), "suppression": .string(suppression.id.text),
      "rule": .string(suppression.rule),
      "views": .array(suppression.items.map { .string(self.name(of: $0)) }),
      "constraints": .array(suppression.constraints.map { .string($0.text) }),
      "reason": .string(suppression.reason), "until": suppression.until.map { .string($0.text) } ?? .null,
    ]
  }
}

extension Suppression {
  /// ` until 2026-12-31`; empty for good.
  var end: String { until.map { " until \($0.text)" } ?? "" }
}
