import DesignModel
public import Notation
public import Storage

/// Reports clashes by the names that people know the objects by.
public struct ClashWords {
  /// Where names are looked up: the working design, then theirs, then what both come from.
  private let snapshots: [Snapshot]

  /// The words for the clashes of a store's open merge.
  public init(_ store: Store, _ merge: OpenMerge) throws {
    snapshots =
      try ["working", "v\(merge.theirs)"].map { try store.snapshot(at: $0) }
      + merge.bases.map { try store.snapshot(at: "v\($0)") }
  }

  /// One line a clash, in aligned columns.
  public func table(_ clashes: [MergeClash]) throws -> String {
    var table = TextTable([
      ("conflict", .right), ("about", .left), ("base", .left), ("ours", .left), ("theirs", .left),
      ("resolution", .left),
    ])
    for clash in clashes {
      let values = [clash.base, clash.ours, clash.theirs].map { words($0, of: clash) }
      table.add(
        ["\(clash.id)", try place(of: clash)] + values + [clash.resolution?.rawValue ?? "open"])
    }
    return ([table.text] + (try clashes.compactMap { try reasons(of: $0) })).joined(separator: "\n")
  }

  /// The clash as an object.
  public func record(_ clash: MergeClash) throws -> JSON {
    ClashRecord(
      screen: try screenName(of: clash), clash: clash,
      name: try name(clash.place.kind, clash.place.object, in: clash.place.screen)
    ).record
  }

  /// `login: title's text`, `login: view form as a whole`.
  private func place(of clash: MergeClash) throws -> String {
    let place = clash.place
    let name = try name(place.kind, place.object, in: place.screen)
    let object = ["view", "guide", "text"].contains(place.kind) ? name : "\(place.kind) \(name)"
    // A text has nothing but its words.
    let what =
      place.kind == "text" ? object : place.attribute.map { "\(object)'s \($0)" } ?? "\(object) as a whole"
    return try screenName(of: clash).map { "\($0): \(what)" } ?? what
  }

  /// What keeps a removal from going through; nil for other clashes.
  private func reasons(of clash: MergeClash) throws -> String? {
    guard clash.place.attribute == nil else { return nil }
    let side = clash.ours == nil ? ("ours", "theirs") : ("theirs", "ours")
    let names = try clash.because.map {
      "\($0.kind) \(try name($0.kind, $0.object, in: clash.place.screen))"
    }
    let object = try name(clash.place.kind, clash.place.object, in: clash.place.screen)
    return "\(clash.id): \(side.0) removed \(object), \(side.1) changed "
      + (names.isEmpty ? "it" : "or needs what went with it: \(enumerated(names))")
  }

  private func words(_ value: JSON?, of clash: MergeClash) -> String {
    guard let value else { return clash.place.attribute == nil ? "not there" : "not set" }
    guard clash.place.attribute != nil else { return "there" }
    if clash.place.attribute == "position" { return value.text.map { "after \($0)" } ?? "first" }
    let line = value.text.map { "'\($0)'" } ?? value.line
    return line.count > 40 ? "\(line.prefix(39))…" : line
  }

  private func screenName(of clash: MergeClash) throws -> String? {
    guard let id = clash.place.screen else { return nil }
    return snapshots.lazy.compactMap { $0.entries.first { $0.id.text == id }?.name }.first ?? id
  }

  private func name(_ kind: String, _ object: String, in screen: String?) throws -> String {
    if kind == "text", let text = LocalizedText.place(ofKey: object) {
      return "\(try name("view", text.view.text, in: screen))'s \(text.attribute.rawValue) in \(text.locale)"
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
  /// `merging draft (v3): 2 of 3 clashes are open`.
  public func sentence(_ clashes: [MergeClash]) -> String {
    let left = clashes.count { $0.resolution == nil }
    let state =
      clashes.isEmpty
      ? "no conflicts" : "\(left) of \(counted(clashes.count, "conflict")) \(left == 1 ? "is" : "are") open"
    return "merging \(name) (v\(theirs)), not committed yet: \(state)"
  }
}
