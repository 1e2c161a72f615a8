/// A view that one side moved, and that stays on the other where it was for a constraint that ties it there.
struct HeldView {
  /// The side on which it stays.
  let side: MergedSide
  let constraint: MergeKey
}

extension MergePlan {
  /// Has no side with a constraint that ties what is outside of the view that has the constraint; false if
  /// there is nothing of that.
  ///
  /// What the other file moved out stays on the side of the constraint's file, and the constraint is on that
  /// side only.
  mutating func separateTorn() -> Bool {
    let torn = BothSides { tornConstraints(on: $0) }
    var hasChanged = false
    for side in MergedSide.allCases {
      for (constraint, item) in torn[side] where separate(constraint, from: item, on: side) {
        hasChanged = true
      }
    }
    return hasChanged
  }

  private func tornConstraints(on side: MergedSide) -> [(constraint: MergeKey, item: MergeKey)] {
    var torn: [(constraint: MergeKey, item: MergeKey)] = []
    for key in all where isFreelyOwned(key) && isThere(key, on: side) {
      if let item = tornItem(of: key, on: side) { torn.append((constraint: key, item: item)) }
    }
    return torn
  }

  /// What a constraint ties outside of the view that has it, on a side of the merge and in no file.
  private func tornItem(of key: MergeKey, on side: MergedSide) -> MergeKey? {
    guard let list = homes[key]?[side], let owner = homes[list]?[side] else { return nil }
    return references(of: key, in: sideOfItems(of: key, on: side)).map(\.target).first { item in
      isThere(item, on: side) && !sequence(first: item) { homes[$0]?[side] }.contains(owner)
        && MergedSide.allCases.allSatisfy { isWithinOwner(item, of: key, in: $0) }
    }
  }

  /// The file whose items a constraint has on a side of the merge.
  private func sideOfItems(of key: MergeKey, on side: MergedSide) -> MergedSide {
    guard sides[side][key] != nil else { return side.other }
    guard sides[side.other][key] != nil else { return side }
    return joinedHead(key).sides["firstItem"] ?? side
  }

  /// False if a file has a constraint that ties what is outside of the view that has it, as a controller's
  /// guide.
  private func isWithinOwner(_ item: MergeKey, of key: MergeKey, in side: MergedSide) -> Bool {
    guard ties(key, item, in: side), let list = sides[side][key]?.parent,
      let owner = sides[side][list]?.parent
    else { return true }
    return sequence(first: item) { sides[side][$0]?.parent }.contains(owner)
  }

  private func ties(_ key: MergeKey, _ item: MergeKey, in side: MergedSide) -> Bool {
    references(of: key, in: side).contains { $0.target == item }
  }

  /// Leaves a constraint out of a side whose file lacks it, or else its item where the file of that side has
  /// it; false if nothing changes.
  private mutating func separate(_ constraint: MergeKey, from item: MergeKey, on side: MergedSide) -> Bool {
    guard let list = sides[side][constraint]?.parent, let owner = sides[side][list]?.parent else {
      homes[constraint]?[side] = nil
      if causes[constraint] == nil { causes[constraint] = .apart(item) }
      return true
    }
    if !ties(constraint, item, in: side) { return tiedApart.insert(constraint).inserted }
    if homes[constraint]?[side] != list {
      if isRemoved(owner, by: side.other), homes[owner]?[side] == nil {
        restore(owner, on: side, .needed(by: constraint))
      }
      homes[constraint]?[side] = list
      return true
    }
    return hold(item, in: owner, by: constraint, on: side)
  }

  /// Leaves an item, and all that it is in up to the owner of a constraint, where the file of a side has it.
  private mutating func hold(
    _ item: MergeKey, in owner: MergeKey, by constraint: MergeKey, on side: MergedSide
  ) -> Bool {
    var (place, hasChanged) = (item, false)
    while place != owner, let own = sides[side][place]?.parent {
      if let home = homes[place], home[side] != own {
        if isRemoved(place, by: side.other) {
          restore(place, on: side, .needed(by: constraint))
        } else {
          if home.ours == home.theirs { held[place] = HeldView(side: side, constraint: constraint) }
          homes[place]?[side] = own
        }
        hasChanged = true
      }
      place = own
    }
    return hasChanged
  }
}
