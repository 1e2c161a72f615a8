import DesignModel
public import Matrix

/// Checks the assertions of screens on all their profiles.
public struct AssertionRun {
  /// What became of each, a screen after the other.
  public var verdicts: [AssertionVerdict] = []
  /// What it took to solve them.
  public var work = ProfileMatrix.Work()

  /// Holds every screen's layouts against its assertions.
  public init(_ question: CheckedScreens, _ matrix: ProfileMatrix) throws {
    for (screen, profiles) in question.screens where !screen.assertions.isEmpty {
      var tally = AssertionTally(screen, profiles)
      work.add(try matrix.solve(screen, on: profiles) { _, solved in tally.add(solved.layout) })
      verdicts += tally.verdicts(ofAll: question.isWhole)
    }
  }
}
