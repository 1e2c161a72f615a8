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
    // A statement of many rows takes less time for each; few lists are so long.
    let whole = rows.fresh.count / Self.block * Self.block
    try insert(rows.fresh[..<whole], of: new, by: Self.block, derive)
    try insert(rows.fresh[whole...], of: new, by: 1, derive)
  }

  private static let block = 64

  /// Puts in the objects at these places, so many by a statement, which their number is a multiple of.
  private func insert<Object: RowObject>(
    _ places: ArraySlice<Int>, of objects: [Object], by count: Int, _ derive: (Object) throws -> String?
  ) throws {
    if places.isEmpty { return }
    let table = Object.table
    let insertion = try database.prepare(table.insertion(of: count))
    for start in stride(from: places.startIndex, to: places.endIndex, by: count) {
      let row = RowBinder(insertion)
      for index in places[start..<start + count] {
        if let screen { row.bind(screen.text) }
        row.bind(index)
        table.write(objects[index], to: row)
        if table.derived != nil { row.bind(try derive(objects[index])) }
      }
      try insertion.run()
    }
  }

  private func begin(_ statement: Statement) -> RowBinder {
    let row = RowBinder(statement)
    if let screen { row.bind(screen.text) }
    return row
  }
}
