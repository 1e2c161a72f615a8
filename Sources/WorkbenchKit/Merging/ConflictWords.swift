import DesignModel
import Notation
import Storage

/// Tells conflicts by the names that people know the objects by.
struct ConflictWords {
  /// Where names are looked up: the working design, then theirs, then what both come from.
  private let snapshots: [Snapshot]

  init(_ store: Store, _ merge: OpenMerge) throws {
    snapshots =
      try ["working", "v\(merge.theirs)"].map { try store.snapshot(at: $0) }
      + merge.bases.map { try store.snapshot(at: "v\($0)") }
  }

  /// One line a conflict, in aligned columns.
  func table(_ conflicts: [MergeConflict]) throws -> String {
    var table = TextTable([
      ("conflict", .right), ("about", .left), ("base", .left), ("ours", .left), ("theirs", .left),
      ("resolution", .left),
    ])
    for conflict in conflicts {
      let values = [conflict.base, conflict.ours, conflict.theirs].map { words($0, of: conflict) }
      table.add(
        ["\(conflict.id)", try place(of: conflict)] + values + [conflict.resolution?.rawValue ?? "open"])
    }
    return ([table.text] + (try conflicts.compactMap { try reasons(of: $0) })).joined(separator: "\n")
  }

  /// The conflict as an object.
  func record(_ conflict: MergeConflict) throws -> JSON {
    ClashRecord(
      screen: try screenName(of: conflict), clash: conflict,
      name: try name(conflict.place.kind, conflict.place.object, conflict.place.screen)
    ).record
  }

  /// `login: title's text`, `login: view form as a whole`.
  private func place(of conflict: MergeConflict) throws -> String {
    let place = conflict.place
    let name = try name(place.kind, place.object, place.screen)
    let object = ["view", "guide", "text"].contains(place.kind) ? name : "\(place.kind) \(name)"
    // A text has nothing but its words.
    let what =
      place.kind == "text" ? object : place.attribute.map { "\(object)'s \($0)" } ?? "\(object) as a whole"
    return try screenName(of: conflict).map { "\($0): \(what)" } ?? what
  }

  /// What keeps a removal from going through; nil for other conflicts.
  private func reasons(of conflict: MergeConflict) throws -> String? {
    guard conflict.place.attribute == nil else { return nil }
    let side = conflict.ours == nil ? ("ours", "theirs") : ("theirs", "ours")
    let names = try conflict.because.map {
      "\($0.kind) \(try name($0.kind, $0.object, conflict.place.screen))"
    }
    let object = try name(conflict.place.kind, conflict.place.object, conflict.place.screen)
    return "\(conflict.id): \(side.0) removed \(object), \(side.1) changed "
      + (names.isEmpty ? "it" : "or needs what went with it: \(enumerated(names))")
  }

  private func words(_ value: JSON?, of conflict: MergeConflict) -> String {
    guard let value else { return conflict.place.attribute == nil ? "not there" : "not set" }
    guard conflict.place.attribute != nil else { return "there" }
    if conflict.place.attribute == "position" { return value.text.map { "behind \($0)" } ?? "first" }
    let line = value.text.map { "'\($0)'" } ?? value.line
    return line.count > 40 ? "\(line.prefix(39))…" : line
  }

  private func screenName(of conflict: MergeConflict) throws -> String? {
    guard let id = conflict.place.screen else { return nil }
    return snapshots.lazy.compactMap { $0.entries.first { $0.id.text == id }?.name }.first ?? id
  }

  private func name(_ kind: String, _ object: String, _ screen: String?) throws -> String {
    if kind == "text", let text = LocalizedText.place(ofKey: object) {
      return "\(try name("view", text.view.text, screen))'s \(text.attribute.rawValue) in \(text.locale)"
    }
    let id = ObjectID(object)
    for snapshot in snapshots {
      if kind == "screen", let entry = snapshot.entries.first(where: { $0.id == id }) { return entry.name }
      guard kind == "view" || kind == "guide",
        let entry = snapshot.entries.first(where: { $0.id.text == screen })
      else { continue }
      let screen = try snapshot.screen(of: entry)
      if let name = screen.view(id)?.name ?? screen.guide(id)?.name { return name }
    }
    return object
  }
}

extension OpenMerge {
  /// `merging draft (v3): 2 of 3 conflicts are open`.
  func sentence(_ conflicts: [MergeConflict]) -> String {
    let left = conflicts.count { $0.resolution == nil }
    let state =
      conflicts.isEmpty
      ? "no conflicts" : "\(left) of \(counted(conflicts.count, "conflict")) \(left == 1 ? "is" : "are") open"
    return "merging \(name) (v\(theirs)), not committed yet: \(state)"
  }
}
