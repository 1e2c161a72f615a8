public import DesignModel
import Notation

/// What is different between two designs, object by object, in words.
///
/// Objects are the same if their kind and key are. The order of screens, devices, profiles, guides, constraints,
/// assertions and suppressions means nothing to a layout, so a difference in it is none.
public struct DesignDifference: Hashable, Sendable {
  /// Screens in the later design's order (each: the screen, then its objects kind by kind, of each kind those removed
  /// last), then removed screens, devices, profiles.
  public let changes: [DesignChange]
  /// What changed, a sentence each, in the order of the changes.
  ///
  /// What comes or goes with its screen or parent view is counted there; profiles are counted where they are many.
  public let sentences: [String]

  /// The changes that lead from one design to the other.
  public init(from before: Design, to after: Design) {
    let objects =
      Self.screenChanges(before.screens, after.screens)
      + Device.changes(from: before.devices, to: after.devices)
    let profiles = ProfileStory(from: before.profiles, to: after.profiles)
    changes = objects + profiles.changes
    sentences = objects.flatMap(\.sentences) + profiles.sentences
  }

  /// The changes that lead from one screen to another of the same identity.
  public init(from before: Screen, to after: Screen) {
    precondition(before.id == after.id, "Screens are compared with themselves")
    self.init(from: Design(screens: [before]), to: Design(screens: [after]))
  }

  /// True if nothing that matters is different.
  public var isEmpty: Bool { changes.isEmpty }
}

extension DesignDifference {
  private static func screenChanges(_ before: [Screen], _ after: [Screen]) -> [DesignChange] {
    let old = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(after.map(\.id))
    let changed = after.flatMap { screen -> [DesignChange] in
      guard let earlier = old[screen.id] else { return ScreenComparison(adding: screen).changes() }
      return earlier == screen ? [] : ScreenComparison(from: earlier, to: screen).changes()
    }
    return changed + before.filter { !kept.contains($0.id) }.map(removal)
  }

  private static func removal(of screen: Screen) -> DesignChange {
    let contents = DesignChange.Contents(
      views: screen.views.count - 1, constraints: screen.constraints.count)
    return DesignChange(
      kind: ScreenHeader.kind, screen: NamedObject(screen.id, screen.name), key: screen.id.text,
      step: .removed, sentences: ["removes screen \(screen.name)\(contents.words)"], contents: contents)
  }
}

extension DesignChange.Contents {
  /// ` with 3 views and 1 constraint`; empty for nothing.
  var words: String {
    let parts = [(views, "view"), (constraints, "constraint")].filter { $0.0 > 0 }
    return parts.isEmpty ? "" : " with \(enumerated(parts.map { counted($0.0, $0.1) }))"
  }
}
