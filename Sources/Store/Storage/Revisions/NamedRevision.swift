public import Notation

/// A revision with the names that mean it.
public struct NamedRevision: Recorded {
  let revision: Revision
  /// Nil where nobody asks for them.
  var tags, branches: [String]?

  /// A revision; the names are for a list of revisions.
  public init(revision: Revision, tags: [String]? = nil, branches: [String]? = nil) {
    (self.revision, self.tags, self.branches) = (revision, tags, branches)
  }

  public static let recordShape = RecordShape<Self>("revision", "A revision.", isRehearsed: true) {
    Revision.columns.of { $0.revision }
    Column.optional("tags", "Its tags; of log.", from: \.tags)
    Column.optional("branches", "The branches that end there; of log.", from: \.branches)
  }
}

extension Revision {
  /// What `commit` says of a revision.
  public var record: JSON { NamedRevision(revision: self).record }
}
