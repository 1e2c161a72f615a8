extension MergePlan {
  /// Makes both sides of the merge trees in which nothing is missing; false if they are already.
  mutating func settle() -> Bool {
    var hasChanged = false
    while oneForEachSlot() || keepWithin() || followReferences() || separateTorn()
      || separateContradictions()
    { hasChanged = true }
    return hasChanged
  }

  /// Leaves an element that both sides have where a side has it, if that of the other is gone there or is within the
  /// element itself.
  private mutating func keepWithin() -> Bool {
    var hasChanged = false
    for side in MergedSide.allCases {
      for key in all where !containers.contains(key) && homes[key]?[side] != nil && !isThere(key, on: side) {
        guard let own = sides[side][key]?.parent else {
          // What only the other side has goes with what it is in.
          if causes[key] == nil, let parent = homes[key]?[side] { causes[key] = .belongs(to: parent) }
          homes[key]![side] = nil
          hasChanged = true
          continue
        }
        // What Xcode adds by itself brings back nothing that it is in.
        if base?[key] == nil, isKeptByXcode(key) || isAddedByXcode(key, side) { continue }
        if homes[key]![side] != own {
          homes[key]![side] = own
          hasChanged = true
        }
        if isRemoved(own, by: side.other), homes[own]?[side] == nil {
          restore(own, on: side, .needed(by: key))
          hasChanged = true
        }
      }
    }
    return hasChanged
  }

  /// Has no side with two values of one property of an object.
  private mutating func oneForEachSlot() -> Bool {
    var hasChanged = false
    for side in MergedSide.allCases {
      var holders: [Slot: [MergeKey]] = [:]
      for key in all {
        guard let home = homes[key]?[side], let slot = element(key)?.slot else { continue }
        holders[Slot(parent: home, name: slot), default: []].append(key)
      }
      for key in all {
        guard let home = homes[key]?[side], let slot = element(key)?.slot,
          let group = holders[Slot(parent: home, name: slot)], group.count > 1,
          sides[side][key] == nil, group.contains(where: { sides[side][$0] != nil })
        else { continue }
        homes[key]![side] = nil
        causes[key] = .replaced
        for rest in group where sides[side][rest] != nil && sides[side.other][rest] == nil {
          if homes[rest]![side.other] != nil { homes[rest]![side.other] = nil }
          if causes[rest] == nil { causes[rest] = .replaced }
        }
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// Has an element that one side put in the place of an attribute, as Xcode does with texts of several lines or parts, on that side
  /// only where the other changed the attribute.
  mutating func separateSpellings() {
    for key in all {
      guard let clashes = heads[key]?.clashes, !clashes.isEmpty else { continue }
      for side in MergedSide.allCases {
        for child in sides[side][key]?.children ?? []
        where base?[child] == nil && sides[side.other][child] == nil {
          guard let slot = sides[side][child]?.element["key"],
            clashes.contains(slot) || clashes.contains(Self.plain(slot))
          else { continue }
          homes[child]?[side.other] = nil
          causes[child] = .replaced
        }
      }
    }
  }

  /// The attribute whose place a text with attributes takes, as `title` of `attributedTitle`.
  private static func plain(_ slot: String) -> String {
    let prefix = "attributed"
    guard slot.hasPrefix(prefix) else { return slot }
    let name = slot.dropFirst(prefix.count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// A property of an element.
  private struct Slot: Hashable {
    let parent: MergeKey
    let name: String
  }
}
