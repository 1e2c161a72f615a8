import DesignModel

extension ScreenComparison {
  func suppressionChanges() -> [DesignChange] {
    let (old, new) = (before.screen.suppressions, after.screen.suppressions)
    let earlier = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(new.map(\.id))
    let changed = new.compactMap { suppression -> (ObjectID, SuppressionChange)? in
      let text = after.screen.spelled(suppression)
      guard let previous = earlier[suppression.id] else {
        return (suppression.id, .added(suppression, text: text))
      }
      if previous == suppression { return nil }
      return (
        suppression.id,
        .changed(from: previous, to: suppression, before: before.screen.spelled(previous), after: text)
      )
    }
    let removed = old.filter { !kept.contains($0.id) }.map { suppression in
      (suppression.id, SuppressionChange.removed(suppression, text: before.screen.spelled(suppression)))
    }
    return (changed + removed).map { .suppression($0, screen: label, $1) }
  }
}
