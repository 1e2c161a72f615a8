/// Where each element of a merge goes: first as either side has it, then as both together want it.
struct MergePlan {
  /// The file that both were made from; nil where there is none.
  let base: KeyedTree?
  /// The two files.
  let sides: BothSides<KeyedTree>
  let keys: MergeKeys
  /// The side that has the say where neither is right or wrong.
  let leading: MergedSide
  /// What each side put an element into, if it has it; where the two are not the same it stands between markers.
  var homes: [MergeKey: BothSides<MergeKey?>] = [:]
  /// Why an element is there that one side removed.
  var causes: [MergeKey: Cause] = [:]
  /// The constraints that went with an object that one side removed.
  var dropped: [Dropped] = []
  /// The views that are between markers since a constraint ties them where they were.
  var held: [MergeKey: HeldView] = [:]
  /// The new constraints of the other side by the one that it removed for them, and that can't hold beside them.
  var instead: [MergeKey: [MergeKey]] = [:]
  /// The constraints whose new values one side of the merge can't have.
  var valuesApart: Set<MergeKey> = []
  /// The constraints whose new items one side of the merge can't have.
  var tiedApart: Set<MergeKey> = []
  /// The objects that a side changed otherwise than Xcode does by itself, with those whose constraints it changed.
  var changedObjects = BothSides<Set<MergeKey>> { _ in [] }
  /// Those elements that Xcode keeps up to date.
  private(set) var keptByXcode: Set<MergeKey> = []
  /// The elements that hold others and say nothing themselves.
  private(set) var containers: Set<MergeKey> = []
  /// The views that constraints place in what they are in.
  private(set) var placed: Set<MergeKey> = []
  /// Those that constraints place on one side of the merge only.
  private(set) var placedApart = BothSides<Set<MergeKey>> { _ in [] }
  /// The children of each element.
  private(set) var orders: [MergeKey: SiblingOrder] = [:]
  /// What each element says itself.
  private(set) var heads: [MergeKey: JoinedHead] = [:]
  /// All keys: those of ours, then those that theirs has besides.
  let all: [MergeKey]

  /// Why an element that one side removed is not gone.
  enum Cause {
    /// The other side changed it, or something in it.
    case changed
    /// The other side has something that needs it.
    case needed(by: MergeKey)
    /// It refers to something that one side removed.
    case needs(MergeKey)
    /// It goes with something that is not gone.
    case belongs(to: MergeKey)
    /// The other side ties the same anchors by a constraint that can't hold beside it.
    case rival(MergeKey)
    /// It can't hold beside a constraint that the other side changed, and goes with that one's clash.
    case instead(of: MergeKey)
    /// It can't hold beside a constraint of the other side.
    case beside(MergeKey)
    /// It refers to something that only one side of the merge has.
    case follows(MergeKey)
    /// It ties something that the other side has somewhere else.
    case apart(MergeKey)
    /// The other side has something else in that place.
    case replaced
  }

  /// A constraint of a side that went with an object that the other side removed.
  struct Dropped {
    let key: MergeKey
    let side: MergedSide
    let target: MergeKey
  }

  init(base: KeyedTree?, sides: BothSides<KeyedTree>, keys: MergeKeys) {
    (self.base, self.sides, self.keys) = (base, sides, keys)
    leading = Self.leading(sides)
    all = sides.ours.keys + sides.theirs.keys.filter { sides.ours[$0] == nil }
    noteKinds()
    noteChangedObjects()
    placeAll()
    keepWhatWasChanged()
    separateRivals()
    repeat { needed() } while settle()
    dropDangling()
    notePlaced()
    for key in all { heads[key] = joinedHead(key) }
    separateSpellings()
    keepUsedResources()
    for key in all { orders[key] = order(of: key) }
  }

  /// Notes the views that a constraint places in what they are in.
  private mutating func notePlaced() {
    for key in all where isFreelyOwned(key) {
      for side in MergedSide.allCases where homes[key]?[side] != nil {
        let owner = sides[side][key]?.parent.flatMap { sides[side][$0]?.parent }
        let isOnBoth = homes[key]?[side.other] != nil
        for (_, target) in references(of: key, in: side) where target != owner {
          if isOnBoth { placed.insert(target) } else { placedApart[side].insert(target) }
        }
      }
    }
  }

  /// The side of the newer Xcode; where it is the same, one that doesn't depend on which side is which.
  private static func leading(_ sides: BothSides<KeyedTree>) -> MergedSide {
    let roots = BothSides { sides[$0].document.root }
    let versions = BothSides { ToolsVersion(roots[$0]["toolsVersion"] ?? "") }
    if versions.ours != versions.theirs { return versions.ours < versions.theirs ? .theirs : .ours }
    return sides.ours.document.text.lexicographicallyPrecedes(sides.theirs.document.text) ? .theirs : .ours
  }

  private mutating func noteKinds() {
    for key in all {
      let places = [base?[key], sides.ours[key], sides.theirs[key]].compactMap(\.self)
      let elements = places.map(\.element)
      if WrittenByXcode.isPlace(elements[0])
        || places[0].parent.map({
          keptByXcode.contains($0) || $0 == .document && WrittenByXcode.isSection(elements[0])
        }) ?? false
      {
        keptByXcode.insert(key)
      }
      if elements.allSatisfy({ $0.isContainer && $0.objectID == nil && $0.name == elements[0].name }),
        elements.contains(where: { !$0.children.isEmpty })
      {
        containers.insert(key)
      }
    }
  }

  /// True for what Xcode keeps up to date.
  func isKeptByXcode(_ key: MergeKey) -> Bool { keptByXcode.contains(key) }

  /// True if a side removed an element that both were made with.
  func isRemoved(_ key: MergeKey, by side: MergedSide) -> Bool {
    base?[key] != nil && sides[side][key] == nil && sides[side.other][key] != nil
  }

  /// The element of a key, of a side rather than of the base.
  func element(_ key: MergeKey) -> XMLElement? { sides.ours[key]?.element ?? sides.theirs[key]?.element }

  // MARK: Where each side has it

  private mutating func placeAll() {
    for key in all where key != .document { homes[key] = home(of: key) }
  }

  private func home(of key: MergeKey) -> BothSides<MergeKey?> {
    let parents = BothSides { sides[$0][key]?.parent }
    if containers.contains(key) { return BothSides { _ in parents.ours ?? parents.theirs } }
    guard let ours = parents.ours, let theirs = parents.theirs else {
      let isNew = base?[key] == nil
      return BothSides { _ in isNew ? parents.ours ?? parents.theirs : nil }
    }
    if let side = BothSides(each: { $0 == .ours ? ours : theirs }).changed(
      since: base?[key]?.parent ?? .document)
    {
      return BothSides { _ in side == .ours ? ours : theirs }
    }
    return isFreelyOwned(key) ? BothSides { _ in leading == .ours ? ours : theirs } : parents
  }

  /// True for a constraint, which means the same whichever view has it.
  func isFreelyOwned(_ key: MergeKey) -> Bool { element(key)?.name == "constraint" }
}
