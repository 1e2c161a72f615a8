extension MergePlan {
  /// True if a side changed what an element says itself, otherwise than Xcode does.
  func isChanged(_ key: MergeKey, by side: MergedSide) -> Bool {
    if isKeptByXcode(key) { return false }
    guard let base, let old = base[key]?.element, let new = sides[side][key]?.element else { return true }
    if base.aliases.isEmpty, sides[side].aliases.isEmpty, old.text.isEmpty, new.text.isEmpty,
      base.bytes(old.places.head) == sides[side].bytes(new.places.head)
    {
      return false
    }
    let words = (ElementWords(old, of: base), ElementWords(new, of: sides[side]))
    if words.0 == words.1 { return false }
    return words.0.groups(in: new.name).union(words.1.groups(in: new.name)).contains { group in
      words.0.values(of: group, in: new.name) != words.1.values(of: group, in: new.name)
        && !isWeak(group, of: key, by: side)
    }
  }

  /// True if a side put an element into another one; constraints go from view to view by themselves.
  func isMoved(_ key: MergeKey, by side: MergedSide) -> Bool {
    guard let old = base?[key], let new = sides[side][key], !isFreelyOwned(key) else { return false }
    return old.parent != new.parent
  }

  mutating func noteChangedObjects() {
    for side in MergedSide.allCases {
      for key in sides[side].keys where isChanged(key, by: side) || isMoved(key, by: side) {
        changedObjects[side].insert(key)
        guard let place = sides[side][key] else { continue }
        for (_, target) in isFreelyOwned(key) ? references(of: key, in: side) : [] {
          changedObjects[side].insert(target)
        }
        if place.element.objectID == nil { place.parent.map { _ = changedObjects[side].insert($0) } }
      }
    }
  }

  /// Keeps what one side removed and the other one changed, or put something into.
  mutating func keepWhatWasChanged() {
    for side in MergedSide.allCases {
      var touched: Set<MergeKey> = []
      func counts(_ child: MergeKey, in parent: MergeKey) -> Bool {
        if base?[child] == nil {
          let within = sides[side][child]?.children ?? []
          return containers.contains(child)
            ? within.contains { counts($0, in: child) }
            : !isKeptByXcode(child) && !isAddedByXcode(child, side)
        }
        if isRemoved(child, by: side.other) { return touched.contains(child) }
        return isMoved(child, by: side)
      }
      // What is within comes before what it is in.
      for key in sides[side].keys.reversed() where isRemoved(key, by: side.other) {
        let isOwn = !containers.contains(key) && isChanged(key, by: side) || isMoved(key, by: side)
        if isOwn || sides[side][key]!.children.contains(where: { counts($0, in: key) }) {
          touched.insert(key)
        }
      }
      for key in sides[side].keys where touched.contains(key) && !containers.contains(key) {
        restore(key, on: side, .changed)
      }
    }
  }

  /// True for what Xcode adds to an object whose file it converts.
  func isAddedByXcode(_ key: MergeKey, _ side: MergedSide) -> Bool {
    sides[side][key].map { WrittenByXcode.isAddition($0.element) } ?? false
  }

  /// Puts back on one side what the other removed, with all that was in it and what that needs.
  mutating func restore(_ key: MergeKey, on side: MergedSide, _ cause: Cause) {
    guard let place = sides[side][key], homes[key]?[side] == nil || containers.contains(key) else { return }
    if !containers.contains(key) {
      homes[key, default: BothSides { _ in nil }][side] = place.parent
      causes[key] = cause
    }
    for child in place.children where isRemoved(child, by: side.other) {
      restore(child, on: side, .belongs(to: key))
    }
    guard let parent = place.parent, isRemoved(parent, by: side.other) else { return }
    if homes[parent]?[side] == nil {
      restore(parent, on: side, .belongs(to: key))
    } else if containers.contains(parent), let owner = sides[side][parent]?.parent,
      homes[owner]?[side] == nil,
      isRemoved(owner, by: side.other)
    {
      restore(owner, on: side, .belongs(to: key))
    }
  }
}
