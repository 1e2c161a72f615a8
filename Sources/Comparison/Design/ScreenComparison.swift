import DesignModel
import Notation

/// Two versions of one screen.
struct ScreenComparison {
  let before, after: ScreenIndex

  init(from before: Screen, to after: Screen) {
    (self.before, self.after) = (ScreenIndex(before), ScreenIndex(after))
  }

  var label: NamedObject { after.label }

  func changes() -> [DesignChange] {
    screenChanges() + viewChanges() + guideChanges() + constraintChanges() + variationChanges()
      + stateChanges() + assertionChanges() + textChanges() + suppressionChanges()
  }

  private func screenChanges() -> [DesignChange] {
    let (from, to) = (before.screen.name, after.screen.name)
    return from == to ? [] : [.screen(label, .renamed(from: from, to: to))]
  }

  private func guideChanges() -> [DesignChange] {
    let (old, new) = (before.screen.guides, after.screen.guides)
    let earlier = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(new.map(\.id))
    let changed = new.flatMap { guide in
      guideChanges(from: earlier[guide.id], to: guide).map { (NamedObject(guide.id, guide.name), $0) }
    }
    let removed = old.filter { !kept.contains($0.id) }.map { guide in
      (NamedObject(guide.id, guide.name), GuideChange.removed(owner: before.named(guide.owner)))
    }
    return (changed + removed).map { .guide($0, screen: label, $1) }
  }

  private func guideChanges(from old: LayoutGuide?, to new: LayoutGuide) -> [GuideChange] {
    guard let old else { return [.added(owner: after.named(new.owner))] }
    var changes: [GuideChange] = []
    if old.name != new.name { changes.append(.renamed(from: old.name, to: new.name)) }
    if old.owner != new.owner {
      changes.append(.owner(from: before.named(old.owner), to: after.named(new.owner)))
    }
    return changes
  }

  private func stateChanges() -> [DesignChange] {
    let (old, new) = (before.screen.states, after.screen.states)
    let moved = reordered(from: old, to: new)
    let changed = new.enumerated().compactMap { position, state -> DesignChange? in
      if !old.contains(state) { return .state(state, screen: label, .added(position: position)) }
      return moved.contains(state) ? .state(state, screen: label, .moved(position: position)) : nil
    }
    return changed + old.filter { !new.contains($0) }.map { .state($0, screen: label, .removed) }
  }
}
