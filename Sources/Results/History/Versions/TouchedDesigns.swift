public import Comparison
public import DesignModel
public import Storage

/// Two versions of a design, of which only the screens were read whose contents differ.
public struct TouchedDesigns {
  /// The screens that differ, with all devices and profiles where they differ or layouts need them.
  public private(set) var before: Design
  /// The same of the later snapshot.
  public private(set) var after: Design
  /// The screens of both versions that can look different: pairs of one identity.
  public let pairs: [(before: Screen, after: Screen)]

  /// Which views are compared where two screens stand in place of two versions of one; nil for versions.
  public let match: ViewMatch?

  /// Two screens of a snapshot, of which the second is compared as if it were made of the first.
  public init(_ screen: Screen, against other: Screen, in snapshot: Snapshot) throws {
    var design = Design()
    (design.devices, design.profiles) = (try snapshot.devices(), try snapshot.profiles())
    (before, after) = (design, design)
    before.screens = [screen]
    after.screens = [other]
    pairs = [(screen, other)]
    match = ViewMatch(screen, other)
  }

  /// What of two snapshots differs.
  public init(_ before: Snapshot, _ after: Snapshot, forLayouts: Bool) throws {
    let earlier = Dictionary(uniqueKeysWithValues: before.entries.map { ($0.id, $0) })
    let later = Dictionary(uniqueKeysWithValues: after.entries.map { ($0.id, $0) })
    let sameDevices = try before.devicesHash() == after.devicesHash()
    let sameProfiles = try before.profilesHash() == after.profilesHash()
    var (old, new) = (Design(), Design())
    if forLayouts || !sameDevices {
      old.devices = try before.devices()
      new.devices = try sameDevices ? old.devices : after.devices()
    }
    if forLayouts || !sameProfiles {
      old.profiles = try before.profiles()
      new.profiles = try sameProfiles ? old.profiles : after.profiles()
    }
    old.screens = try before.entries.filter { later[$0.id]?.hash != $0.hash }.map {
      try before.screen(of: $0)
    }
    new.screens = try after.entries.filter { earlier[$0.id]?.hash != $0.hash }.map {
      try after.screen(of: $0)
    }
    (self.before, self.after, match) = (old, new, nil)
    // Other measures of a device can move any screen.
    pairs = try after.entries.compactMap { entry in
      guard let old = earlier[entry.id], old.hash != entry.hash || !sameDevices else { return nil }
      return (try before.screen(of: old), try after.screen(of: entry))
    }
  }

  /// The screens that were added, removed or changed.
  public var changedScreens: [Screen] {
    let kept = Set(after.screens.map(\.id))
    return after.screens + before.screens.filter { !kept.contains($0.id) }
  }
}
