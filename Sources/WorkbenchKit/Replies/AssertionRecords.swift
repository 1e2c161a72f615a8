import Comparison
import DesignModel
import Notation
import Studies

extension Screen {
  /// What lists and edits say of an assertion.
  func record(of assertion: Assertion) -> JSON {
    [
      "type": "assertion", "screen": .string(name), "assertion": .string(assertion.id.text),
      "claim": .string(spelled(assertion.claim)),
      "when": assertion.condition.map { .string($0.spelled) } ?? .null,
      "message": assertion.message.map { .string($0) } ?? .null,
    ]
  }
}
