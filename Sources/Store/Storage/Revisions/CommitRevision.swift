import DesignModel
import DesignText
import Notation
import SQLite

extension Store {
  /// Freezes the working design as the next revision of the current branch; throws if it is as HEAD has it.
  ///
  /// While a merge is open the revision joins both sides, and every conflict must be resolved.
  public func commit(message: String, author: String = "") throws -> Revision {
    try commit(message: message, author: author, time: Timestamp.now())
  }

  func commit(message: String, author: String, time: String) throws -> Revision {
    try writing {
      let rows = RevisionRows(database: database)
      let working = WorkingRows(database: database)
      let entries = try working.entries()
      let devices = try working.catalogueHash(.devices)
      let profiles = try working.catalogueHash(.profiles)
      let head = try rows.head()
      let merge = try MergeRows(database: database).takeResolved()
      let other = try merge.flatMap { try rows.revision($0.theirs) }
      var revision = Revision(
        number: try rows.number(after: rows.lastNumber()), parent: head?.number, secondParent: other?.number,
        message: message,
        author: author, time: time,
        designHash: Revision.designHash(entries, devices: devices, profiles: profiles),
        devicesHash: devices, profilesHash: profiles, operation: try Journal(database: database).position(),
        hash: "")
      if let head, other == nil, head.designHash == revision.designHash {
        throw RevisionError.unchanged(since: head.name)
      }
      revision.hash = revision.computedHash(parents: [head?.hash, other?.hash].compactMap(\.self))
      try storeContents(
        entries.filter(isNew(since: head, rows)), devices: devices, profiles: profiles, rows: rows,
        working: working)
      try rows.insert(revision, entries)
      try rows.moveBranch(to: revision.number)
      try database.run("DELETE FROM freed")
      return revision
    }
  }

  /// Whether a screen is not as it is at a revision: only its content can be missing in the store, or be another one than
  /// its row says.
  private func isNew(since head: Revision?, _ rows: RevisionRows) throws -> (ScreenEntry) -> Bool {
    let known = try Set(head.map { try rows.entries(of: $0.number) } ?? [])
    return { !known.contains($0) }
  }

  /// Stores what no revision has had yet.
  private func storeContents(
    _ entries: [ScreenEntry], devices: String, profiles: String, rows: RevisionRows,
    working: WorkingRows
  ) throws {
    func store(_ hash: String, _ kind: ContentKind, what: String, json: () throws -> JSON?) throws {
      let body = try json()?.line
      guard let body, SHA256.hexadecimal(of: body) == hash else {
        throw CodingError("its rows were changed outside of workbench", at: what)
      }
      if try !rows.hasContent(hash) { try rows.insertContent(hash, kind, body: body) }
    }
    for entry in entries {
      try store(entry.hash, .screen, what: "screen '\(entry.name)'") { try working.screen(entry.id)?.json }
    }
    if try !rows.hasContent(devices) {
      try store(devices, .devices, what: "devices") { try working.devices().json }
    }
    if try !rows.hasContent(profiles) {
      try store(profiles, .profiles, what: "profiles") { try working.profiles().json }
    }
  }
}

extension Journal {
  /// The last operation that is not undone; 0 if there is none.
  func position() throws -> Int {
    try database.count("SELECT id FROM operation WHERE undone = 0 ORDER BY id DESC LIMIT 1")
  }
}

extension Store {
  /// HEAD and all revisions before it, or all of the store, from the newest back, at most `limit` of them.
  public func log(limit: Int = .max, all: Bool = false) throws -> [Revision] {
    try translating {
      let rows = RevisionRows(database: database)
      if all { return try rows.newest(limit) }
      return try rows.head().map { try rows.past(of: $0.number, limit: limit) } ?? []
    }
  }

  /// The newest revision of the current branch; nil if nothing is committed yet.
  public func head() throws -> Revision? {
    try translating { try RevisionRows(database: database).head() }
  }
}
