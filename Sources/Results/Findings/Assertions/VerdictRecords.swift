import Comparison
import Conditions
import DesignLanguage
public import DesignModel
import Matrix
public import Notation
public import Reports

/// An assertion that fails on a profile.
public struct FailedAssertion: Recorded {
  let screen: Screen
  let assertion: Assertion
  let failure: Verdict.Failure
  let profile: Profile

  /// The assertion of a screen with what was found on the profile.
  public init(_ assertion: Assertion, of screen: Screen, _ failure: Verdict.Failure, on profile: Profile) {
    (self.assertion, self.screen, self.failure, self.profile) = (assertion, screen, failure, profile)
  }

  public static let recordShape = RecordShape<Self>("failure", "An assertion that fails on a profile.") {
    Column("screen", "The screen.", from: \.screen.name)
    Column("assertion", "Its identity.", from: \.assertion.id.text)
    Column("profile", "The profile, such as iphone-se-3/landscape/AX3/rtl.", from: \.profile.name)
    Column("reason", "Why, in numbers.", from: \.failure.reason)
    Column(
      "distance", "By how much, in points; in characters where text is cut.", from: \.failure.distance,
      as: .exact)
  }
}

extension AssertionVerdict: Recorded {
  public static let recordShape = RecordShape<Self>(
    "verdict", "An assertion on all profiles together.", isRehearsed: true
  ) {
    Column("screen", "The screen.", from: \.screen.name)
    Column("assertion", "Its identity.", from: \.assertion.id.text)
    Column("claim", "What it claims.", from: { $0.screen.spelled($0.assertion.claim) })
    Column("message", "What it is for; null if nobody said.", from: \.assertion.message)
    Column("holds", "Whether it holds on all; false where it applies to no stored one.", from: \.holds)
    Column("profiles", "On how many it applies.", from: \.profiles)
    Column("failing", "On how many it fails.", from: { $0.failure?.profiles.count ?? 0 })
    Column.optional(
      "where", "Where it fails, in words; null where no short ones do.",
      from: { $0.failure.map(\.profiles.place) })
    Column.optional(
      "condition", "The same for programs.", from: { $0.failure.map(\.profiles.condition) })
    Column.optional("worst", "The profile on which it fails most.", from: \.failure)
  }
}

extension AssertionVerdict.Failure: Shaped {
  public static let shape = ValueShape<Self>.record("The profile on which an assertion fails most.") {
    Column("profile", "The profile, such as iphone-se-3/landscape/AX3/rtl.", from: \.worst)
    Column("reason", "Why, in numbers.", from: \.reason)
    Column(
      "distance", "By how much, in points; in characters where text is cut.", from: \.distance, as: .exact)
  }
}

extension AssertionVerdict {
  /// What reports say of every assertion that fails.
  public static let reportRule = ReportRule(
    id: "assertion", level: .error, summary: "An assertion of the screen fails.",
    help: "Change the layout so that the claim holds, or the claim with remove-assertion and add-assertion.")

  /// What counts and filters of findings call an assertion that fails.
  public static var ruleName: String { reportRule.id }

  /// What is claimed, where it fails and by how much.
  public var sentence: String {
    let claim = "\(assertion.id): \(screen.spelled(assertion.claim))"
    guard let failure else {
      return isVain ? "\(claim) applies to none of the stored profiles" : "\(claim) holds"
    }
    return "\(claim) fails \(failure.profiles.wordsBesideWorst); worst on \(failure.worst): \(failure.reason)"
  }

  /// A line where it holds, three where it doesn't.
  public var lines: [String] {
    let head = "\(assertion.id): \(screen.spelled(assertion.claim))"
    guard let failure else {
      if isVain { return ["  unused  \(head)  (applies to none of the stored profiles)"] }
      return ["  holds  \(head)" + (profiles == 0 ? "  (applies to none of these profiles)" : "")]
    }
    let place = failure.profiles.total == 1 ? "" : "  \(failure.profiles.wordsBesideWorst)"
    return ["  fails  \(head)\(place)"]
      + (assertion.message.map { ["         \($0)"] } ?? [])
      + ["         \(failure.profiles.count == 1 ? "" : "worst ")on \(failure.worst): \(failure.reason)"]
  }
}

extension [AssertionVerdict] {
  /// A paragraph for each screen.
  public var text: String {
    var lines: [String] = []
    var screen: ObjectID?
    for verdict in self {
      if verdict.screen.id != screen {
        let own = filter { $0.screen.id == verdict.screen.id }
        lines.append(
          "\(verdict.screen.name): \(own.count(where: \.holds)) of \(counted(own.count, "assertion")) \(own.count == 1 ? "holds" : "hold")"
        )
        screen = verdict.screen.id
      }
      lines += verdict.lines
    }
    return lines.joined(separator: "\n")
  }
}
