import DesignModel
import SQLite

/// Writes the rows of one screen's parts that changed.
struct ScreenWriter {
  let database: Database
  let screen: ObjectID

  func write(from old: Screen?, to new: Screen?) throws {
    let (before, after) = (old?.lists ?? ScreenLists(), new?.lists ?? ScreenLists())
    let renamed = Self.renamedItems(from: before, to: after)
    func write<Object: ScreenRowObject>(_: Object.Type) throws {
      let isSpelled = Object.table.derived != nil
      try RowWriter(database: database, screen: screen).write(
        from: before[keyPath: Object.list], to: after[keyPath: Object.list],
        // What people write for an object speaks of names, so it changes with them.
        isUnchanged: { $0 == $1 && !(isSpelled && $1.mentions(anyOf: renamed)) },
        derive: { $0.spelled(in: new!) })
    }
    for kind in ScreenLists.rowObjects { try write(kind) }
  }

  /// Takes out all rows, whatever they hold.
  func removeAll() throws {
    func remove<Object: ScreenRowObject>(_: Object.Type) throws {
      try database.run("DELETE FROM \(Object.table.name) WHERE screen = ?", screen.text)
    }
    for kind in ScreenLists.rowObjects { try remove(kind) }
  }

  /// The views and guides that are in both, under different names.
  private static func renamedItems(from old: ScreenLists, to new: ScreenLists) -> Set<ObjectID> {
    var names: [ObjectID: String] = [:]
    for view in old.views { names[view.id] = view.name }
    for guide in old.guides { names[guide.id] = guide.name }
    let items = new.views.map { ($0.id, $0.name) } + new.guides.map { ($0.id, $0.name) }
    return Set(items.filter { names[$0.0].map { [name = $0.1] in $0 != name } ?? false }.map(\.0))
  }
}

extension ScreenObject {
  /// True if it refers to one of the views or guides.
  fileprivate func mentions(anyOf ids: Set<ObjectID>) -> Bool {
    !ids.isEmpty
      && references.contains { reference in
        switch reference {
        case .view(let id): ids.contains(id)
        case .item(let item): ids.contains(item.owner)
        case .constraint: false
        }
      }
  }
}
