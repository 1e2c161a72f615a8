import DesignModel
public import Notation

extension MergedFile: Recorded {
  public static let recordShape = RecordShape<Self>("mergedFile", "What merge-files made of files.") {
    Column("branch", "The branch that was merged.", from: \.branch)
    Column(
      "frozen", "The revision made of what theirs had not committed; null for none.",
      from: { $0.frozen?.name })
    Column("revisions", "The revisions taken.", from: { $0.taken.map(\.name) })
    Column("branches", "The branches taken.", from: { $0.branches.map(\.name) })
    Column("keptBranches", "Branches that stay as ours has them.", from: { $0.keptBranches.map(\.name) })
    Column("tags", "The tags taken.", from: { $0.tags.map(\.name) })
    Column("keptTags", "Tags that stay as ours has them.", from: \.keptTags)
  }
}

extension MergeClash.Reason: Shaped {
  public static let shape = ValueShape<Self>.record("An object that needs another.") {
    Column("kind", "The kind of object.", from: \.kind, as: .objectKind)
    Column("object", "Its identity.", from: \.object)
  }
}

extension MergeResolution: Shaped {}

extension ValueShape where Value == String {
  /// The name of a kind of object.
  public static var objectKind: ValueShape {
    ValueShape(schema: ValueShape<ObjectKind>.word.schema) { .string($0) }
  }
}
