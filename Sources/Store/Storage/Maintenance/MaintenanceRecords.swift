public import Notation

extension StoreInfo: Recorded {
  /// What `info` says; people get the same in a table.
  public static let recordShape = RecordShape<Self>(
    "info", "What the store holds and where its history stands."
  ) {
    Column("store", "The file.", from: \.path)
    Column("schema", "The number of the file's schema; not that of records.", from: \.schema)
    Column("bytes", "Its size.", from: \.size)
    Column("writable", "Whether it can be written.", from: \.isWritable)
    Column("screens", "Screens of the working design.", from: \.screens)
    Column("views", "Views of the working design.", from: \.views)
    Column("constraints", "Constraints of the working design.", from: \.constraints)
    Column("variations", "Variations of the working design.", from: \.variations)
    Column("devices", "Devices.", from: \.devices)
    Column("profiles", "Stored profiles.", from: \.profiles)
    Column("revisions", "Revisions.", from: \.revisions)
    Column("branches", "Branches.", from: \.branches)
    Column("tags", "Tags.", from: \.tags)
    Column("branch", "The current branch.", from: \.branch)
    Column("head", "Its newest revision; 'none' if there is none.", from: { $0.head?.name ?? "none" })
    Column("changed", "Whether the working design differs from it.", from: \.isChanged)
    Column("merging", "What is being merged; 'none' if nothing is.", from: { $0.merge?.shown ?? "none" })
    Column("editsSinceHead", "Edits since the newest revision.", from: \.unsavedOperations)
    Column("edits", "Edits in the journal.", from: \.operations)
    Column("undone", "Edits that redo can do again.", from: \.undoneOperations)
    Column("layouts", "Remembered layouts.", from: \.layouts)
  }
}

extension OpenMerge {
  /// `draft (v3)`.
  fileprivate var shown: String { "\(name) (v\(theirs))" }
}

extension Compaction: Recorded {
  /// What `compact` says.
  public static let recordShape = RecordShape<Self>("compaction", "What compact took out.") {
    Column("bytesBefore", "Size of the file before.", from: \.bytesBefore)
    Column("bytesAfter", "Size of the file after.", from: \.bytesAfter)
    Column("contents", "Contents of revisions taken out.", from: \.contents)
    Column("layouts", "Remembered layouts taken out.", from: \.layouts)
    Column("environments", "Environments of layouts taken out.", from: \.environments)
    Column("audits", "Remembered audits taken out.", from: \.audits)
  }
}
