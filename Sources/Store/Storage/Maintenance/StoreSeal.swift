import SQLite

/// The hashes of what a dump holds beyond designs and contents, which vouch for themselves.
///
/// Operations and revisions have chains of hashes: each vouches for all before it. The parts that change as a whole have a
/// hash each, and so have the ends of both chains.
struct StoreSeal {
  let database: Database

  /// A part, what is said where it was changed, and what it is made of.
  private static let parts: [(name: String, finding: String, queries: [String])] = [
    (
      "screens", "the list of screens was",
      [
        "SELECT id, name, content_hash, layout_hash FROM screen ORDER BY position, id",
        "SELECT kind, content_hash FROM catalogue ORDER BY kind",
      ]
    ),
    (
      "branches", "the branches were",
      [
        "SELECT name, revision FROM branch ORDER BY name",
        "SELECT branch, operation FROM checkout ORDER BY one",
      ]
    ),
    ("tags", "the tags were", ["SELECT name, revision FROM tag ORDER BY name"]),
    (
      "merge", "the open merge was",
      [
        "SELECT ours, theirs, bases, name, message FROM merging ORDER BY one",
        """
        SELECT id, screen, kind, object, attribute, base, ours, theirs, because, resolution, operation
        FROM merge_conflict ORDER BY id
        """,
      ]
    ),
    (
      "revisions", "the list of revisions was",
      ["SELECT revision, hash FROM revision_seal ORDER BY revision DESC LIMIT 1"]
    ),
    (
      "journal", "the journal's end was",
      [
        "SELECT id, hash FROM operation ORDER BY id DESC LIMIT 1",
        "SELECT id FROM operation WHERE undone = 0 ORDER BY id DESC LIMIT 1",
      ]
    ),
  ]

  private func computed(_ queries: [String]) throws -> String {
    var hash = RowHash()
    for query in queries {
      _ = try database.rows(query) { hash.take($0) }
    }
    return hash.hexadecimal
  }

  private func stored() throws -> [String: String] {
    Dictionary(
      try database.rows("SELECT part, hash FROM seal") { ($0.text(0), $0.text(1)) }, uniquingKeysWith: { $1 })
  }

  /// Makes the hashes of all parts those of what they hold.
  func write() throws {
    let stored = try stored()
    for part in Self.parts {
      let hash = try computed(part.queries)
      if stored[part.name] == hash { continue }
      try database.run(
        "INSERT INTO seal (part, hash) VALUES (?, ?) ON CONFLICT DO UPDATE SET hash = excluded.hash",
        part.name, hash)
    }
  }

  /// Gives everything its hash, for a file that had none.
  func sealAll() throws {
    var last = ""
    for id in try database.rows("SELECT id FROM operation ORDER BY id", read: { $0.integer(0) }) {
      last = try operationHash(of: id, after: last)
      try database.run("UPDATE operation SET hash = ? WHERE id = ?", last, id)
    }
    let numbers = try database.rows("SELECT number FROM revision ORDER BY number") { $0.integer(0) }
    for number in numbers { try sealRevision(number) }
    try write()
  }

  /// What is not as its hash says, a sentence each.
  func findings() throws -> [String] {
    let stored = try stored()
    let changed = try Self.parts.filter { try stored[$0.name] != computed($0.queries) }
    return changed.map { "\($0.finding) changed outside of workbench: the hash is another" }
      + (try operationFindings()) + (try revisionFindings())
  }
}

// MARK: Operations

extension StoreSeal {
  /// The hash of an operation that comes after one of another hash.
  func operationHash(of id: Int, after previous: String) throws -> String {
    var hash = RowHash()
    hash.take(previous)
    _ = try database.rows("SELECT id, batch, command, arguments, line, time FROM operation WHERE id = ?", id)
    {
      hash.take($0)
    }
    _ = try database.rows(
      """
      SELECT sequence, kind, screen, object, before, after, before_position, after_position
      FROM operation_change WHERE operation = ? ORDER BY sequence
      """, id
    ) { hash.take($0) }
    return hash.hexadecimal
  }

  private func operationFindings() throws -> [String] {
    let rows = try database.rows("SELECT id, hash, undone FROM operation ORDER BY id") {
      (id: $0.integer(0), hash: $0.text(1), isUndone: $0.flag(2))
    }
    var (last, isUndone) = ("", false)
    var findings: [String] = []
    for row in rows {
      if try operationHash(of: row.id, after: last) != row.hash {
        findings.append("operation \(row.id) was changed, or one before it is missing: its hash is another")
      }
      if isUndone, !row.isUndone { findings.append("operation \(row.id) is done, and one before it undone") }
      (last, isUndone) = (row.hash, row.isUndone)
    }
    return findings
  }
}

// MARK: Revisions

extension StoreSeal {
  /// Seals a revision, the newest of all, with its rows.
  func sealRevision(_ number: Int) throws {
    let previous = try database.first("SELECT hash FROM revision_seal ORDER BY revision DESC LIMIT 1") {
      $0.text(0)
    }
    try database.run(
      "INSERT INTO revision_seal (revision, hash) VALUES (?, ?)", number,
      revisionHash(of: number, after: previous ?? ""))
  }

  private func revisionHash(of number: Int, after previous: String) throws -> String {
    var hash = RowHash()
    hash.take(previous)
    _ = try database.rows(
      """
      SELECT number, parent, second_parent, message, author, time, design_hash, devices_hash, profiles_hash, operation,
        hash, steps
      FROM revision WHERE number = ?
      """, number
    ) { hash.take($0) }
    _ = try database.rows(
      "SELECT screen, position, name, content_hash FROM revision_change WHERE revision = ? ORDER BY screen",
      number
    ) { hash.take($0) }
    return hash.hexadecimal
  }

  private func revisionFindings() throws -> [String] {
    let numbers = try database.rows("SELECT number FROM revision ORDER BY number") { $0.integer(0) }
    let seals = Dictionary(
      try database.rows("SELECT revision, hash FROM revision_seal") { ($0.integer(0), $0.text(1)) },
      uniquingKeysWith: { $1 })
    var last = ""
    var findings: [String] = []
    for number in numbers {
      let seal = seals[number]
      if try revisionHash(of: number, after: last) != seal {
        findings.append("v\(number) was changed, or a revision before it is missing: its seal is another")
      }
      last = seal ?? ""
    }
    return findings
  }
}
