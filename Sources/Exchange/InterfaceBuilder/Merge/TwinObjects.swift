/// Objects that are one though their identifiers differ: what both sides added to one place, as the safe area that Xcode
/// gives every view of a file that it converts; what a side removed and made again, as Xcode does with constraints.
///
/// In the merge they have one identifier, a new one where there is one, and of two new ones the lesser.
struct TwinObjects {
  /// The identifiers that are another one's in the merge: those of the base, of ours and of theirs.
  private(set) var aliases: Aliases

  /// Identifiers that are another one's, by file.
  struct Aliases: Equatable {
    var base: [String: String] = [:]
    var sides = BothSides<[String: String]> { _ in [:] }
  }

  private let base: Objects?
  private let sides: BothSides<Objects>

  init(base: KeyedTree?, sides: BothSides<KeyedTree>) {
    self.base = base.map(Objects.init)
    self.sides = BothSides { Objects(sides[$0]) }
    aliases = Aliases()
    aliases.base = base?.aliases ?? [:]
    aliases.sides = BothSides { sides[$0].aliases }
    let roles = Set(self.sides.ours.named.keys).union(self.sides.theirs.named.keys)
    for role in roles.sorted() { join(role) }
  }

  /// The objects of a document that can be known by more than an identifier.
  private struct Objects {
    /// Their identifiers by what there can be but one of; none where there are several.
    var named: [ObjectRole: String?] = [:]
    /// Every identifier.
    var identifiers: Set<String> = []
    /// What they are besides, by identifier.
    var words: [String: [String: String]] = [:]

    init(_ tree: KeyedTree) {
      for key in tree.keys {
        guard let element = tree[key]?.element, element.objectID != nil,
          let id = tree.value("id", of: element)
        else { continue }
        identifiers.insert(id)
        guard let role = ObjectRole(of: key, in: tree) else { continue }
        named[role] = named[role] == nil ? .some(id) : .some(nil)
        var words = ElementWords(element, of: tree).values
        words["id"] = nil
        self.words[id] = words
      }
    }

    /// The identifier of the only object in a role.
    func id(_ role: ObjectRole) -> String? { named[role] ?? nil }
  }

  private mutating func join(_ role: ObjectRole) {
    if let old = base?.named[role] {
      if let old, role.kind != .property { joinRemade(role, old) }
    } else if let ours = sides.ours.id(role), let theirs = sides.theirs.id(role), ours != theirs,
      isNew(ours, .ours), isNew(theirs, .theirs), areOne(ours, theirs, in: role)
    {
      alias([ours, theirs], to: min(ours, theirs))
    }
  }

  /// An object that a side removed and made again is the same one.
  private mutating func joinRemade(_ role: ObjectRole, _ old: String) {
    let made = MergedSide.allCases.compactMap { side -> String? in
      guard let id = sides[side].id(role), id != old, base?.identifiers.contains(id) != true,
        !sides[side].identifiers.contains(old), sides[side.other].id(role) == id || isNew(id, side)
      else { return nil }
      return id
    }
    if let kept = made.min() { alias([old] + made, to: kept) }
  }

  private func isNew(_ id: String, _ side: MergedSide) -> Bool {
    base?.identifiers.contains(id) != true && !sides[side.other].identifiers.contains(id)
  }

  /// True for two that both sides added and that can't be there both.
  private func areOne(_ ours: String, _ theirs: String, in role: ObjectRole) -> Bool {
    let words = BothSides { sides[$0].words[$0 == .ours ? ours : theirs] ?? [:] }
    // A constraint that asks for something else is another one.
    return role.kind != .constraint || words.ours == words.theirs
  }

  private mutating func alias(_ ids: [String], to kept: String) {
    aliases.base.lead(ids, to: kept, base?.identifiers ?? [])
    for side in MergedSide.allCases { aliases.sides[side].lead(ids, to: kept, sides[side].identifiers) }
  }
}

extension [String: String] {
  /// Makes identifiers, as far as a document has them, another one's, with all that are theirs already.
  fileprivate mutating func lead(_ ids: [String], to kept: String, _ present: Set<String>) {
    for id in ids where id != kept && present.contains(id) {
      for (key, value) in self where value == id { self[key] = kept }
      self[id] = kept
    }
  }
}
