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

  /// What `assert` says of an assertion that fails on a profile.
  func record(of assertion: Assertion, failing failure: Verdict.Failure, on profile: Profile) -> JSON {
    [
      "type": "failure", "screen": .string(name), "assertion": .string(assertion.id.text),
      "profile": .string(profile.name), "reason": .string(failure.reason),
      "distance": failure.distance.exactJSON,
    ]
  }
}

extension AssertionVerdict {
  /// What `assert` says of an assertion on all profiles together.
  var record: JSON {
    var members: [String: JSON] = [
      "type": "verdict", "screen": .string(screen.name), "assertion": .string(assertion.id.text),
      "claim": .string(screen.spelled(assertion.claim)),
      "message": assertion.message.map { .string($0) } ?? .null, "holds": .bool(holds),
      "profiles": .integer(profiles), "failing": .integer(failure?.profiles.count ?? 0),
    ]
    if let failure {
      members["where"] = failure.place.map { .string($0) } ?? .null
      members["condition"] = failure.profiles.condition?.json ?? .null
      members["worst"] = [
        "profile": .string(failure.worst), "reason": .string(failure.reason),
        "distance": failure.distance.exactJSON,
      ]
    }
    return .object(members)
  }

  /// A line where it holds, three where it doesn't.
  var lines: [String] {
    let head = "\(assertion.id): \(screen.spelled(assertion.claim))"
    guard let failure else {
      return ["  holds  \(head)" + (profiles == 0 ? "  (applies nowhere)" : "")]
    }
    let place = failure.profiles.total == 1 ? "" : "  \(failure.profiles.words)"
    return ["  fails  \(head)\(place)"]
      + (assertion.message.map { ["         \($0)"] } ?? [])
      + ["         \(failure.profiles.count == 1 ? "" : "worst ")on \(failure.worst): \(failure.reason)"]
  }
}

extension AssertionVerdict.Failure {
  /// The profiles it fails on, in words; nil if there are no short ones.
  fileprivate var place: String? {
    profiles.count == profiles.total ? "everywhere" : profiles.condition?.words
  }
}

extension [AssertionVerdict] {
  /// A paragraph for each screen.
  var text: String {
    if isEmpty { return "nothing is asserted; add an assertion with add-assertion" }
    var lines: [String] = []
    var screen: ObjectID?
    for verdict in self {
      if verdict.screen.id != screen {
        let own = filter { $0.screen.id == verdict.screen.id }
        lines.append(
          "\(verdict.screen.name): \(own.count(where: \.holds)) of \(counted(own.count, "assertion")) hold")
        screen = verdict.screen.id
      }
      lines += verdict.lines
    }
    return lines.joined(separator: "\n")
  }
}
