import DesignModel

extension ScreenComparison {
  func assertionChanges() -> [DesignChange] {
    let (old, new) = (before.screen.assertions, after.screen.assertions)
    let earlier = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(new.map(\.id))
    let changed = new.compactMap { assertion -> (ObjectID, AssertionChange)? in
      let text = after.text(of: assertion)
      guard let previous = earlier[assertion.id] else { return (assertion.id, .added(assertion, text: text)) }
      if previous == assertion { return nil }
      return (
        assertion.id,
        .changed(from: previous, to: assertion, before: before.text(of: previous), after: text)
      )
    }
    let removed = old.filter { !kept.contains($0.id) }.map { assertion in
      (assertion.id, AssertionChange.removed(assertion, text: before.text(of: assertion)))
    }
    return (changed + removed).map { .assertion($0, screen: label, $1) }
  }
}
