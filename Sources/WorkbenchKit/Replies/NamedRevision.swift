import DesignArguments
import Notation
import Storage

/// A revision with the names that stand for it.
struct NamedRevision: Recorded {
  let revision: Revision
  /// Nil where nobody asks for them.
  var tags, branches: [String]?

  static let recordShape = RecordShape<Self>("revision", "A revision.", isRehearsed: true) {
    Revision.columns.of { $0.revision }
    Column.optional("tags", "Its tags; of log.", \.tags)
    Column.optional("branches", "The branches that end there; of log.", \.branches)
  }
}

extension Revision {
  /// What `commit` says of a revision.
  var record: JSON { NamedRevision(revision: self).record }
}
