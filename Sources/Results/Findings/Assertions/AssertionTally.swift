public import Conditions
public import DesignModel
public import Matrix
import Storage

/// What came of a screen's assertions on many profiles.
public struct AssertionTally {
  private let screen: Screen
  private let profiles: [ResolvedProfile]
  /// One for each assertion, in the screen's order.
  private var counts: [Count]
  /// What each assertion speaks of: it is checked on the profiles that were brought in for that, and on no others.
  private let occasions: [[Occasion]]
  /// The place of the next profile.
  private var next = 0

  private struct Count {
    var applied = ProfileSet()
    var failed = ProfileSet()
    var worst: (place: Int, failure: Verdict.Failure)?
  }

  /// A tally for the screen's layouts on these profiles, in their order.
  public init(_ screen: Screen, _ profiles: [ResolvedProfile]) {
    (self.screen, self.profiles) = (screen, profiles)
    counts = screen.assertions.map { _ in Count() }
    occasions = screen.assertions.map(screen.occasions)
  }

  /// Counts the next profile's layout in, and says which assertions fail on it; those excused don't.
  @discardableResult
  public mutating func add(
    _ layout: ScreenLayout, excusing isExcused: (Assertion) -> Bool = { _ in false }
  ) -> [(assertion: Assertion, failure: Verdict.Failure)] {
    defer { next += 1 }
    return add(layout, at: next, excusing: isExcused)
  }

  /// The same of the profile at a place; profiles may come in any order.
  @discardableResult
  public mutating func add(
    _ layout: ScreenLayout, at place: Int, excusing isExcused: (Assertion) -> Bool
  ) -> [(assertion: Assertion, failure: Verdict.Failure)] {
    let (screen, environment) = (screen, profiles[place].key.environment)
    return add(at: place, excusing: isExcused) {
      screen.evaluate(screen.assertions[$0], on: layout, in: environment)
    }
  }

  /// The same where somebody else evaluates the assertions, by their places, on the next profile's layout.
  @discardableResult
  public mutating func add(
    excusing isExcused: (Assertion) -> Bool = { _ in false }, verdict: (Int) -> Verdict
  ) -> [(assertion: Assertion, failure: Verdict.Failure)] {
    defer { next += 1 }
    return add(at: next, excusing: isExcused, verdict: verdict)
  }

  private mutating func add(
    at place: Int, excusing isExcused: (Assertion) -> Bool, verdict: (Int) -> Verdict
  ) -> [(assertion: Assertion, failure: Verdict.Failure)] {
    var failures: [(Assertion, Verdict.Failure)] = []
    for (index, assertion) in screen.assertions.enumerated()
    where profiles[place].occasion.map(occasions[index].contains) ?? true {
      switch verdict(index) {
      case .doesNotApply: continue
      case .holds: counts[index].applied.insert(place)
      case .fails where isExcused(assertion): counts[index].applied.insert(place)
      case .fails(let failure):
        counts[index].applied.insert(place)
        counts[index].failed.insert(place)
        let isWorst =
          counts[index].worst.map { worst in
            worst.failure.distance < failure.distance
              || worst.failure.distance == failure.distance && place < worst.place
          } ?? true
        if isWorst { counts[index].worst = (place, failure) }
        failures.append((assertion, failure))
      }
    }
    return failures
  }

  /// What all profiles together say, assertion by assertion; of all stored profiles one that applies to none fails.
  public func verdicts(ofAll isWhole: Bool = false) -> [AssertionVerdict] {
    var search = DescribeProfiles(profiles: profiles.described, targets: profiles.targets)
    return zip(screen.assertions, counts).map { assertion, count in
      AssertionVerdict(
        screen: screen, assertion: assertion, profiles: count.applied.count,
        isVain: isWhole && count.applied.isEmpty,
        failure: count.worst.map { worst in
          AssertionVerdict.Failure(
            profiles: search.describe(count.failed, among: count.applied),
            worst: profiles[worst.place].profile.name, reason: worst.failure.reason,
            distance: worst.failure.distance)
        })
    }
  }
}

/// What became of one assertion.
public struct AssertionVerdict {
  /// Whose assertion it is.
  public let screen: Screen
  /// What is asserted.
  public let assertion: Assertion
  /// On how many profiles it applies.
  public let profiles: Int
  /// True if it applies to no stored profile at all.
  public let isVain: Bool
  /// Nil where it holds on all of them.
  public let failure: Failure?

  /// On which profiles it fails, and where worst.
  public struct Failure {
    /// Where it fails.
    public let profiles: AffectedProfiles
    /// The profile that is furthest from holding, the first among equals.
    public let worst: String
    /// What was found there, in words.
    public let reason: String
    /// Points.
    public let distance: Double
  }

  /// True if it fails nowhere, and applies somewhere.
  public var holds: Bool { failure == nil && !isVain }
}
