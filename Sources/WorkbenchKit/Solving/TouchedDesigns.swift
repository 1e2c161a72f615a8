import DesignModel
import Storage

/// Two versions of a design, of which only the screens were read whose contents differ.
struct TouchedDesigns {
  /// The screens that differ, with all devices and profiles.
  let before: Design
  let after: Design
  /// The screens of both versions that can look different: pairs of one identity.
  let pairs: [(before: Screen, after: Screen)]

  init(_ before: Snapshot, _ after: Snapshot) throws {
    let earlier = Dictionary(uniqueKeysWithValues: before.entries.map { ($0.id, $0) })
    let later = Dictionary(uniqueKeysWithValues: after.entries.map { ($0.id, $0) })
    let sameDevices = try before.devicesHash() == after.devicesHash()
    self.before = Design(
      screens: try before.entries.filter { later[$0.id]?.hash != $0.hash }.map { try before.screen(of: $0) },
      devices: try before.devices(), profiles: try before.profiles())
    self.after = Design(
      screens: try after.entries.filter { earlier[$0.id]?.hash != $0.hash }.map { try after.screen(of: $0) },
      devices: try after.devices(), profiles: try after.profiles())
    // Other measures of a device can move any screen.
    pairs = try after.entries.compactMap { entry in
      guard let old = earlier[entry.id], old.hash != entry.hash || !sameDevices else { return nil }
      return (try before.screen(of: old), try after.screen(of: entry))
    }
  }

  /// The names of the screens that were added, removed or changed.
  var changedNames: [String] {
    let kept = Set(after.screens.map(\.id))
    return after.screens.map(\.name) + before.screens.filter { !kept.contains($0.id) }.map(\.name)
  }
}
