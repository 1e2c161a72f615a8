import DesignModel
import DesignText
import Notation
import SQLite

extension Store {
  /// The version of the dump's lines.
  static let dumpFormat = 2

  /// Gives the whole store but for remembered layouts as lines of JSON, one object a line, the same for equal stores.
  ///
  /// A header, then devices, profiles and screens with their parts, contents, revisions, tags, branches, the open merge
  /// and the journal, and a last line that counts and hashes those before it. All of it is one state of the store,
  /// whatever other programs write meanwhile.
  public func dump(_ writeLine: (String) throws -> Void) throws {
    try reading {
      var seal = DumpSeal()
      try dumpParts { json in
        let line = json.line
        seal.take(line)
        try writeLine(line)
      }
      try writeLine(seal.json.line)
    }
  }

  private func dumpParts(_ write: (JSON) throws -> Void) throws {
    try write(["type": "workbench", "format": .integer(Self.dumpFormat)])
    try dumpWorking(write)
    try dumpContents(write)
    try dumpRevisions(write)
    try dumpBranches(write)
    try dumpJournal(write)
  }

  private func dumpWorking(_ write: (JSON) throws -> Void) throws {
    let rows = WorkingRows(database: database)
    for device in try rows.devices() { try write(["type": "device", "device": device.json]) }
    for profile in try rows.profiles() { try write(["type": "profile", "profile": profile.json]) }
    for entry in try rows.entries() {
      guard let screen = try rows.screen(entry.id) else { continue }
      try write(["type": "screen", "id": .string(screen.id.text), "name": .string(screen.name)])
      func writeAll<Object: ScreenObject & DesignValue>(_: Object.Type) throws {
        let type = Object.kind.rawValue
        for object in screen.lists[keyPath: Object.list] {
          try write(.object(["type": .string(type), "screen": .string(screen.id.text), type: object.json]))
        }
      }
      for kind in Self.dumpOrder { try writeAll(kind) }
    }
  }

  /// States stand first, as they always have in dumps.
  private static let dumpOrder =
    ScreenLists.objects.filter { $0.kind == .state } + ScreenLists.objects.filter { $0.kind != .state }

  private func dumpContents(_ write: (JSON) throws -> Void) throws {
    // By the revision that had them first, so that a new revision only adds lines at the end of the contents.
    let contents = try database.rows(
      """
      SELECT hash, kind FROM content LEFT JOIN (
        SELECT content_hash AS used, revision FROM revision_change
        UNION ALL SELECT devices_hash, number FROM revision
        UNION ALL SELECT profiles_hash, number FROM revision
      ) ON used = hash
      GROUP BY hash ORDER BY min(revision), kind, hash
      """
    ) { (hash: $0.text(0), kind: $0.text(1)) }
    for content in contents {
      let body = try RevisionRows(database: database).content(content.hash)
      try write([
        "type": "content", "hash": .string(content.hash), "kind": .string(content.kind), "body": body,
      ])
    }
  }

  private func dumpRevisions(_ write: (JSON) throws -> Void) throws {
    let rows = RevisionRows(database: database)
    for revision in try rows.newest(.max).reversed() {
      try write(revision.json(try rows.ownScreens(of: revision.number)))
    }
    for tag in try rows.tags() {
      try write(["type": "tag", "tag": .string(tag.name), "revision": .integer(tag.revision)])
    }
  }

  private func dumpBranches(_ write: (JSON) throws -> Void) throws {
    for branch in try RevisionRows(database: database).branches() { try write(branch.json) }
    let last = try database.count("SELECT operation FROM checkout")
    let current = try RevisionRows(database: database).currentBranch()
    try write(["type": "checkout", "branch": .string(current), "operation": .integer(last)])
    let merging = MergeRows(database: database)
    if let merge = try merging.open() { try write(merge.json) }
    for (clash, operation) in try merging.storedClashes() { try write(clash.json(operation)) }
  }

  private func dumpJournal(_ write: (JSON) throws -> Void) throws {
    let journal = Journal(database: database)
    let operations = try database.rows("SELECT id FROM operation ORDER BY id") { $0.integer(0) }
    for id in operations {
      let operation = try database.first("\(Journal.select) WHERE id = ?", id, read: Journal.operation)
      guard let operation else { continue }
      try write(operation.json(try journal.changes(of: id)))
    }
  }
}
