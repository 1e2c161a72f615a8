import DesignModel
import Storage
import Testing

@Suite("Devices of a draft") struct DraftDevicesTests {
  let folder = TemporaryFolder()

  @Test("a device whose profiles are stored stays, unless they go with it") func removes() throws {
    let store = try Store.create(at: folder("a.db"), design: Sample.design())
    let before = try store.design()
    let device = try #require(before.profiles.first?.device)
    let users = before.profiles.filter { $0.device == device }
    #expect(throws: DesignError.inUse(.device, device, by: users.map { "profile '\($0.name)'" })) {
      try store.edit(EditRecord(command: "remove-device")) { try $0.removeDevice(named: device) }
    }
    #expect(try store.design() == before)
    let gone = try store.edit(EditRecord(command: "remove-device")) {
      try $0.removeDevice(named: device, cascade: true)
    }
    #expect(gone.device.name == device && gone.profiles == users)
    let after = try store.design()
    #expect(after.devices == before.devices.filter { $0.name != device })
    #expect(after.profiles == before.profiles.filter { $0.device != device })
    #expect(try store.verify() == [])
    _ = try store.undo()
    #expect(try store.design() == before)
  }

  @Test("an unknown device is distinguished from the known ones") func unknown() throws {
    let store = try Store.create(at: folder("a.db"), design: Sample.design())
    let names = try store.design().devices.map(\.name)
    #expect(throws: DesignError.unknown(.device, "nokia", among: names)) {
      try store.edit(EditRecord(command: "remove-device")) { try $0.removeDevice(named: "nokia") }
    }
  }
}
