public import DesignModel
import DesignText
import Notation
import SQLite

/// A layout and all that it depends on.
public struct SolvedLayout: Sendable {
  /// What the screen's layouts are remembered by (`Screen.layoutHash`).
  public var screenHash: String
  /// The environment.
  public var environment: EnvironmentKey
  /// The engine's version, its text tables and fonts.
  public var engine: String
  /// The result.
  public var layout: ScreenLayout

  /// A layout and all that it depends on.
  public init(screenHash: String, environment: EnvironmentKey, engine: String, layout: ScreenLayout) {
    (self.screenHash, self.environment, self.engine, self.layout) = (screenHash, environment, engine, layout)
  }
}

extension Store {
  /// Remembers layouts in a transaction of their own; false if the file can't take them now.
  ///
  /// Best effort: whatever is not remembered is solved again. A power failure may lose the last ones, never more.
  @discardableResult
  public func remember(_ layouts: [SolvedLayout]) -> Bool {
    guard isWritable, !database.isInTransaction, !layouts.isEmpty else { return layouts.isEmpty }
    return (try? takeIn(layouts)) != nil
  }

  /// Remembers layouts that were solved elsewhere, in a transaction of their own, and says how many were new.
  ///
  /// A layout that is remembered already stays as it is, so that taking in twice is as good as once.
  @discardableResult
  public func takeIn(_ layouts: [SolvedLayout]) throws -> Int {
    guard isWritable else { throw StoreError.readOnly(path) }
    return try translating {
      // In a rehearsal, all of which is taken back.
      if database.isInTransaction { return try LayoutWriter(database: database).write(layouts) }
      try database.execute("PRAGMA synchronous = NORMAL")
      defer { try? database.execute("PRAGMA synchronous = FULL") }
      return try database.transaction(.immediate) { try LayoutWriter(database: database).write(layouts) }
    }
  }

  /// Forgets every remembered layout and what was found in it.
  public func forgetLayouts() throws {
    try writing { try database.execute("DELETE FROM audit; DELETE FROM layout; DELETE FROM environment") }
  }
}

private struct LayoutWriter {
  let layout: Statement
  let view: Statement
  let environment: Statement
  let database: Database

  init(database: Database) throws {
    self.database = database
    layout = try database.prepare(
      """
      INSERT INTO layout (screen_hash, environment_hash, engine, status, conflicts, ambiguities, anchors)
      VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """)
    let places = LayoutColumns.names.map { _ in "?" }.joined(separator: ", ")
    view = try database.prepare("INSERT INTO layout_view (\(LayoutColumns.list)) VALUES (\(places))")
    environment = try database.prepare(
      """
      INSERT INTO environment (hash, width, height, scale, safe_top, safe_left, safe_bottom, safe_right, idiom,
        orientation, text_size, bold_text, direction, keyboard_height, locale, os, state, offsets, focus, profile_hash)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """)
  }

  /// How many of the layouts were new.
  func write(_ layouts: [SolvedLayout]) throws -> Int {
    var known: Set<String> = []
    var count = 0
    for solved in layouts where solved.layout.isStorable {
      if known.insert(solved.environment.hash).inserted { try write(solved.environment) }
      if try write(solved) { count += 1 }
    }
    return count
  }

  /// False if the layout is remembered already.
  private func write(_ solved: SolvedLayout) throws -> Bool {
    let result = solved.layout
    try layout.run(
      solved.screenHash, solved.environment.hash, solved.engine, result.status.rawValue,
      result.conflicts.isEmpty ? "[]" : result.conflicts.json.line,
      result.ambiguities.isEmpty ? "[]" : result.ambiguities.json.line,
      result.anchors.isEmpty ? "[]" : result.anchors.json.line)
    // Another program may have solved and remembered the same.
    guard database.changes == 1 else { return false }
    let id = database.lastInsertedRow
    for (position, viewLayout) in result.views.enumerated() {
      view.bind(viewLayout, layout: id, position: position)
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
      it.offsets.isEmpty ? "[]" : it.offsets.json.line, it.focus, it.profileHash)
  }
}

extension LayoutEnvironment {
  /// The hash that the profiles of this environment have in the store; nil where it is this one's.
  fileprivate var profileHash: String? {
    guard bars == .profileAlone else { return nil }
    var plain = self
    plain.bars = .profile
    return EnvironmentKey(plain).hash
  }
}
