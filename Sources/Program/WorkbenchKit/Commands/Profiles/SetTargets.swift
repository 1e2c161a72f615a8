import CommandGrammar
import DesignModel
import Notation
import Storage

/// `set-targets`.
struct SetTargets: DraftEdit {
  static var card: Card {
    Card(
      "set-targets", group: "profiles", "Names the devices that the team ships to.",
      details: """
        Answers about profiles count those of these devices first, so that a fault on the phones that matter is not lost \
        among hundreds of others. Devices that are not named are no targets any more; without any all count alike again. \
        'list-devices' marks the targets.
        """,
      examples: [
        Example("set-targets iphone-se-3 iphone-16 'ipad-*'", "Counts two phones and all iPads first."),
        Example("set-targets", "Counts all devices alike."),
      ])
  }

  @Parameter(
    argument: "The devices, groups and patterns, as in --device of solve; none if none is given.",
    completion: .object(.device)) var devices: [String] = []

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    let known = try draft.devices()
    let names = try known.names(meant: devices)
    for name in names { _ = try known.device(named: name) }
    let changed = known.map { device in
      var device = device
      device.isTarget = names.contains(device.name)
      return device
    }
    for device in changed where !known.contains(device) { try draft.saveDevice(device) }
    let profiles = try draft.profiles().count { names.contains($0.device) }
    return Reply(
      names.isEmpty
        ? "no targets"
        : "\(counted(names.count, "target device")); \(counted(profiles, "stored profile")) "
          + "\(profiles == 1 ? "is" : "are") on \(names.count == 1 ? "it" : "them")",
      list: changed.filter(\.isTarget).map(\.record))
  }
}
