import DesignModel

/// The screens of a revision as its rows give them: all of them, or those in which it differs from its first parent.
struct ScreenRows: Equatable {
  /// By screen in the order of `entries`, then what was removed.
  var rows: [Row]
  /// First parents back to the revision that lists all its screens; 0 for one that does.
  var steps: Int

  /// How one screen stands in a revision, or that it no longer does.
  struct Row: Equatable {
    let screen: ObjectID
    /// Nil for one that the revision removed.
    let standing: Standing?
  }

  /// A screen's place and content in a revision.
  struct Standing: Equatable {
    /// Orders the screens; there may be gaps.
    let position: Int
    let name: String
    let hash: String
  }

  /// After so many steps a revision lists all its screens, and reading stays short; a share of their number, so that
  /// the lists stay a small part of what revisions cost.
  private static func longestWay(among screens: Int) -> Int { max(32, screens / 4) }
}

extension ScreenRows {
  /// All screens.
  init(listing entries: [ScreenEntry]) {
    rows = entries.enumerated().map { position, entry in
      Row(screen: entry.id, standing: Standing(position: position, name: entry.name, hash: entry.hash))
    }
    steps = 0
  }

  /// What is different from the first parent's screens, or all screens where that is not less.
  init(_ entries: [ScreenEntry], after parent: ScreenRows) {
    self.init(listing: entries)
    guard parent.steps < Self.longestWay(among: entries.count),
      let changes = Self.changes(to: entries, from: parent), changes.count <= entries.count / 2
    else { return }
    (rows, steps) = (changes, parent.steps + 1)
  }

  /// The rows that differ; nil where the order changed.
  private static func changes(to entries: [ScreenEntry], from parent: ScreenRows) -> [Row]? {
    let old = Dictionary(
      parent.rows.compactMap { row in row.standing.map { (row.screen, $0) } }, uniquingKeysWith: { $1 })
    guard let positions = positions(of: entries, keeping: old) else { return nil }
    let changed = zip(entries, positions).compactMap { entry, position -> Row? in
      let standing = Standing(position: position, name: entry.name, hash: entry.hash)
      return old[entry.id] == standing ? nil : Row(screen: entry.id, standing: standing)
    }
    let kept = Set(entries.map(\.id))
    return changed
      + parent.rows.filter { !kept.contains($0.screen) }.map { Row(screen: $0.screen, standing: nil) }
  }

  /// The old positions, and further ones for what is new at the end; nil where the order changed.
  private static func positions(of entries: [ScreenEntry], keeping old: [ObjectID: Standing]) -> [Int]? {
    var (last, positions) = (-1, [Int]())
    var next = (old.values.map(\.position).max() ?? -1) + 1
    for entry in entries {
      let position = old[entry.id]?.position ?? next
      guard position > last else { return nil }
      last = position
      next = max(next, position + 1)
      positions.append(position)
    }
    return positions
  }
}
