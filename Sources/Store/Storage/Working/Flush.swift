import DesignModel
import DesignText
import SQLite

extension Draft {
  /// Writes the rows that changed; throws if a screen doesn't keep its invariants.
  func flush() throws {
    for id in changedScreens {
      let states = states(of: id)
      if let screen = states.current {
        try check(screen)
        try writeFreed(of: screen)
      }
      try ScreenWriter(database: database, screen: id).write(from: states.stored, to: states.current)
    }
    try writeHeaders()
    try writeCatalogues()
  }

  private func writeFreed(of screen: Screen) throws {
    let statement = try database.prepare("INSERT OR IGNORE INTO freed (screen, id) VALUES (?, ?)")
    for id in screen.freed.ids.sorted() { try statement.run(screen.id.text, id.text) }
  }

  private func check(_ screen: Screen) throws(StoreError) {
    do {
      _ = try screen.lists.screen(id: screen.id, name: screen.name)
    } catch {
      throw .unstorable("screen '\(screen.name)': \(error)")
    }
  }

  /// Rows of screens are updated in place, since all that is in a screen refers to them.
  private func writeHeaders() throws {
    var places: [ObjectID: (position: Int, name: String)] = [:]
    for (index, header) in headers.stored.enumerated() { places[header.id] = (index, header.name) }
    let kept = Set(headers.current.map(\.id))
    for header in headers.stored where !kept.contains(header.id) {
      try database.run("DELETE FROM screen WHERE id = ?", header.id.text)
    }
    for header in headers.current where places[header.id].map({ $0.name != header.name }) ?? false {
      // Two screens may have exchanged their names; no name starts like this one.
      try database.run("UPDATE screen SET name = '/' || id WHERE id = ?", header.id.text)
    }
    for (index, header) in headers.current.enumerated() {
      let (hash, layoutHash) = try currentHashes(of: header.id)
      if let place = places[header.id] {
        if place == (index, header.name), hash == storedHashes[header.id] { continue }
        try database.run(
          """
          UPDATE screen SET position = ?, name = ?, content_hash = ?, layout_hash = coalesce(?, layout_hash)
          WHERE id = ?
          """, index, header.name, hash, layoutHash, header.id.text)
      } else {
        try database.run(
          "INSERT INTO screen (id, position, name, content_hash, layout_hash) VALUES (?, ?, ?, ?, ?)",
          header.id.text, index, header.name, hash, layoutHash)
      }
    }
  }

  /// Of a screen that did not change only the content's, as it is stored.
  private func currentHashes(of id: ObjectID) throws -> (content: String, layout: String?) {
    if isChanged(id), let screen = states(of: id).current {
      let hash = screen.contentHash
      return (hash, screen.hasLayoutHash ? screen.layoutHash : hash)
    }
    return (storedHashes[id]!, nil)
  }

  private func writeCatalogues() throws {
    let writer = CatalogueWriter(database: database)
    var changedDevices: Set<String> = []
    if let devices = editedDevices, devices.stored != devices.current {
      try writer.write(devices: devices.stored, to: devices.current)
      let before = Dictionary(devices.stored.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
      changedDevices = Set(devices.current.filter { before[$0.name] != $0 }.map(\.name))
    }
    let hasNewProfiles = editedProfiles.map { $0.stored != $0.current } ?? false
    guard hasNewProfiles || !changedDevices.isEmpty else { return }
    _ = try profiles()
    try writer.write(
      profiles: editedProfiles!.stored, to: editedProfiles!.current, on: try devices(),
      changed: changedDevices)
  }
}
