import Comparison
import DesignModel
import Notation
import Studies

extension AssertionVerdict {
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
