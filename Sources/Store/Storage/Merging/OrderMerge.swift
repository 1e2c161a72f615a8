import DesignModel
import Notation

extension RecordMerge {
  /// Puts every kind in the order that both sides' orders make together.
  mutating func mergeOrders() {
    for kind in kinds {
      if kind == .view {
        mergeTree()
      } else {
        let order = mergedOrder(
          of: kind, result.order(of: kind), Three.each { sides[$0].order(of: kind) })
        result.reorder(kind, order)
      }
    }
  }

  /// The order of `keys`, given that of each side.
  ///
  /// What stayed keeps its place; what one side moved or added comes after its neighbour on that side, ours first.
  mutating func mergedOrder(
    of kind: ObjectKind, _ keys: [String], _ orders: Three<[String]>
  ) -> [String] {
    let wanted = Set(keys)
    let orders = orders.map { $0.filter(wanted.contains) }
    let common = wanted.intersection(orders.base).intersection(orders.ours).intersection(orders.theirs)
    let kept = orders.map { $0.filter(common.contains) }
    var placing = OrderPlacing(result: kept.settled.map { kept[$0] } ?? [])
    var origins: [String: MergeSide] = [:]
    if kept.settled == nil {
      let moved = Three(
        base: Set<String>(), ours: movedKeys(kept.base, kept.ours), theirs: movedKeys(kept.base, kept.theirs))
      let stable = kept.base.filter { !moved.ours.contains($0) && !moved.theirs.contains($0) }
      placing.result = stable
      for key in kept.base where !stable.contains(key) {
        origins[key] = origin(
          of: ObjectName(kind: kind, key: key), moved: moved, orders: kept, stable: Set(stable))
      }
    }
    for side in [MergeSide.ours, .theirs, .base] {
      let own = orders[side].filter { (origins[$0] ?? side) == side }
      placing.insert(own, like: orders[side])
    }
    return placing.result
  }

  /// The keys that have to move to make one order of the other.
  private func movedKeys(_ from: [String], _ to: [String]) -> Set<String> {
    let places = Dictionary(uniqueKeysWithValues: to.enumerated().map { ($1, $0) })
    let ascent = longestAscent(of: from.map { places[$0]! })
    return Set(from).subtracting(ascent.map { from[$0] })
  }

  /// The side whose place a key takes that at least one of them moved.
  private mutating func origin(
    of name: ObjectName, moved: Three<Set<String>>, orders: Three<[String]>, stable: Set<String>
  ) -> MergeSide {
    guard moved.ours.contains(name.key) else { return .theirs }
    guard moved.theirs.contains(name.key) else { return .ours }
    let neighbours = orders.map { order -> JSON? in
      let before = order.prefix { $0 != name.key }.last(where: stable.contains)
      return before.map { .string($0) } ?? .null
    }
    if neighbours.ours == neighbours.theirs { return .ours }
    // Where the order means nothing to a layout, nobody has to be asked.
    guard [.view, .variation, .state].contains(name.kind) else { return .ours }
    return ledger.side(at: place(name, "position"), neighbours)
  }
}

/// An order into which keys are put beside their neighbours.
private struct OrderPlacing {
  var result: [String]
  private var inserted: Set<String> = []

  init(result: [String]) { self.result = result }

  /// Puts in the keys that are not there yet, each after the nearest before it in `order`, and there after what an
  /// earlier side put.
  mutating func insert(_ keys: [String], like order: [String]) {
    var present = Set(result)
    let wanted = Set(keys)
    let earlier = inserted
    var neighbour: String?
    for key in order {
      if wanted.contains(key), present.insert(key).inserted {
        var place = neighbour.map { result.firstIndex(of: $0)! + 1 } ?? 0
        while place < result.count, earlier.contains(result[place]) { place += 1 }
        result.insert(key, at: place)
        inserted.insert(key)
      }
      if present.contains(key) { neighbour = key }
    }
  }
}
