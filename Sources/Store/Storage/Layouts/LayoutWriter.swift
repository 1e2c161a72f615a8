import DesignModel
import DesignText
import Notation
import SQLite

/// Writes layouts with their screens and environments, each once.
struct LayoutWriter {
  private let database: Database
  private let layout: Statement
  private let environment: Statement

  init(database: Database) throws {
    self.database = database
    layout = try database.prepare(
      """
      INSERT INTO stored_layout (screen, environment, status, conflicts, ambiguities, anchors, shared, mirrored, views,
        truncates)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9,
        CASE WHEN ?7 IS NULL THEN ?10 ELSE (SELECT truncates FROM stored_layout WHERE id = ?7) END)
      ON CONFLICT DO NOTHING
      """)
    environment = try database.prepare(
      """
      INSERT INTO environment (hash, width, height, scale, safe_top, safe_left, safe_bottom, safe_right, idiom,
        orientation, text_size, bold_text, direction, keyboard_height, locale, os, state, offsets, focus)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """)
  }

  /// How many of the layouts were new.
  func write(_ layouts: [SolvedLayout], _ reading: Reading) throws -> Int {
    var environments: [String: Int] = [:]
    func id(_ key: EnvironmentKey) throws -> Int {
      if let known = environments[key.hash] { return known }
      let id = try row(of: key)
      environments[key.hash] = id
      return id
    }
    let own = try row(ofReading: reading.name)
    let reduced = try database.prepare(
      "INSERT INTO reduced_environment (reading, environment, reduced) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    )
    for entry in reading.reduced { try reduced.run(own, try id(entry.environment), try id(entry.by)) }
    var screens: [String: RememberedScreen] = [:]
    var shared = SharedViews()
    var represented: Set<Int> = []
    var count = 0
    for solved in layouts {
      guard let layout = solved.layout else { continue }
      let name = solved.screenHash + " " + solved.engine
      let screen = try screens[name] ?? RememberedScreen(of: solved, own, in: database)
      screens[name] = screen
      // As those of one content are, unless rows were changed by hand.
      guard screen.views == solved.views else { continue }
      let environment = try id(solved.environment)
      if represented.insert(environment).inserted { try reduced.run(own, environment, environment) }
      shared.turn(to: screen.id)
      let mirrored = try solved.mirrored.flatMap { shared.place(in: try id($0)) }
      if try write(layout, screen: screen.id, environment: environment, mirrored: mirrored, shared: &shared) {
        count += 1
      }
    }
    return count
  }

  private func row(ofReading name: String) throws -> Int {
    try database.row("reading", where: "name = ?", name) {
      try database.run("INSERT INTO reading (name) VALUES (?)", name)
    }
  }

  private func row(of key: EnvironmentKey) throws -> Int {
    try database.row("environment", where: "hash = ?", key.hash) { try write(key) }
  }

  /// False if the layout is remembered already, or is the mirror image of one that was.
  private func write(
    _ result: PackedLayout, screen: Int, environment: Int, mirrored: Int?, shared: inout SharedViews
  ) throws -> Bool {
    let owner = mirrored ?? result.views.flatMap { shared.place(of: $0) }
    if owner == nil, result.views == nil { return false }
    try layout.run(
      screen, environment, result.status, result.conflicts, result.ambiguities, result.anchors, owner,
      mirrored != nil, owner == nil ? result.views : nil, result.truncates ? 1 : nil)
    // Another program may have solved and remembered the same.
    guard database.changes == 1 else { return false }
    if mirrored == nil, let views = result.views {
      shared.note(views, owner ?? database.lastInsertedRow, in: environment)
    }
    return true
  }

  private func write(_ key: EnvironmentKey) throws {
    let it = key.environment
    try environment.run(
      key.hash, it.size.width, it.size.height, it.scale, it.safeArea.top, it.safeArea.left,
      it.safeArea.bottom,
      it.safeArea.right, it.idiom.rawValue, it.orientation.rawValue, it.textSize.rawValue, it.boldText,
      it.direction.rawValue, it.keyboardHeight, it.locale, it.os, it.state,
      it.offsets.isEmpty ? "[]" : it.offsets.json.line, it.focus)
  }
}
