public import DesignModel
import DesignText
import Notation
import SQLite

/// A layout as the store has it.
public struct RememberedLayout: Hashable, Sendable {
  /// The layout; its views as their mirror image has them where `isMirrored`.
  public var layout: ScreenLayout
  /// True if the views are still to be mirrored.
  public var isMirrored: Bool

  /// True if it has each of a screen's views at its place, as what is remembered has unless rows were changed by hand.
  public func isOf(_ screen: Screen) -> Bool {
    layout.views.count == screen.views.count
      && zip(layout.views, screen.views).allSatisfy { $0.view == $1.id }
  }
}

extension Store {
  /// The layout that was remembered for a screen's content in an environment by an engine; nil if there is none.
  ///
  /// Trouble with the file counts as none: the caller solves again.
  public func remembered(
    screenHash: String, environmentHash: String, engine: String
  ) -> RememberedLayout? {
    remembered(screenHash: screenHash, engine: engine, environmentHashes: [environmentHash])[0]
  }

  /// The same for many environments, in their order.
  public func remembered(
    screenHash: String, engine: String, environmentHashes: some Sequence<String>
  ) -> [RememberedLayout?] {
    let known = asking { () -> [RememberedLayout?]? in
      guard let known = try RememberedScreen(of: screenHash, engine, in: database) else { return nil }
      // Layouts that lie alike have their views from one place.
      var views: [PackedPlace: [ViewLayout]] = [:]
      return environmentHashes.map { try? recall(known, in: $0, known: &views) }
    }
    return known ?? environmentHashes.map { _ in nil }
  }

  /// True if any layout of a screen's content by an engine is remembered.
  public func remembers(screenHash: String, engine: String) -> Bool {
    asking { try RememberedScreen(of: screenHash, engine, in: database) } != nil
  }

  /// The hashes of the environments for which the engine's layouts of a screen's content are remembered.
  ///
  /// Trouble with the file counts as none, as for the layouts themselves.
  public func rememberedEnvironments(screenHash: String, engine: String) -> Set<String> {
    let sql = "SELECT environment_hash FROM layout WHERE screen_hash = ? AND engine = ?"
    return Set(asking { try database.rows(sql, screenHash, engine) { $0.text(0) } } ?? [])
  }

  /// The hashes of the environments, those among `hashes` at least, of which it is remembered what is solved for them
  /// in a reading of that name.
  public func rememberedReductions(reading name: String, among hashes: [String]) -> Set<String> {
    let all =
      """
      SELECT e.hash FROM reading n JOIN reduced_environment r ON r.reading = n.id
        JOIN environment e ON e.id = r.environment WHERE n.name = ?
      """
    let known = asking {
      // A store may know thousands.
      if hashes.count > Self.fewEnvironments { return try database.rows(all, name) { $0.text(0) } }
      return try hashes.filter { hash in
        try database.first(all + " AND e.hash = ?", name, hash) { _ in true } == true
      }
    }
    return Set(known ?? [])
  }

  /// So many are asked for one by one.
  private static let fewEnvironments = 32

  private func recall(
    _ screen: RememberedScreen, in environment: String, known: inout [PackedPlace: [ViewLayout]]
  ) throws -> RememberedLayout? {
    let found = try database.first(
      """
      SELECT coalesce(l.shared, l.id), l.mirrored, l.conflicts, l.ambiguities, l.anchors, e.scale FROM environment e
        JOIN stored_layout l ON l.screen = ?1 AND l.environment = e.id WHERE e.hash = ?2
      """, screen.id, environment
    ) { row in
      (
        place: PackedPlace(layout: row.integer(0), scale: row.double(5)), isMirrored: row.flag(1),
        conflicts: try row.list(2) { try [Conflict](json: $0) },
        ambiguities: try row.list(3) { try [Ambiguity](json: $0) },
        anchors: try row.list(4) { try [MeasuredAnchor](json: $0) }
      )
    }
    guard let found, let views = try known[found.place] ?? views(of: screen, at: found.place) else {
      return nil
    }
    known[found.place] = views
    return RememberedLayout(
      layout: ScreenLayout(
        views: views, conflicts: found.conflicts, ambiguities: found.ambiguities, anchors: found.anchors),
      isMirrored: found.isMirrored)
  }

  private func views(of screen: RememberedScreen, at place: PackedPlace) throws -> [ViewLayout]? {
    let text = try database.first("SELECT views FROM stored_layout WHERE id = ?", place.layout) { $0.text(0) }
    guard let text else { return nil }
    var reader = PackedViewsReader(text, scale: place.scale)
    return reader.views(screen.views)
  }
}

/// The layout whose text says where views lie, and the pixels a point by which it is read.
private struct PackedPlace: Hashable {
  let layout: Int
  let scale: Double
}

extension Statement {
  /// Most layouts have neither conflicts nor ambiguities, and reading JSON takes time.
  fileprivate func list<Element>(_ column: Int, read: (JSON) throws -> [Element]) throws -> [Element] {
    text(column) == "[]" ? [] : try read(json(column, at: "layout"))
  }
}
