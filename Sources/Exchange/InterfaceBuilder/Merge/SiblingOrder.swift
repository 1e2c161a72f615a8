/// The order in which a merge has the children of an element.
struct SiblingOrder {
  /// All that are in the element on either side, as each side wants them; the same but where both ordered them anew.
  let keys: BothSides<[MergeKey]>
  /// False where both sides ordered the same ones, so that no order is what both want.
  let isClear: Bool

  /// Children with which pairs are compared; of more only the order of one side is kept.
  private static let mostCompared = 400

  /// The order of the children of three documents; where nobody sees it, either will do for what both added.
  init(base: [MergeKey], sides: BothSides<[MergeKey]>, isSeen: Bool) {
    if sides.ours == sides.theirs {
      (keys, isClear) = (sides, true)
      return
    }
    let members = BothSides { Set(sides[$0]) }
    let common = BothSides { side in sides[side].filter { members[side.other].contains($0) } }
    let known = Set(base).intersection(common.ours)
    let old = base.filter(known.contains)
    let isOld = !isSeen || old.count == common.ours.count
    let start: [MergeKey]?
    if common.ours == common.theirs || isOld && common.theirs.filter(known.contains) == old {
      start = common.ours
    } else if isOld, common.ours.filter(known.contains) == old {
      start = common.theirs
    } else {
      start = Self.joined(old, common)
    }
    isClear = start != nil
    keys = BothSides { side in
      var order = start ?? common[side]
      order.insert(sides.ours, skipping: [])
      order.insert(sides.theirs, skipping: members.ours.subtracting(members.theirs))
      return order
    }
  }

  /// The order in which each two that a side turned round are turned round; nil where there is none, as where
  /// both added two in two orders.
  private static func joined(_ old: [MergeKey], _ common: BothSides<[MergeKey]>) -> [MergeKey]? {
    let known = Set(old)
    let all = old + common.ours.filter { !known.contains($0) }
    let count = all.count
    guard count <= mostCompared else { return nil }
    let ranks = BothSides { side in
      Dictionary(uniqueKeysWithValues: common[side].enumerated().map { ($1, $0) })
    }
    var before = [Int](repeating: 0, count: count)
    for first in all.indices {
      for second in first + 1..<count {
        let isTurned = BothSides { ranks[$0][all[first]]! > ranks[$0][all[second]]! }
        // Those of the base come first.
        if second >= old.count, isTurned.ours != isTurned.theirs { return nil }
        before[isTurned.ours || isTurned.theirs ? first : second] += 1
      }
    }
    guard Set(before).count == count else { return nil }
    return all.indices.sorted { before[$0] < before[$1] }.map { all[$0] }
  }
}

extension [MergeKey] {
  /// Puts those of a list that aren't here after the one that comes before them there, and after `skipping` that follow.
  fileprivate mutating func insert(_ list: [MergeKey], skipping: Set<MergeKey>) {
    let present = Set(self)
    var new: [MergeKey?: [MergeKey]] = [:]
    var last: MergeKey?
    for key in list {
      if present.contains(key) { last = key } else { new[last, default: []].append(key) }
    }
    if new.isEmpty { return }
    var result: [MergeKey] = []
    var waiting = new[nil] ?? []
    for key in self {
      if !waiting.isEmpty, !skipping.contains(key) {
        result += waiting
        waiting = []
      }
      result.append(key)
      waiting += new[key] ?? []
    }
    self = result + waiting
  }
}

extension MergePlan {
  /// The children of an element, in the order that the merge has them.
  func order(of key: MergeKey) -> SiblingOrder {
    let lists = BothSides { side in
      (sides[side][key]?.children ?? []).filter { homes[$0]?.ours == key || homes[$0]?.theirs == key }
    }
    let listed = Set(lists.ours).union(lists.theirs)
    return SiblingOrder(
      base: (base?[key]?.children ?? []).filter(listed.contains), sides: lists, isSeen: isOrderSeen(key))
  }

  /// True where somebody sees the order of an element's children, and both sides made it another one.
  func hasTwoOrders(_ key: MergeKey) -> Bool {
    guard let order = orders[key], !order.isClear else { return false }
    return isOrderSeen(key)
  }

  private func isOrderSeen(_ key: MergeKey) -> Bool {
    element(key).map { Self.visibleOrders.contains($0.name) } ?? false
  }

  private static let visibleOrders: Set = [
    "subviews", "items", "segments", "sections", "cells", "objectValues", "attributedString",
  ]
}
