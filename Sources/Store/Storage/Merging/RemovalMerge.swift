import DesignModel
import Notation

/// Objects that one side removed together, with the one whose removal took the others along.
private struct RemovedGroup {
  let leader: ObjectName
  /// Who removed them.
  let side: MergeSide
  var members: [ObjectName] = []
}

extension RecordMerge {
  /// Leaves out what one side removed, unless the other side changed it or needs it: that is a clash about the
  /// outermost object that went, and keeping it keeps all that went with it.
  mutating func settleRemovals() {
    for group in removedGroups() {
      let because = reasons(against: group)
      guard !because.isEmpty else { continue }
      let records = sides.map { $0[group.leader] }
      let others = because.filter { $0 != group.leader }
      let side = ledger.side(
        at: place(group.leader), records,
        because: others.map { MergeClash.Reason(kind: $0.kind.rawValue, object: $0.key) })
      let kept = ledger.isVirtual ? group.side.opposite : side
      for member in group.members {
        guard let record = sides[kept][member] else { continue }
        // In a virtual base the member differs from both sides, so that it is asked for again.
        result[member] = ledger.isVirtual && record.members != nil ? record.with("open", true) : record
      }
    }
  }

  private func removedGroups() -> [RemovedGroup] {
    var groups: [RemovedGroup] = []
    for side in [MergeSide.ours, .theirs] {
      let removed = sides.base.names(of: kinds).filter {
        sides[side][$0] == nil && sides[side.opposite][$0] != nil
      }
      let leaders = leaders(of: removed)
      for name in removed {
        let leader = leaders[name]!
        if let place = groups.firstIndex(where: { $0.leader == leader && $0.side == side }) {
          groups[place].members.append(name)
        } else {
          groups.append(RemovedGroup(leader: leader, side: side, members: [name]))
        }
      }
    }
    return groups
  }

  /// For each of the removed objects the outermost one that it was in or spoke of.
  private func leaders(of removed: [ObjectName]) -> [ObjectName: ObjectName] {
    var owners: [RecordTarget: ObjectName] = [:]
    for name in removed { if let target = name.target { owners[target] = name } }
    var ways: [ObjectName: ObjectName] = [:]
    for name in removed {
      let references = name.kind.references(in: sides.base[name]!)
      ways[name] = references.lazy.compactMap { owners[$0.target] }.first { $0 != name }
    }
    return removed.reduce(into: [:]) { leaders, name in
      var leader = name
      while let owner = leaders[leader] ?? ways[leader], owner != leader { leader = owner }
      leaders[name] = leader
    }
  }

  /// The members that the other side changed, and its objects that need one of them.
  private func reasons(against group: RemovedGroup) -> [ObjectName] {
    let other = group.side.opposite
    let changed = group.members.filter { sides[other][$0] != sides.base[$0] }
    let targets = Set(group.members.compactMap(\.target))
    let needing = result.names(of: kinds).filter { name in
      name.kind.references(in: result[name]!).contains { targets.contains($0.target) }
    }
    return changed + needing
  }

  /// Takes what speaks of a missing object back to what ours or theirs had in its place, or leaves it out.
  mutating func dropDangling() {
    // What no side has is not missed: stores of old may ask for states that nobody declares.
    let known = Set(MergeSide.allCases.flatMap { sides[$0].names(of: kinds) }.compactMap(\.target))
    var isStable = false
    while !isStable {
      isStable = true
      let missing = known.subtracting(result.names(of: kinds).compactMap(\.target))
      for name in result.names(of: kinds) {
        let record = result[name]!
        let dangling = name.kind.references(in: record).filter { missing.contains($0.target) }
        guard !dangling.isEmpty else { continue }
        result[name] = repaired(name, record, dangling: dangling, missing: missing)
        isStable = false
      }
    }
  }

  private func repaired(
    _ name: ObjectName, _ record: JSON, dangling: [RecordReference], missing: Set<RecordTarget>
  ) -> JSON? {
    let affected = dangling.map { $0.path[0] }
    let members = name.kind.inseparable.contains(affected[0]) ? name.kind.inseparable : affected
    for side in [MergeSide.ours, .theirs] {
      guard let other = sides[side][name] else { continue }
      let candidate = members.reduce(record) { $0.with($1, other[$1]) }
      let isWhole = name.kind.references(in: candidate).allSatisfy { !missing.contains($0.target) }
      if isWhole, candidate != record { return candidate }
    }
    return Optional.none
  }
}
