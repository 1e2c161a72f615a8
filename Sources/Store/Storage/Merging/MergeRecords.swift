import DesignModel
public import Notation

extension MergedFile: Recorded {
  public static let recordShape = RecordShape<Self>("mergedFile", "What merge-files made of files.") {
    Column("branch", "The branch that was merged.", \.branch)
    Column(
      "frozen", "The revision made of what theirs had not committed; null for none.", { $0.frozen?.name })
    Column("revisions", "The revisions taken.", { $0.taken.map(\.name) })
    Column("branches", "The branches taken.", { $0.branches.map(\.name) })
    Column("keptBranches", "Branches that stay as ours has them.", { $0.keptBranches.map(\.name) })
    Column("tags", "The tags taken.", { $0.tags.map(\.name) })
    Column("keptTags", "Tags that stay as ours has them.", \.keptTags)
  }
}

extension MergeClash.Reason: Shaped {
  public static let shape = ValueShape<Self>.record("An object that needs another.") {
    Column("kind", "The kind of object.", \.kind, .objectKind)
    Column("object", "Its identity.", \.object)
  }
}

extension MergeResolution: Shaped {}

extension ValueShape where Value == String {
  /// The name of a kind of object.
  public static var objectKind: ValueShape {
    ValueShape(schema: ValueShape<ObjectKind>.word.schema) { .string($0) }
  }
}
