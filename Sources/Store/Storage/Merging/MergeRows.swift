import DesignModel
public import Notation
import SQLite

/// A merge that is not committed yet.
public struct OpenMerge: Hashable, Sendable {
  /// The revisions that are joined.
  public var ours, theirs: Int
  /// The newest revisions that both come from.
  public var bases: [Int]
  /// What was merged, as it was asked for.
  public var name: String
  /// What the revision that joins them is about, unless its commit says otherwise.
  public var message: String
}

/// The rows of the open merge, within a transaction.
struct MergeRows {
  let database: Database

  /// Nil if there is none.
  func open() throws -> OpenMerge? {
    try database.first("SELECT ours, theirs, bases, name, message FROM merging") { row in
      OpenMerge(
        ours: row.integer(0), theirs: row.integer(1),
        bases: (try row.json(2, at: "merging").elements ?? []).compactMap(\.whole), name: row.text(3),
        message: row.text(4))
    }
  }

  /// Throws if there is none.
  func required() throws -> OpenMerge {
    guard let merge = try open() else { throw MergeError.notMerging }
    return merge
  }

  func begin(_ merge: OpenMerge) throws {
    try database.run(
      "INSERT INTO merging (one, ours, theirs, bases, name, message) VALUES (1, ?, ?, ?, ?, ?)", merge.ours,
      merge.theirs, JSON.array(merge.bases.map { .integer($0) }).line, merge.name, merge.message)
  }

  func end() throws { try database.execute("DELETE FROM merging; DELETE FROM merge_conflict") }

  /// Ends the open merge, of which no clash may be left; nil if none is open.
  func takeResolved() throws -> OpenMerge? {
    guard let merge = try open() else { return nil }
    let left = try clashes().filter { $0.resolution == nil }
    if let first = left.first { throw MergeError.unresolved(left.count, first: first.id) }
    try end()
    return merge
  }
}

// MARK: Clashes

extension MergeRows {
  /// In the order of their numbers; a resolution whose operation is undone counts for nothing.
  func clashes() throws -> [MergeClash] {
    try database.rows(
      """
      SELECT id, screen, kind, object, attribute, base, ours, theirs, because,
        CASE WHEN operation IS NULL OR operation IN (SELECT id FROM operation WHERE undone = 0)
          THEN resolution END
      FROM merge_conflict ORDER BY id
      """, read: Self.clash)
  }

  /// The same with the operation of each resolution, whether undone or not.
  func storedClashes() throws -> [(clash: MergeClash, operation: Int?)] {
    try database.rows(
      """
      SELECT id, screen, kind, object, attribute, base, ours, theirs, because, resolution, operation
      FROM merge_conflict ORDER BY id
      """
    ) { (try Self.clash($0), $0.optionalInteger(10)) }
  }

  private static func clash(_ row: Statement) throws -> MergeClash {
    func json(_ column: Int) throws -> JSON? {
      if row.isNull(column) { return Optional.none }
      return try row.json(column, at: "merge_conflict")
    }
    let place = MergeClash.Place(
      screen: row.optionalText(1), kind: row.text(2), object: row.text(3), attribute: row.optionalText(4))
    var clash = MergeClash(
      place: place, base: try json(5), ours: try json(6), theirs: try json(7),
      because: (try row.json(8, at: "merge_conflict").elements ?? []).compactMap(
        MergeClash.Reason.init(json:)))
    clash.id = row.integer(0)
    clash.resolution = row.optionalText(9).flatMap { MergeResolution(rawValue: $0) }
    return clash
  }

  func insert(_ clash: MergeClash, operation: Int? = nil) throws {
    let place = clash.place
    try database.run(
      """
      INSERT INTO merge_conflict
        (id, screen, kind, object, attribute, base, ours, theirs, because, resolution, operation)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, clash.id, place.screen, place.kind, place.object, place.attribute, clash.base?.line,
      clash.ours?.line, clash.theirs?.line, JSON.array(clash.because.map(\.json)).line,
      clash.resolution?.rawValue, operation)
  }

  /// Makes the rows those of `found`: who had a row keeps its number, who was resolved keeps its row.
  func update(to found: [MergeClash]) throws {
    let known = try storedClashes().map(\.clash)
    let places = Set(found.map(\.place))
    for old in known where old.resolution == nil && !places.contains(old.place) {
      try database.run("DELETE FROM merge_conflict WHERE id = ?", old.id)
    }
    var number = known.map(\.id).max() ?? 0
    for var clash in found where !known.contains(where: { $0.place == clash.place }) {
      number += 1
      clash.id = number
      try insert(clash)
    }
  }

  func resolve(_ clash: Int, as resolution: MergeResolution, operation: Int?) throws {
    try database.run(
      "UPDATE merge_conflict SET resolution = ?, operation = ? WHERE id = ?", resolution.rawValue, operation,
      clash)
  }
}

extension MergeClash.Reason {
  /// `{"kind":"constraint","object":"c9"}`.
  public var json: JSON { ["kind": .string(kind), "object": .string(object)] }

  init?(json: JSON) {
    guard let kind = json["kind"]?.text, let object = json["object"]?.text else { return nil }
    self.init(kind: kind, object: object)
  }
}
