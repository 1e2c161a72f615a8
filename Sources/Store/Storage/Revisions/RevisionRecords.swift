public import Notation

extension Revision {
  /// What every record of a revision says.
  @Columns<Self> public static var columns: [Column<Self>] {
    Column("revision", "Its name: v and a number.", from: \.name)
    Column("message", "What it is about.", from: \.message)
    Column("author", "Who committed it; empty if nobody said.", from: \.author)
    Column("time", "When, in UTC: 2026-01-01T00:00:00Z.", from: \.time)
    Column(
      "parent", "The revision before it; null for the first.", from: { $0.parent.map { "v\($0)" } })
    Column.optional(
      "secondParent", "The revision that was merged in; only merges have one.",
      from: { $0.secondParent.map { "v\($0)" } })
  }
}

extension Branch: Recorded {
  /// What `branch` and `switch` say of a branch.
  public static let recordShape = RecordShape<Self>("branch", "A branch.", isRehearsed: true) {
    Column("branch", "Its name.", from: \.name)
    Column("revision", "Its newest revision; null before the first.", from: { $0.revision.map { "v\($0)" } })
    Column("current", "Whether edits go on there.", from: \.isCurrent)
  }
}

extension Tag: Recorded {
  public static let recordShape = RecordShape<Self>("tag", "A tag.", isRehearsed: true) {
    Column("tag", "Its name.", from: \.name)
    Column("revision", "The revision that it names.", from: { "v\($0.revision)" })
  }
}
