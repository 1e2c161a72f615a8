public import DesignModel
import DesignText
import Notation
import Platform
import SQLite

/// What a compaction took out.
public struct Compaction: Hashable, Sendable {
  /// The bytes of the file and of what stands beside it.
  public var bytesBefore, bytesAfter: Int
  /// Contents that no revision has.
  public var contents: Int
  /// Layouts that nothing can ask for any more, and environments without a layout.
  public var layouts, environments: Int
  /// Remembered audits that nothing can ask for any more.
  public var audits: Int
}

extension Store {
  /// Takes out what nothing refers to and gives the space back to the disk.
  ///
  /// That is: contents that no revision has; layouts of screens that neither a revision nor the working design has, on
  /// environments that no stored profile gives in any state, or by another engine than `engine` names for the screen;
  /// and audits of such screens, or by other rules than `rules` names for the screen.
  public func compact(engine: (Screen) -> String, rules: (Screen) -> String) throws -> Compaction {
    let before = bytes
    let counts = try writing {
      let contents = try removed(
        """
        DELETE FROM content WHERE hash NOT IN (
          SELECT content_hash FROM revision_change WHERE content_hash IS NOT NULL
          UNION SELECT devices_hash FROM revision
          UNION SELECT profiles_hash FROM revision)
        """)
      let layouts = try removedLayouts { try removeUnreachableLayouts(engine) }
      let audits = try remove(from: "audit", whereNot: "rules", is: rules)
      let environments = try removed(
        """
        DELETE FROM environment WHERE id NOT IN (SELECT environment FROM stored_layout
          UNION SELECT environment FROM reduced_environment UNION SELECT reduced FROM reduced_environment)
        """)
      return (contents: contents, layouts: layouts, environments: environments, audits: audits)
    }
    try translating { try database.execute("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)") }
    return Compaction(
      bytesBefore: before, bytesAfter: bytes, contents: counts.contents, layouts: counts.layouts,
      environments: counts.environments, audits: counts.audits)
  }

  private var bytes: Int { Store.sizeOfFile(path) + Store.sizeOfFile("\(database.path)-wal") }

  /// How many rows the statement took out.
  private func removed(_ sql: String) throws -> Int {
    try database.execute(sql)
    return database.changes
  }

  /// Takes out what is remembered of screens that nothing has any more, and what was made otherwise than now.
  private func remove(
    from table: String, whereNot column: String, is current: (Screen) -> String
  ) throws -> Int {
    var count = try removed(
      """
      DELETE FROM \(table) WHERE screen_hash NOT IN (
        SELECT layout_hash FROM screen
        UNION SELECT coalesce(layout_hash, hash) FROM content WHERE hash IN (
          SELECT content_hash FROM revision_change))
      """)
    for hash in try database.rows("SELECT DISTINCT screen_hash FROM \(table)", read: { $0.text(0) }) {
      guard let screen = try screen(laidOutAs: hash) else { continue }
      try database.run(
        "DELETE FROM \(table) WHERE screen_hash = ? AND \(column) <> ?", hash, current(screen))
      count += database.changes
    }
    return count
  }

  /// How many layouts a step takes out.
  private func removedLayouts(_ remove: () throws -> Void) throws -> Int {
    let before = try database.count("SELECT count(*) FROM stored_layout")
    try remove()
    return before - (try database.count("SELECT count(*) FROM stored_layout"))
  }

  /// Takes out the layouts of screens that nothing has, of other engines, and on environments that no profile leads to.
  private func removeUnreachableLayouts(_ engine: (Screen) -> String) throws {
    _ = try remove(from: "laid_out_screen", whereNot: "engine", is: engine)
    try database.execute("CREATE TEMPORARY TABLE reachable (hash TEXT PRIMARY KEY) WITHOUT ROWID")
    let insertion = try database.prepare("INSERT INTO reachable VALUES (?)")
    for hash in try reachableEnvironments().sorted() { try insertion.run(hash) }
    try database.execute(
      """
      DELETE FROM reading WHERE id NOT IN (SELECT reading FROM laid_out_screen);
      DELETE FROM reduced_environment WHERE environment NOT IN (
        SELECT id FROM environment WHERE hash IN (SELECT hash FROM reachable));
      DELETE FROM stored_layout WHERE NOT EXISTS (
        SELECT 1 FROM laid_out_screen s JOIN reduced_environment r ON r.reading = s.reading
        WHERE s.id = stored_layout.screen AND r.reduced = stored_layout.environment);
      DROP TABLE reachable;
      """)
  }

  /// The environments of every stored profile, of any revision too, in every state of any screen.
  private func reachableEnvironments() throws -> Set<String> {
    let states = try database.rows(
      """
      SELECT name FROM state
      UNION SELECT value FROM content, json_each(body, '$.states') WHERE kind = 'screen'
      """
    ) { $0.text(0) }
    var hashes: Set<String> = []
    for (devices, profiles) in try catalogues() {
      let table = Dictionary(devices.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      for profile in profiles {
        guard let device = table[profile.device] else { continue }
        let environment = profile.environment(on: device)
        let own: [String?] = environment.state == nil ? states.map(Optional.some) : []
        for state in [environment.state] + own {
          var copy = environment
          copy.state = state
          hashes.insert(EnvironmentKey(copy).hash)
        }
      }
    }
    return hashes
  }

  /// The devices and profiles of the working design and of every revision, each pair once.
  private func catalogues() throws -> [(devices: [Device], profiles: [Profile])] {
    let rows = RevisionRows(database: database)
    let working = WorkingRows(database: database)
    let pairs = try database.rows("SELECT DISTINCT devices_hash, profiles_hash FROM revision") {
      ($0.text(0), $0.text(1))
    }
    return [(try working.devices(), try working.profiles())]
      + (try pairs.map { (try [Device](json: rows.content($0)), try [Profile](json: rows.content($1))) })
  }
}
