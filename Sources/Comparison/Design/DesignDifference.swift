public import DesignModel

/// What has to be done to a design to make another of it.
///
/// Objects are the same if their identity is: a screen's, view's, guide's, constraint's, variation's, assertion's or suppression's
/// `ObjectID`, a device's or state's name; a profile is itself. The order of screens, devices, profiles, guides, constraints,
/// assertions and suppressions means nothing to a layout, so a difference in it is none.
public struct DesignDifference: Hashable, Sendable {
  /// Screens in the later design's order (each: the screen, its views in preorder, guides, constraints, variations,
  /// states, assertions, texts, suppressions; of each kind those removed behind), then removed screens, devices, profiles.
  ///
  /// Places are those in the later design: who applies the changes first takes out what is removed or moved, then
  /// puts in what is added or moved, in this order.
  public let changes: [DesignChange]

  /// The changes that lead from one design to the other.
  public init(from before: Design, to after: Design) {
    changes =
      Self.screenChanges(before.screens, after.screens)
      + Self.deviceChanges(before.devices, after.devices)
      + Self.profileChanges(before.profiles, after.profiles)
  }

  /// The changes that lead from one screen to another of the same identity.
  public init(from before: Screen, to after: Screen) {
    precondition(before.id == after.id, "Screens are compared with themselves")
    changes = Self.screenChanges([before], [after])
  }

  /// True if nothing that matters is different.
  public var isEmpty: Bool { changes.isEmpty }
}

extension DesignDifference {
  private static func screenChanges(_ before: [Screen], _ after: [Screen]) -> [DesignChange] {
    let old = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(after.map(\.id))
    let changed = after.flatMap { screen in
      guard let earlier = old[screen.id] else { return additions(of: screen) }
      return earlier == screen ? [] : ScreenComparison(from: earlier, to: screen).changes()
    }
    return changed
      + before.filter { !kept.contains($0.id) }.map { screen in
        .screen(
          NamedObject(screen.id, screen.name),
          .removed(views: screen.views.count - 1, constraints: screen.constraints.count))
      }
  }

  /// An added screen is told as a change from one that has only its root.
  private static func additions(of screen: Screen) -> [DesignChange] {
    [.screen(NamedObject(screen.id, screen.name), .added)]
      + ScreenComparison(from: Screen(id: screen.id, name: screen.name), to: screen).changes()
  }

  private static func deviceChanges(_ before: [Device], _ after: [Device]) -> [DesignChange] {
    let old = Dictionary(before.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(after.map(\.name))
    let changed = after.flatMap { device -> [DesignChange] in
      guard let earlier = old[device.name] else { return [.device(device.name, .added(device))] }
      return DevicePart.allCases.compactMap { part in
        let (from, to) = (part.json(of: earlier), part.json(of: device))
        return from == to ? nil : .device(device.name, .part(part, from: from, to: to))
      }
    }
    return changed
      + before.filter { !kept.contains($0.name) }.map { .device($0.name, .removed($0)) }
  }

  private static func profileChanges(_ before: [Profile], _ after: [Profile]) -> [DesignChange] {
    if before == after { return [] }
    let (old, new) = (Set(before), Set(after))
    return after.filter { !old.contains($0) }.map { .profile($0, .added) }
      + before.filter { !new.contains($0) }.map { .profile($0, .removed) }
  }
}
