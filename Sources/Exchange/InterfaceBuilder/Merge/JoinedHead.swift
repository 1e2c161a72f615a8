/// What an element says itself after the merge.
struct JoinedHead {
  /// Whose value of an attribute holds, by group; ours where both have the same.
  var sides: [String: MergedSide] = [:]
  /// The groups that both sides changed, each in another way.
  var clashes: [String] = []
  /// True for an element that means something as a whole only.
  var isWhole = false
}

extension MergePlan {
  /// Joins what an element that both sides have says itself.
  func joinedHead(_ key: MergeKey) -> JoinedHead {
    guard let ours = sides.ours[key]?.element, let theirs = sides.theirs[key]?.element else {
      return JoinedHead()
    }
    if isSame(ours, theirs) { return JoinedHead() }
    let name = ours.name
    let words = BothSides { ElementWords(sides[$0][key]?.element, of: sides[$0]) }
    let base = ElementWords(base?[key]?.element, of: base)
    var joined = JoinedHead()
    let groups = words.ours.groups(in: name).union(words.theirs.groups(in: name))
      .union(base.groups(in: name)).sorted()
    if isWhole(key) {
      let side = words.changed(since: base) ?? weaker(ChangedAsOne.name, key)?.other
      joined.isWhole = true
      for group in groups { joined.sides[group] = side }
      if side == nil { joined.clashes = groups }
      return joined
    }
    for group in groups {
      let values = BothSides { words[$0].values(of: group, in: name) }
      if group == "firstItem", tiedApart.contains(key) {
        joined.clashes.append(group)
      } else if group == "fixedFrame", values.ours != values.theirs, isPlacedApart(key) {
        joined.clashes.append(group)
      } else if valuesApart.contains(key), values.ours != values.theirs {
        joined.clashes.append(group)
      } else if let newer = newer(group, of: key) {
        joined.sides[group] = newer
      } else if let side = values.changed(since: base.values(of: group, in: name)) {
        joined.sides[group] = side
      } else if let side = weaker(group, key) {
        joined.sides[group] = side.other
      } else if WrittenByXcode.isSameSystemColor(ours, theirs) {
        joined.sides[group] = leading
      } else {
        joined.clashes.append(group)
      }
    }
    return joined
  }

  /// True for a view that only one side of the merge places by constraints, where the file of that has no frame for it.
  private func isPlacedApart(_ key: MergeKey) -> Bool {
    !placed.contains(key)
      && MergedSide.allCases.contains { side in
        placedApart[side].contains(key) && sides[side][key]?.element["fixedFrame"] == nil
      }
  }

  /// True for an element that means something as a whole only: one that is of another kind in one of the files, as no color
  /// and a color, or a font that is a text style in one of them.
  private func isWhole(_ key: MergeKey) -> Bool {
    let elements = [base?[key], sides.ours[key], sides.theirs[key]].compactMap { $0?.element }
    if elements.contains(where: { $0.objectID != nil }) { return false }
    if Set(elements.map(\.name)).count > 1 { return true }
    return elements[0].name == "fontDescription" && Set(elements.map { $0["style"] == nil }).count > 1
  }

  /// True if both sides have the same bytes for what an element says itself.
  private func isSame(_ ours: XMLElement, _ theirs: XMLElement) -> Bool {
    sides.ours.aliases.isEmpty && sides.theirs.aliases.isEmpty && ours.text.isEmpty && theirs.text.isEmpty
      && sides.ours.bytes(ours.places.head) == sides.theirs.bytes(theirs.places.head)
  }

  /// The side with the newer version where an attribute is one; nil for others.
  private func newer(_ group: String, of key: MergeKey) -> MergedSide? {
    guard let ours = sides.ours[key]?.element, let theirs = sides.theirs[key]?.element else { return nil }
    let names = [
      ("document", "toolsVersion"), ("plugIn", "version"), ("deployment", "version"),
      ("capability", "minToolsVersion"),
    ]
    if group == "fixedFrame", ours[group] != theirs[group], placed.contains(key) {
      // A view with a frame of its own has no constraints.
      return ours[group] == nil ? .ours : .theirs
    }
    guard names.contains(where: { $0 == (ours.name, group) }) else { return nil }
    let (mine, other) = (ToolsVersion(ours[group] ?? ""), ToolsVersion(theirs[group] ?? ""))
    if mine != other { return mine < other ? .theirs : .ours }
    if ours.name == "document", let mine = ours["systemVersion"], let other = theirs["systemVersion"],
      mine != other
    {
      return ToolsVersion(mine) < ToolsVersion(other) ? .theirs : .ours
    }
    return nil
  }

  /// The side whose change of a group is Xcode's rather than somebody's; where both are, the one that doesn't lead.
  private func weaker(_ group: String, _ key: MergeKey) -> MergedSide? {
    let weak = BothSides { isWeak(group, of: key, by: $0) }
    switch (weak.ours, weak.theirs) {
    case (true, true): return leader(of: key).other
    case (true, false): return .ours
    case (false, true): return .theirs
    default: return nil
    }
  }

  /// True where a side's change of a group is Xcode's own.
  func isWeak(_ group: String, of key: MergeKey, by side: MergedSide) -> Bool {
    if WrittenByXcode.isMark(group) || isKeptByXcode(key) { return true }
    guard let old = base?[key]?.element, let new = sides[side][key]?.element else { return false }
    if group == "firstItem", tiesNewGuide(key, from: old, to: new, on: side) { return true }
    return WrittenByXcode.isRespelling(old, new)
  }

  /// True where a constraint ties a guide that its side added in the place of a view or of another guide, as in a file that
  /// Xcode converts to safe areas.
  private func tiesNewGuide(
    _ key: MergeKey, from old: XMLElement, to new: XMLElement, on side: MergedSide
  ) -> Bool {
    guard let base else { return false }
    let guides = references(of: key, in: side).filter { _, target in
      base[target] == nil && isAddedByXcode(target, side)
    }
    if guides.isEmpty { return false }
    return ["firstItem", "secondItem"].allSatisfy { end in
      guides.contains { $0.attribute == end }
        || base.value(end, of: old) == sides[side].value(end, of: new)
    }
  }

  /// The side that has the say where Xcode wrote something on both: the one that changed the object itself, where the
  /// other didn't, then the one of the newer Xcode.
  private func leader(of key: MergeKey) -> MergedSide {
    guard let place = element(key), WrittenByXcode.isPlace(place), let owner = sides.ours[key]?.parent,
      owner == sides.theirs[key]?.parent
    else { return leading }
    let isChanged = BothSides { changedObjects[$0].contains(owner) }
    return isChanged.ours == isChanged.theirs ? leading : isChanged.ours ? .ours : .theirs
  }
}
