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
      examples: [Example("init --store new.db", "Makes the store new.db.")])
  }

  static let rehearsal = Rehearsal.none

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    let path = session.newStorePath
    let profiles = Profile.standard(for: Device.catalogue)
    try Store.create(at: path, design: Design(devices: Device.catalogue, profiles: profiles)).close()
    return Reply(
      "made \(path) with \(counted(Device.catalogue.count, "device")) and \(counted(profiles.count, "profile"))",
      record: WrittenStore(path: path, devices: Device.catalogue.count, profiles: profiles.count).record)
  }
}
