import DesignModel
import SQLite

/// Writes the rows that changed of one list: in a screen, or beside the screens.
struct RowWriter {
  let database: Database
  var screen: ObjectID?

  /// Makes the rows of one list those of another.
  ///
  /// `isUnchanged` says whether an object's row can stay as long as its place is the same; `derive` gives what the
  /// table's derived column holds.
  func write<Object: RowObject>(
    from old: [Object], to new: [Object], isUnchanged: (Object, Object) -> Bool = { $0 == $1 },
    derive: (Object) throws -> String? = { _ in nil }
  ) throws {
    let table = Object.table
    let rows = RowChanges(from: old, to: new, isUnchanged: isUnchanged)
    let deletion = try database.prepare(table.deletion)
    for index in rows.stale {
      let row = begin(deletion)
      table.writeKey(of: old[index], to: row)
      try deletion.run()
    }
    let insertion = try database.prepare(table.insertion)
    for index in rows.fresh {
      let row = begin(insertion)
      row.bind(index)
      table.write(new[index], to: row)
      if table.derived != nil { row.bind(try derive(new[index])) }
      try insertion.run()
    }
  }

  private func begin(_ statement: Statement) -> RowBinder {
    let row = RowBinder(statement)
    if let screen { row.bind(screen.text) }
    return row
  }
}
