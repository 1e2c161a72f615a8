import DesignModel
import Notation

extension DesignDifference {
  /// What changed, a sentence each, in the order of the changes.
  ///
  /// What comes or goes with its screen or parent view is counted there; a constraint's parts share a sentence;
  /// profiles are counted where they are many.
  public var sentences: [String] {
    let story = DesignStory(changes)
    var sentences: [String] = []
    var index = changes.startIndex
    while index < changes.endIndex {
      if case .profile = changes[index] { break }
      let group = story.group(from: index)
      if let sentence = story.sentence(group) { sentences.append(sentence) }
      index = group.endIndex
    }
    return sentences + ProfileStory(changes[index...]).sentences
  }
}

/// Tells changes, knowing which of them are part of a greater one.
struct DesignStory {
  private let changes: [DesignChange]
  private var newScreens: Set<ObjectID> = []
  private var come = ViewFamilies()
  private var gone = ViewFamilies()

  init(_ changes: [DesignChange]) {
    self.changes = changes
    for change in changes {
      switch change {
      case .screen(let screen, .added): newScreens.insert(screen.id)
      case .view(let view, let screen, .added(_, let place)): come.insert(view.id, screen.id, place.parent.id)
      case .view(let view, let screen, .removed(_, let place)):
        gone.insert(view.id, screen.id, place.parent.id)
      default: break
      }
    }
  }

  /// The changes from `index` on that share a sentence: the parts of one constraint.
  func group(from index: Int) -> ArraySlice<DesignChange> {
    guard case .constraint(let id, let screen, .part) = changes[index] else {
      return changes[index...index]
    }
    let end = changes[index...].firstIndex { change in
      if case .constraint(id, screen, .part) = change { false } else { true }
    }
    return changes[index..<(end ?? changes.endIndex)]
  }

  /// Nil for what a greater change tells.
  func sentence(_ group: ArraySlice<DesignChange>) -> String? {
    switch group.first! {
    case .screen(let screen, let change): sentence(screen, change)
    case .device(let device, let change): change.sentence(device)
    case .profile: nil
    case .view(let view, let screen, let change):
      within(screen, sentence(view, in: screen, change))
    case .guide(let guide, let screen, let change): within(screen, change.sentence(guide.name))
    case .constraint(let id, let screen, _):
      within(screen, constraintSentence(id, group.compactMap(\.constraintEdit)))
    case .variation(let id, let screen, let change): within(screen, change.sentence(id))
    case .state(let state, let screen, let change): within(screen, change.sentence(state))
    case .assertion(let id, let screen, let change): within(screen, change.sentence(id))
    case .suppression(let id, let screen, let change): within(screen, change.sentence(id))
    case .text(let place, let screen, let from, let to): within(screen, place.sentence(from, to))
    }
  }

  private func within(_ screen: NamedObject, _ sentence: String?) -> String? {
    newScreens.contains(screen.id) ? nil : sentence.map { "\(screen.name): \($0)" }
  }

  private func sentence(_ screen: NamedObject, _ change: ScreenChange) -> String {
    switch change {
    case .added:
      "adds screen \(screen.name)"
        + contents(views: come.count(in: screen.id), constraints: addedConstraints(screen.id))
    case .removed(let views, let constraints):
      "removes screen \(screen.name)" + contents(views: views, constraints: constraints)
    case .renamed(let from, let to): "renames screen \(from) to \(to)"
    }
  }

  private func addedConstraints(_ screen: ObjectID) -> Int {
    changes.count { change in
      if case .constraint(_, let owner, .added) = change { owner.id == screen } else { false }
    }
  }

  private func contents(views: Int, constraints: Int) -> String {
    let parts = [(views, "view"), (constraints, "constraint")].filter { $0.0 > 0 }
    return parts.isEmpty ? "" : " with \(enumerated(parts.map { counted($0.0, $0.1) }))"
  }

  private func sentence(_ view: NamedObject, in screen: NamedObject, _ change: ViewChange) -> String? {
    switch change {
    case .added(let content, let place):
      come.isInner(view.id, screen.id)
        ? nil
        : "adds \(content.kind.rawValue) \(view.name) in \(place.parent.name)"
          + come.inside(view.id, screen.id)
    case .removed(let content, let place):
      gone.isInner(view.id, screen.id)
        ? nil
        : "removes \(content.kind.rawValue) \(view.name) from \(place.parent.name)"
          + gone.inside(view.id, screen.id)
    default: change.sentence(view.name)
    }
  }
}

/// Views that come or go together with the view they are in.
private struct ViewFamilies {
  private struct Member: Hashable { let view, screen: ObjectID }
  private var parents: [Member: ObjectID] = [:]
  private var descendants: [Member: Int] = [:]
  private var totals: [ObjectID: Int] = [:]

  /// Parents must be inserted before the views in them.
  mutating func insert(_ view: ObjectID, _ screen: ObjectID, _ parent: ObjectID) {
    parents[Member(view: view, screen: screen)] = parent
    totals[screen, default: 0] += 1
    var ancestor = Member(view: parent, screen: screen)
    while let next = parents[ancestor] {
      descendants[ancestor, default: 0] += 1
      ancestor = Member(view: next, screen: screen)
    }
  }

  func isInner(_ view: ObjectID, _ screen: ObjectID) -> Bool {
    parents[Member(view: view, screen: screen)].map { parents[Member(view: $0, screen: screen)] != nil }
      ?? false
  }

  func count(in screen: ObjectID) -> Int { totals[screen] ?? 0 }

  func inside(_ view: ObjectID, _ screen: ObjectID) -> String {
    descendants[Member(view: view, screen: screen)].map { ", with \(counted($0, "view")) in it" } ?? ""
  }
}
