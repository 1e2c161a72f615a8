import DesignModel
import Notation

extension RecordSet {
  /// The keys of a view's children, in order.
  fileprivate func children(of view: String) -> [String] {
    order(of: .view).filter { self[ObjectName(kind: .view, key: $0)]?["parent"]?.text == view }
  }
}

extension RecordMerge {
  private func parent(of key: String) -> String? {
    result[ObjectName(kind: .view, key: key)]?["parent"]?.text
  }

  /// Takes views back to their parents where the two sides together moved them into each other.
  mutating func breakCycles() {
    var asked: Set<ObjectName> = []
    while let cycle = firstCycle() {
      let names = cycle.map { ObjectName(kind: .view, key: $0) }
      let mine = names.filter { isMoved($0, by: .ours) }
      let theirs = names.filter { isMoved($0, by: .theirs) }
      guard let first = theirs.first else { preconditionFailure("One side alone has no cycle of views") }
      // What was asked and didn't help is settled by ours, which has no cycle.
      let isNew = asked.insert(first).inserted
      let side =
        isNew ? ledger.side(at: place(first, "parent"), sides.map { $0[first]?["parent"] }) : .ours
      for name in !isNew ? names : side == .theirs ? mine : theirs {
        let back = sides[side][name] ?? sides[side.opposite][name] ?? sides.base[name]
        result[name] = result[name]!.with("parent", back?["parent"])
      }
    }
  }

  private func isMoved(_ name: ObjectName, by side: MergeSide) -> Bool {
    sides[side][name]?["parent"] != sides.base[name]?["parent"]
  }

  /// The views of a cycle, in the order of the result.
  private func firstCycle() -> [String]? {
    let keys = result.order(of: .view)
    var settled: Set<String> = []
    for key in keys {
      var way: [String] = []
      var next: String? = key
      while let step = next, settled.insert(step).inserted {
        way.append(step)
        next = parent(of: step)
      }
      if let end = next, let start = way.firstIndex(of: end) {
        let cycle = Set(way[start...])
        return keys.filter(cycle.contains)
      }
    }
    return nil
  }

  /// The views in preorder, siblings in the order that both sides' orders make together.
  mutating func mergeTree() {
    var children: [String: [String]] = [:]
    var root: [String] = []
    for key in result.order(of: .view) {
      if let parent = parent(of: key) { children[parent, default: []].append(key) } else { root.append(key) }
    }
    var order: [String] = []
    var open = root
    while let key = open.popLast() {
      order.append(key)
      let siblings = mergedOrder(
        of: .view, children[key] ?? [], Three.each { sides[$0].children(of: key) })
      open += siblings.reversed()
    }
    result.reorder(.view, order)
  }
}
