import DesignModel
import DesignText
import Notation
import SQLite

extension Store {
  /// What is wrong with the store, one sentence a finding; empty if every page, hash and reference is right.
  public func verify() throws -> [String] {
    do {
      return try reading {
        try damagedPages() + brokenReferences() + alienSchema() + StoreAudit(database: database).findings()
          + StoreSeal(database: database).findings()
      }
    } catch StoreError.corrupt(_, let detail) {
      return ["the file is damaged: \(detail)"]
    }
  }

  private func damagedPages() throws -> [String] {
    try database.rows("PRAGMA integrity_check") { $0.text(0) }.filter { $0 != "ok" }
      .map { "the file is damaged: \($0)" }
  }

  private func alienSchema() throws -> [String] {
    try SchemaDifference(of: database, after: Migration.schema)?.findings ?? []
  }

  private func brokenReferences() throws -> [String] {
    try database.rows("PRAGMA foreign_key_check") {
      "a row of table \($0.text(0)) refers to a row of \($0.text(2)) that is missing"
    }
  }
}

/// Recomputes what a store claims.
struct StoreAudit {
  let database: Database

  func findings() throws -> [String] {
    let broken = try contents()
    return try broken.map(\.sentence) + revisions() + workingScreens() + catalogues() + journal()
  }

  private func contents() throws -> [(hash: String, sentence: String)] {
    try database.rows("SELECT hash, kind, body FROM content ORDER BY hash") { row in
      (row.text(0), row.text(1), row.text(2))
    }.compactMap { hash, kind, body in
      guard let fault = fault(hash, kind, body: body) else { return nil }
      return (hash, "the \(kind) content \(hash.prefix(12))\(try users(of: hash)) \(fault)")
    }
  }

  private func fault(_ hash: String, _ kind: String, body: String) -> String? {
    guard SHA256.hexadecimal(of: body) == hash else { return "was changed: its hash is another" }
    do {
      let json = try JSON(parsing: body)
      guard let kind = ContentKind(rawValue: kind) else { return "is of an unknown kind" }
      try kind.check(json)
      return nil
    } catch {
      return "is no design: \(error)"
    }
  }

  /// ` of v1, v2`, or nothing for a content that no revision has.
  private func users(of hash: String) throws -> String {
    let names = try database.rows(
      """
      SELECT number FROM revision WHERE ?1 IN (devices_hash, profiles_hash)
        OR number IN (SELECT revision FROM revision_screen WHERE content_hash = ?1) ORDER BY number
      """, hash
    ) { "v\($0.integer(0))" }
    return names.isEmpty ? "" : " of " + names.joined(separator: ", ")
  }

  private func revisions() throws -> [String] {
    let rows = RevisionRows(database: database)
    var findings: [String] = []
    var hashes: [Int: String] = [:]
    for revision in try rows.newest(.max).reversed() {
      let entries = try rows.entries(of: revision.number)
      let design = Revision.designHash(
        entries, devices: revision.devicesHash, profiles: revision.profilesHash)
      if design != revision.designHash {
        findings.append("\(revision.name) was changed: its list of screens is another")
      }
      if revision.computedHash(parents: revision.parents.compactMap { hashes[$0] }) != revision.hash {
        findings.append("\(revision.name) was changed: its hash is another")
      }
      for parent in revision.parents where parent >= revision.number {
        findings.append("\(revision.name) stands before its parent v\(parent)")
      }
      hashes[revision.number] = revision.hash
      let contents = entries.map(\.hash) + [revision.devicesHash, revision.profilesHash]
      for hash in contents where try !rows.hasContent(hash) {
        findings.append("\(revision.name) lacks the content \(hash.prefix(12))")
      }
    }
    return findings
  }

  private func workingScreens() throws -> [String] {
    let rows = WorkingRows(database: database)
    return try rows.entries().compactMap { entry in
      do {
        let screen = try rows.screen(entry.id)
        try screen?.checkNames()
        let layoutHash = try rows.layoutHash(of: entry.id)
        return screen?.contentHash == entry.hash && screen?.layoutHash == layoutHash
          ? nil : "the working screen '\(entry.name)' was changed outside of workbench: its hash is another"
      } catch let error as CodingError {
        return "the working screen '\(entry.name)' is no design: \(error)"
      } catch let error as DesignError {
        return "the working screen '\(entry.name)' has a name that no edit gives: \(error)"
      }
    }
  }

  private func catalogues() throws -> [String] {
    let rows = WorkingRows(database: database)
    do {
      let (devices, profiles) = (try rows.devices(), try rows.profiles())
      var findings: [String] = []
      if SHA256.hexadecimal(of: devices.json.line) != (try rows.catalogueHash(.devices)) {
        findings.append("the devices were changed outside of workbench: their hash is another")
      }
      if SHA256.hexadecimal(of: profiles.json.line) != (try rows.catalogueHash(.profiles)) {
        findings.append("the profiles were changed outside of workbench: their hash is another")
      }
      return try findings + environments(devices, profiles)
    } catch let error as CodingError {
      return ["the devices and profiles are no design: \(error)"]
    }
  }

  private func environments(_ devices: [Device], _ profiles: [Profile]) throws -> [String] {
    guard try Caches(database: database).areCurrent() else { return [] }
    let stored = try database.rows("SELECT environment_hash FROM profile ORDER BY position") { $0.text(0) }
    let catalogue = Dictionary(devices.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return zip(profiles, stored).compactMap { profile, hash in
      guard let device = catalogue[profile.device] else { return nil }
      return EnvironmentKey(profile.environment(on: device)).hash == hash
        ? nil : "the profile '\(profile.name)' was changed outside of workbench: its environment is another"
    }
  }

  private func journal() throws -> [String] {
    try database.rows(
      """
      SELECT operation, sequence FROM operation_change
      WHERE kind NOT IN (\(ObjectKind.words.map { "'\($0)'" }.joined(separator: ", ")))
        OR (before IS NULL AND after IS NULL) ORDER BY 1, 2
      """
    ) { "change \($0.integer(1)) of operation \($0.integer(0)) is none that undo understands" }
  }
}
