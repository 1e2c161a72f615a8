import DesignModel
import DesignText
import Notation
import SQLite

/// Writes layouts with their screens and environments, each once.
struct LayoutWriter {
  private let database: Database
  private let layout: Statement
  private let view: Statement
  private let environment: Statement

  init(database: Database) throws {
    self.database = database
    layout = try database.prepare(
      """
      INSERT INTO stored_layout (screen, environment, status, conflicts, ambiguities, anchors, shared, mirrored)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """)
    let places = LayoutColumns.names.map { _ in "?" }.joined(separator: ", ")
    view = try database.prepare("INSERT INTO stored_view (\(LayoutColumns.list)) VALUES (\(places))")
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
    var screens: [String: Int] = [:]
    var shared = SharedViews()
    var represented: Set<Int> = []
    var count = 0
    for solved in layouts where solved.layout.isStorable {
      let name = solved.screenHash + " " + solved.engine
      let screen = try screens[name] ?? row(of: solved, own)
      screens[name] = screen
      let environment = try id(solved.environment)
      if represented.insert(environment).inserted { try reduced.run(own, environment, environment) }
      shared.turn(to: screen)
      let mirrored = try solved.mirrored.flatMap { shared.place(in: try id($0)) }
      if try write(solved, screen, environment, mirrored, &shared) { count += 1 }
    }
    return count
  }

  private func row(ofReading name: String) throws -> Int {
    try row("reading", "name = ?", name) {
      try database.run("INSERT INTO reading (name) VALUES (?)", name)
    }
  }

  private func row(of solved: SolvedLayout, _ reading: Int) throws -> Int {
    try row("laid_out_screen", "screen_hash = ? AND engine = ?", solved.screenHash, solved.engine) {
      try database.run(
        "INSERT INTO laid_out_screen (screen_hash, engine, reading) VALUES (?, ?, ?)", solved.screenHash,
        solved.engine, reading)
    }
  }

  private func row(of key: EnvironmentKey) throws -> Int {
    try row("environment", "hash = ?", key.hash) { try write(key) }
  }

  /// The id of the row that a condition selects, made where there is none yet.
  private func row<each Value: Bindable>(
    _ table: String, _ condition: String, _ values: repeat each Value, made make: () throws -> Void
  ) throws -> Int {
    let found = try database.first("SELECT id FROM \(table) WHERE \(condition)", repeat each values) {
      $0.integer(0)
    }
    if let found { return found }
    try make()
    return database.lastInsertedRow
  }

  /// False if the layout is remembered already.
  private func write(
    _ solved: SolvedLayout, _ screen: Int, _ environment: Int, _ mirrored: Int?, _ shared: inout SharedViews
  ) throws -> Bool {
    let result = solved.layout
    let owner = mirrored ?? shared.place(of: result.views)
    try layout.run(
      screen, environment, result.status.rawValue,
      result.conflicts.isEmpty ? "[]" : result.conflicts.json.line,
      result.ambiguities.isEmpty ? "[]" : result.ambiguities.json.line,
      result.anchors.isEmpty ? "[]" : result.anchors.json.line, owner, mirrored != nil)
    // Another program may have solved and remembered the same.
    guard database.changes == 1 else { return false }
    let id = database.lastInsertedRow
    if mirrored == nil { shared.note(result.views, owner ?? id, in: environment) }
    if owner != nil { return true }
    for (position, viewLayout) in result.views.enumerated() {
      let parent = position < solved.parents.count ? solved.parents[position] : -1
      view.bind(viewLayout, layout: id, position: position, parent: parent < 0 ? nil : parent)
      while try view.step() {}
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
