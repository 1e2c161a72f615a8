public import DesignModel
import Notation
import SQLite

extension Store {
  /// Does one edit: all of `body`'s changes are stored and journaled, or nothing if it throws.
  ///
  /// An edit that changes nothing leaves no trace.
  @discardableResult
  public func edit<Result>(_ record: EditRecord, _ body: (Draft) throws -> Result) throws -> Result {
    try editAll { batch in try batch.edit(record, body) }
  }

  /// Does many edits together: one transaction and one step of undo, but each with its own line in the journal.
  @discardableResult
  public func editAll<Result>(_ body: (Batch) throws -> Result) throws -> Result {
    try writing {
      let batch = Batch(draft: try Draft(database, path: path))
      let result = try Self.keepingCodingErrors { try body(batch) }
      try batch.draft.flush()
      return result
    }
  }

  /// Does edits and takes them back: what they would change, object by object and as the touched screens before and
  /// after.
  ///
  /// Devices and profiles stand in both designs if they changed, and in neither if not.
  public func dryRun<Result>(
    _ body: (Batch) throws -> Result
  ) throws -> (result: Result, before: Design, after: Design, changes: ChangeList) {
    try rehearsing {
      let batch = Batch(draft: try Draft(database, path: path))
      let result = try Self.keepingCodingErrors { try body(batch) }
      try batch.draft.flush()
      let designs = batch.draft.touchedDesigns
      return (result, designs.before, designs.after, try batch.draft.changeList())
    }
  }
}

/// Edits that are done together.
public final class Batch {
  let draft: Draft
  private var first: Int?
  private let time = Timestamp.now()

  init(draft: Draft) { self.draft = draft }

  /// Does one of the edits; if it throws, the draft is as it was before it.
  @discardableResult
  public func edit<Result>(_ record: EditRecord, _ body: (Draft) throws -> Result) throws -> Result {
    try edit(record, always: false, body)
  }

  /// The same; with `always` the journal has its line even if it changes nothing, so that undo stops there.
  func edit<Result>(_ record: EditRecord, always: Bool, _ body: (Draft) throws -> Result) throws -> Result {
    let (result, changes) = try draft.undoingOnError { (try body(draft), try draft.takeChanges()) }
    if always || !changes.isEmpty {
      let id = try Journal(database: draft.database).append(record, changes, batch: first, time: time)
      first = first ?? id
    }
    return result
  }
}
