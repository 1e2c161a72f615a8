import ConstraintSolver
import DesignModel

extension LayoutAnswer {
  /// The solver's conflicts in the screen's words: the author's constraints in their order, then the rules that views
  /// bring with them, in the views' order.
  func conflicts() -> [Conflict] {
    var result: [Conflict] = []
    for set in solution.conflicts {
      let ranked = set.map(ranked).sorted {
        ($0.rank.0, $0.rank.1, $0.rank.2) < ($1.rank.0, $1.rank.1, $1.rank.2)
      }
      var members: [Rule] = []
      for (_, rule) in ranked where !members.contains(rule) { members.append(rule) }
      let conflict = Conflict(members: members)
      if !result.contains(conflict) { result.append(conflict) }
    }
    return result
  }

  /// A member in the screen's words, and its place among others.
  func ranked(_ member: ConflictMember) -> (rank: (Int, Int, Int), rule: Rule) {
    switch member {
    case .constraint(let index):
      let source = lowering.sources[index.value]
      let rank = source.rank
      return ((rank.isBuiltIn ? 1 : 0, rank.place, index.value), source.rule(in: settled.prepared.screen))
    case .lowerBound(let variable):
      let slot = lowering.variables.firstIndex(of: variable.index)!
      let (item, what) = bound(slot)
      let screen = settled.prepared.screen
      let id = item < tree.viewCount ? screen.views[item].id : screen.guides[item - tree.viewCount].id
      return ((1, item, Int.max), .builtIn(id, what: "\(what) at least 0"))
    }
  }

  private func bound(_ slot: Int) -> (item: Int, what: String) {
    let contents = tree.itemCount * 4
    return slot < contents
      ? (slot / 4, slot % 4 == 2 ? "width" : "height")
      : ((slot - contents) / 2, (slot - contents) % 2 == 0 ? "content width" : "content height")
  }
}
