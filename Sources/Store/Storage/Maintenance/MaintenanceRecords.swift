public import Notation

extension StoreInfo: Recorded {
  /// What `info` says; people get the same in a table.
  public static let recordShape = RecordShape<Self>(
    "info", "What the store holds and where its history stands."
  ) {
    Column("store", "The file.", \.path)
    Column("schema", "The number of the file's schema; not that of records.", \.schema)
    Column("bytes", "Its size.", \.size)
    Column("writable", "Whether it can be written.", \.isWritable)
    Column("screens", "Screens of the working design.", \.screens)
    Column("views", "Views of the working design.", \.views)
    Column("constraints", "Constraints of the working design.", \.constraints)
    Column("variations", "Variations of the working design.", \.variations)
    Column("devices", "Devices.", \.devices)
    Column("profiles", "Stored profiles.", \.profiles)
    Column("revisions", "Revisions.", \.revisions)
    Column("branches", "Branches.", \.branches)
    Column("tags", "Tags.", \.tags)
    Column("branch", "The current branch.", \.branch)
    Column("head", "Its newest revision; 'none' if there is none.", { $0.head?.name ?? "none" })
    Column("changed", "Whether the working design differs from it.", \.isChanged)
    Column("merging", "What is being merged; 'none' if nothing is.", { $0.merge?.shown ?? "none" })
    Column("editsSinceHead", "Edits since the newest revision.", \.unsavedOperations)
    Column("edits", "Edits in the journal.", \.operations)
    Column("undone", "Edits that redo can do again.", \.undoneOperations)
    Column("layouts", "Remembered layouts.", \.layouts)
  }
}

extension OpenMerge {
  /// `draft (v3)`.
  fileprivate var shown: String { "\(name) (v\(theirs))" }
}

extension Compaction: Recorded {
  /// What `compact` says.
  public static let recordShape = RecordShape<Self>("compaction", "What compact took out.") {
    Column("bytesBefore", "Size of the file before.", \.bytesBefore)
    Column("bytesAfter", "Size of the file after.", \.bytesAfter)
    Column("contents", "Contents of revisions taken out.", \.contents)
    Column("layouts", "Remembered layouts taken out.", \.layouts)
    Column("environments", "Environments of layouts taken out.", \.environments)
    Column("audits", "Remembered audits taken out.", \.audits)
  }
}
