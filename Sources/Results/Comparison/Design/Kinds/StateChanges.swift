import DesignModel

extension ScreenState: ComparedObject {
  /// The first state is the initial one, so that a move is a change.
  static func changes(_ versions: ScreenComparison) -> [DesignChange] {
    let (old, new) = versions.lists(of: ScreenState.self)
    if old == new { return [] }
    let (known, kept) = (Set(old), Set(new))
    let moved = reordered(from: old, to: new)
    let changed = new.enumerated().compactMap { position, state -> DesignChange? in
      if !known.contains(state) {
        return state.change(.added, ["adds state \(state.name)\(position == 0 ? " as the initial one" : "")"])
      }
      return moved.contains(state) ? state.change(.changed, [state.moveSentence(to: position)]) : nil
    }
    let removed = old.filter { !kept.contains($0) }.map {
      $0.change(.removed, ["removes state \($0.name)"])
    }
    return changed + removed
  }

  private func moveSentence(to position: Int) -> String {
    position == 0 ? "makes state \(name) the initial one" : "moves state \(name) to position \(position)"
  }
}
