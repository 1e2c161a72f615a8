import CommandGrammar
import DesignModel
import Notation
import Storage

/// `init`.
struct InitStore: Maintenance {
  static var card: Card {
    Card(
      "init", group: "store", "Makes a new store with the device catalogue and its profiles.",
      details: "The file is workbench.db in this folder, unless --store or WORKBENCH_STORE names another.",
      examples: [
        Example("init --store new.db", "Makes the store new.db."),
        Example(
          "init --store few.db --profiles targets", "Makes one with the few profiles that matter most."),
      ])
  }

  @Parameter(option: "The profiles that it starts with.", name: "profiles") var profileSet: ProfileSetChoice =
    .all

  static let rehearsal = Rehearsal.none

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    let path = session.newStorePath
    let profiles = profileSet.profiles
    let design = Design(devices: Device.catalogue, profiles: profiles)
    try Store.make(at: path, knownDesign: design)
    session.confirm()
    return Reply(
      "made \(path) with \(counted(Device.catalogue.count, "device")) and \(counted(profiles.count, "profile"))",
      record: WrittenStore(path: path, devices: Device.catalogue.count, profiles: profiles.count).record)
  }
}
