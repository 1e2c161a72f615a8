import DesignModel

/// A kind of a screen's objects whose changes can be put into words: one file a kind.
protocol ComparedObject: ScreenObject {
  /// What became of the objects of this kind, in the order in which it is reported.
  static func changes(_ versions: ScreenComparison) -> [DesignChange]
}

/// A kind whose order means nothing: an object comes, changes or goes.
protocol UnorderedObject: ComparedObject {
  /// `adds guide gap of root`; `screen` is the version that has it.
  func arrival(in screen: ScreenIndex) -> String
  /// `removes guide gap of root`.
  func departure(from screen: ScreenIndex) -> String
  /// What is different from `old`, a sentence each.
  func sentences(since old: Self, _ versions: ScreenComparison) -> [String]
}

extension UnorderedObject {
  static func changes(_ versions: ScreenComparison) -> [DesignChange] {
    let (old, new) = versions.lists(of: Self.self)
    if old == new { return [] }
    let earlier = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(new.map(\.key))
    let changed = new.compactMap { object -> DesignChange? in
      guard let previous = earlier[object.key] else {
        return object.change(.added, [object.arrival(in: versions.after)])
      }
      return previous == object
        ? nil : object.change(.changed, object.sentences(since: previous, versions))
    }
    let removed = old.filter { !kept.contains($0.key) }.map {
      $0.change(.removed, [$0.departure(from: versions.before)])
    }
    return changed + removed
  }
}

extension ScreenObject {
  /// A change of this object; the comparison adds the screen.
  func change(_ step: DesignChange.Step, _ sentences: [String]) -> DesignChange {
    DesignChange(kind: Self.kind, key: key, step: step, sentences: sentences)
  }
}

extension ScreenLists {
  /// Every kind of a screen's objects, with what puts its changes into words.
  static let compared: [any ComparedObject.Type] = kinds.map { kind in
    guard let compared = kind as? any ComparedObject.Type else {
      preconditionFailure("Nothing says how a \(kind.kind.rawValue) changes")
    }
    return compared
  }
}
