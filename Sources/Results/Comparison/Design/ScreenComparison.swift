import DesignModel

/// Two versions of one screen.
struct ScreenComparison {
  let before, after: ScreenIndex
  /// True if the screen is not in the earlier design; its one sentence then says what is in it.
  let isNew: Bool

  init(from before: Screen, to after: Screen) {
    (self.before, self.after, isNew) = (ScreenIndex(before), ScreenIndex(after), false)
  }

  /// A new screen, compared with one that has only its root.
  init(adding screen: Screen) {
    (before, after) = (ScreenIndex(Screen(id: screen.id, name: screen.name)), ScreenIndex(screen))
    isNew = true
  }

  /// The screen itself, then what is in it, kind by kind.
  func changes() -> [DesignChange] {
    let label = NamedObject(after.screen.id, after.screen.name)
    let parts = ScreenLists.compared.flatMap { $0.changes(self) }.map { change in
      var change = change
      change.screen = label
      change.sentences = isNew ? [] : change.sentences.map { "\(label.name): \($0)" }
      return change
    }
    return screenChange(label, parts).map { [$0] + parts } ?? parts
  }

  /// The lists of a kind in both versions.
  func lists<Object: ScreenObject>(of: Object.Type) -> (before: [Object], after: [Object]) {
    (before.screen.lists[keyPath: Object.list], after.screen.lists[keyPath: Object.list])
  }

  /// Nil for a screen that keeps its name.
  private func screenChange(_ label: NamedObject, _ parts: [DesignChange]) -> DesignChange? {
    let old = before.screen.name
    if !isNew, old == label.name { return nil }
    let contents = DesignChange.Contents(
      views: parts.count { $0.kind == View.kind },
      constraints: parts.count { $0.kind == LayoutConstraint.kind })
    let sentence =
      isNew ? "adds screen \(label.name)\(contents.words)" : "renames screen \(old) to \(label.name)"
    return DesignChange(
      kind: ScreenHeader.kind, screen: label, key: label.id.text, step: isNew ? .added : .changed,
      sentences: [sentence])
  }
}
