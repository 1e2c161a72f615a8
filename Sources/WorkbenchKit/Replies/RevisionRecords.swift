import Notation
import Storage

/// A revision with the names that stand for it.
struct NamedRevision: Recorded {
  let revision: Revision
  /// Nil where nobody asks for them.
  var tags, branches: [String]?

  static let recordShape = RecordShape<Self>("revision", "A revision.", isRehearsed: true) {
    Revision.columns.of { $0.revision }
    .optional("tags", "Its tags; of log.", \.tags)
    .optional("branches", "The branches that end there; of log.", \.branches)
  }
}

extension Revision {
  /// What `commit` says of a revision.
  var record: JSON { NamedRevision(revision: self).record }

  /// What every record of a revision says.
  @Columns<Revision> static var columns: [Column<Revision>] {
    Column("revision", "Its name: v and a number.", \.name)
    Column("message", "What it is about.", \.message)
    Column("author", "Who committed it; empty if nobody said.", \.author)
    Column("time", "When, in UTC: 2026-01-01T00:00:00Z.", \.time)
    Column(
      "parent", "The revision before it; null for the first.", { $0.parent.map { "v\($0)" } })
    .optional(
      "secondParent", "The revision that was merged in; only merges have one.",
      { $0.secondParent.map { "v\($0)" } })
  }
}
