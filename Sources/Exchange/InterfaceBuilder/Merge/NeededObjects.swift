extension MergePlan {
  /// The objects that an element of a side refers to, with the attribute that does.
  func references(of key: MergeKey, in side: MergedSide) -> [(attribute: String, target: MergeKey)] {
    guard let element = sides[side][key]?.element else { return [] }
    return element.attributes.compactMap { attribute in
      guard ObjectReferences.mayRefer(attribute.name, attribute.value),
        let id = sides[side].value(attribute.name, of: element), let target = keys.object(id)
      else { return nil }
      return (attribute.name, target)
    }
  }

  /// Keeps what one side removed and something refers to that only the other has; then what else refers to it.
  mutating func needed() {
    for side in MergedSide.allCases {
      for key in sides[side].keys where key == .document || homes[key]?[side] != nil {
        for (attribute, target) in references(of: key, in: side)
        where isGone(target, on: side) && isOnly(side, attribute, of: key)
          && !canBeDropped(key, with: target, on: side)
        {
          restore(target, on: side, .needed(by: key))
          guard key != .document, sides[side.other][key] == nil, causes[key] == nil else { continue }
          homes[key]?[side.other] = nil
          causes[key] = .needs(target)
        }
      }
      restoreReferring(to: side)
    }
  }

  /// True for an object that the other side removed, and that isn't kept for any reason.
  private func isGone(_ target: MergeKey, on side: MergedSide) -> Bool {
    isRemoved(target, by: side.other) && homes[target]?[side] == nil
  }

  /// True for what goes with an object that is removed, as Xcode removes it with the object: entries of its own lists, and
  /// new constraints that do nothing but place the object in what it is in, new outlets of a constraint.
  private func canBeDropped(_ key: MergeKey, with target: MergeKey, on side: MergedSide) -> Bool {
    guard let element = element(key) else { return false }
    if isKeptByXcode(key) || WrittenByXcode.isMask(element) { return true }
    guard base?[key] == nil, sides[side.other][key] == nil else { return false }
    if element.name == "outlet" { return isFreelyOwned(target) }
    guard element.name == "constraint" else { return false }
    let ancestors = Set(sequence(first: target) { sides[side][$0]?.parent }.dropFirst())
    return references(of: key, in: side).allSatisfy { _, other in
      guard let place = sides[side][other] else { return false }
      if other == target || ancestors.contains(other) { return true }
      return place.element.name.hasSuffix("LayoutGuide") && place.parent.map(ancestors.contains) ?? false
    }
  }

  /// Drops what refers to something that is gone and goes with it, and what refers to that.
  mutating func dropDangling() {
    for side in MergedSide.allCases {
      for key in sides[side].keys where homes[key]?[side] != nil {
        for (attribute, target) in references(of: key, in: side)
        where isGone(target, on: side) && isOnly(side, attribute, of: key)
          && canBeDropped(key, with: target, on: side)
        { drop(key, of: side, with: target) }
      }
      var left: [MergeKey: MergeKey] = [:]
      repeat {
        left = Dictionary(
          uniqueKeysWithValues: dropped.filter { $0.side == side }.map { ($0.key, $0.target) })
        for key in sides[side].keys where homes[key]?[side] != nil {
          let gone = references(of: key, in: side).compactMap { left[$0.target] }.first
          if let gone { drop(key, of: side, with: gone) }
        }
      } while left.count != dropped.count(where: { $0.side == side })
    }
  }

  private mutating func drop(_ key: MergeKey, of side: MergedSide, with target: MergeKey) {
    guard homes[key]?[side] != nil else { return }
    homes[key] = BothSides { _ in nil }
    if element(key)?["id"] != nil { dropped.append(Dropped(key: key, side: side, target: target)) }
  }

  /// True where a value of an attribute is in the merge, and only because of one side.
  private func isOnly(_ side: MergedSide, _ attribute: String, of key: MergeKey) -> Bool {
    func value(_ tree: KeyedTree?) -> String? {
      tree?[key].flatMap { tree!.value(attribute, of: $0.element) }
    }
    guard sides[side.other][key] != nil else { return true }
    let own = value(sides[side])
    return value(sides[side.other]) != own && value(base) != own
  }

  /// Puts back what the other side removed with an object that is kept after all: its constraints and connections.
  private mutating func restoreReferring(to side: MergedSide) {
    for key in sides[side].keys where isRemoved(key, by: side.other) && homes[key]?[side] == nil {
      let targets = references(of: key, in: side).map(\.target)
      guard let kept = targets.first(where: { causes[$0] != nil && homes[$0]?[side] != nil }),
        targets.allSatisfy({ homes[$0]?[side] != nil }), let parent = sides[side][key]?.parent,
        isThere(parent, on: side)
      else { continue }
      restore(key, on: side, .belongs(to: kept))
    }
  }

  /// True if an element and all that it is in are on a side of the merge.
  func isThere(_ key: MergeKey, on side: MergedSide) -> Bool {
    var (place, steps) = (key, 0)
    while place != .document {
      guard let home = homes[place]?[side], steps <= XMLReader.greatestDepth * 2 else { return false }
      (place, steps) = (home, steps + 1)
    }
    return true
  }

  /// Keeps images and colors that one side removed since it has no use for them, where the other has.
  mutating func keepUsedResources() {
    for side in MergedSide.allCases {
      let removed = sides[side].keys.filter { key in
        isKeptByXcode(key) && isRemoved(key, by: side.other) && sides[side][key]?.element["name"] != nil
      }
      if removed.isEmpty { continue }
      var used: Set<String> = []
      for key in sides[side].keys where !isKeptByXcode(key) && isThere(key, on: side) {
        for attribute in sides[side][key]!.element.attributes where isWritten(attribute, of: key, by: side) {
          used.insert(attribute.value)
        }
      }
      for key in removed where used.contains(sides[side][key]!.element["name"]!) {
        homes[key] = BothSides { _ in sides[side][key]?.parent }
        for child in sides[side][key]!.children { homes[child] = BothSides { _ in key } }
      }
    }
  }

  /// True for an attribute of a side that the merge has.
  private func isWritten(_ attribute: XMLElement.Attribute, of key: MergeKey, by side: MergedSide) -> Bool {
    guard let other = sides[side.other][key]?.element, other[attribute.name] != attribute.value,
      let head = heads[key]
    else { return true }
    let group = ChangedAsOne.group(of: attribute.name, in: other.name)
    return head.sides[group] == side || head.clashes.contains(group)
  }
}
