import CommandGrammar
import DesignModel
import Notation
import Storage

/// `remove-device`.
struct RemoveDevice: DraftEdit {
  static var card: Card {
    Card(
      "remove-device", group: "profiles", "Removes a device.",
      details: "Its profiles forbid it, unless --cascade removes them too.",
      examples: [
        Example("remove-device iphone-7 --cascade", "Removes iphone-7 and every profile on it.")
      ])
  }

  @Parameter(argument: "The device to remove.", completion: .object(.device)) var device: String
  @Parameter(flag: "Also remove its profiles.") var cascade: Bool

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    let (device, profiles) = try draft.removeDevice(named: device, cascade: cascade)
    let tail =
      profiles.isEmpty
      ? ""
      : " and \(profiles.count == 1 ? "profile \(profiles[0].name)" : counted(profiles.count, "profile"))"
    return Reply("removed device \(device.name)\(tail)", record: device.record)
  }
}
