public import Notation

/// What came of a merge, as it is reported to programs.
public struct MergeResult: Recorded {
  /// How a merge ends.
  public enum Outcome: String, CaseIterable, Shaped { case none, fastForward, open, merged, aborted }

  let outcome: Outcome
  let revision: String

  /// The outcome, and the revision that it is about.
  public init(_ outcome: Outcome, _ revision: String) { (self.outcome, self.revision) = (outcome, revision) }

  public static let recordShape = RecordShape<Self>("merge", "What came of a merge.", isRehearsed: true) {
    Column(
      "outcome",
      "none: nothing to merge; fastForward: the branch goes on to the other; open: it waits for resolve and commit; merged: it is committed; aborted: it was given up.",
      from: \.outcome)
    Column(
      "revision",
      "The revision that the branch has now, or that is being merged; of one that was given up, what was being merged, as it was named.",
      from: \.revision)
  }
}
