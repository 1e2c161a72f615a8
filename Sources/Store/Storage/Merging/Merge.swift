import Notation
import SQLite

/// What came of merging a revision.
public enum MergeOutcome: Sendable {
  /// The current branch has it already.
  case alreadyMerged(Revision)
  /// The current branch had nothing of its own and went on to it.
  case fastForward(to: Revision)
  /// The working design joins both sides and waits for a commit.
  case open(OpenMerge, clashes: [MergeClash], notes: [String])
}

extension Store {
  /// Merges a revision into the current branch: the working design becomes what joins both, with one line in the journal.
  ///
  /// Throws if the working design has changes of its own.
  public func merge(_ reference: String, message: String? = nil, _ record: EditRecord) throws -> MergeOutcome
  {
    try writing {
      try refuseOpenMerge()
      let revision = try RevisionReference(reference).revision(in: RevisionRows(database: database))
      return try merge(revision, called: reference, message: message, record: record)
    }
  }

  /// The same of a revision of this store; `bases` stand in for the newest revisions that both come from.
  func merge(
    _ theirs: Revision, called name: String, bases: [Int]? = nil, message: String?, record: EditRecord
  ) throws -> MergeOutcome {
    let rows = RevisionRows(database: database)
    try refuseUncommitted()
    let head = try RevisionReference("HEAD").revision(in: rows)
    let graph = try RevisionGraph(database)
    if graph.past(of: head.number).contains(theirs.number) { return .alreadyMerged(theirs) }
    if graph.past(of: theirs.number).contains(head.number) {
      try replaceWorking(with: theirs, record, always: true)
      try rows.moveBranch(to: theirs.number)
      return .fastForward(to: theirs)
    }
    let message = try message ?? "Merge \(name) into \(rows.currentBranch())"
    let merge = OpenMerge(
      ours: head.number, theirs: theirs.number, bases: bases ?? graph.mergeBases(head.number, theirs.number),
      name: name, message: message)
    return try begin(merge, record)
  }

  private func begin(_ merge: OpenMerge, _ record: EditRecord) throws -> MergeOutcome {
    let joined = try MergedDesign(merge, database)
    // Where the design stays as it is, undo would otherwise take back what HEAD has.
    try edit(record, to: joined.contents, joined.reader, always: true)
    let rows = MergeRows(database: database)
    try rows.begin(merge)
    try rows.update(to: joined.clashes)
    return .open(merge, clashes: try rows.clashes(), notes: joined.notes)
  }

  /// Makes the working design that of these contents, with its line in the journal; `always` as for a batch.
  func edit(
    _ record: EditRecord, to contents: DesignContents, _ reader: ContentReader, always: Bool = false
  ) throws {
    let batch = Batch(draft: try Draft(database, path: path))
    try batch.edit(record, always: always) { draft in try place(contents, from: reader, in: draft) }
    try batch.draft.flush()
  }

  /// Takes the open merge back, so that the working design is HEAD's again, and gives what was merged.
  public func abortMerge(_ record: EditRecord) throws -> OpenMerge {
    try writing {
      let rows = RevisionRows(database: database)
      let merge = try MergeRows(database: database).required()
      try replaceWorking(with: RevisionReference("HEAD").revision(in: rows), record)
      try MergeRows(database: database).end()
      try rows.checkOut(rows.currentBranch())
      return merge
    }
  }

  /// The merge that is not committed yet, with its clashes; nil if none is open.
  public func openMerge() throws -> (merge: OpenMerge, clashes: [MergeClash])? {
    try reading {
      let rows = MergeRows(database: database)
      return try rows.open().map { ($0, try rows.clashes()) }
    }
  }
}

/// What the two sides of a merge make together.
struct MergedDesign {
  let contents: DesignContents
  let clashes: [MergeClash]
  let notes: [String]
  let reader: ContentReader

  init(
    _ merge: OpenMerge, _ database: Database, choices: [MergeClash.Place: MergeSide] = [:],
    reader: ContentReader? = nil
  ) throws {
    let rows = RevisionRows(database: database)
    let reader = reader ?? ContentReader(rows)
    guard let ours = try rows.revision(merge.ours), let theirs = try rows.revision(merge.theirs) else {
      throw CodingError("a revision is missing", at: "merging")
    }
    var joining = DesignMerge(reader, MergeLedger(choices: choices))
    contents = try joining.merged(
      Three(
        base: try reader.base(merge.bases, in: RevisionGraph(database), rows: rows),
        ours: try reader.contents(of: ours),
        theirs: try reader.contents(of: theirs)))
    (clashes, notes) = (joining.ledger.clashes, joining.ledger.notes)
    self.reader = reader
  }
}
