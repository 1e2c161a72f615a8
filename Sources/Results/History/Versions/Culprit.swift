public import Notation
public import Storage

/// What a search came to.
public struct Culprit {
  /// What fails.
  public let subject: String
  /// The revisions that can be the first where it does: one, unless some could not be tried.
  public let suspects: [Revision]
  /// The last good one.
  public let before: Revision
  /// What a trial of the last suspect found.
  public let failure: TrialOutcome
  /// How many were tried between the good and the bad one, of how many with these two.
  let tried, of: Int

  /// What a search came to.
  public init(
    subject: String, suspects: [Revision], before: Revision, failure: TrialOutcome, tried: Int, of count: Int
  ) {
    (self.subject, self.suspects, self.before) = (subject, suspects, before)
    (self.failure, self.tried, of) = (failure, tried, count)
  }

  /// How many were tried, in words.
  public var effort: String {
    of == 2
      ? "there are no revisions between the two"
      : "tried \(tried) of the \(counted(of - 2, "revision")) between them"
  }

  public static let recordShape = RecordShape<Self>("culprit", "The first revision in which something fails.")
  {
    Revision.columns.of { $0.suspects[0] }
    search
  }

  /// How several are printed of which one is it.
  public static let suspectsShape = RecordShape<Self>(
    "suspects", "Revisions one of which is the first in which something fails; some could not be tried."
  ) {
    Column("suspects", "The revisions, oldest first.", from: { $0.suspects.map(\.name) })
    search
  }

  @Columns<Self> private static var search: [Column<Self>] {
    Column("fails", "What fails there, in words.", from: \.subject)
    Column("good", "The newest revision before it in which it does not.", from: \.before.name)
    Column("tried", "How many revisions between the good and the bad one were tried.", from: \.tried)
    Column("revisions", "How many revisions there are from end to end, with both.", from: \.of)
  }
}

extension Bisection.Verdict {
  /// After a revision's name.
  public var words: String {
    switch self {
    case .good: "is good"
    case .bad: "is bad"
    case .skipped: "can't be tried"
    }
  }
}
