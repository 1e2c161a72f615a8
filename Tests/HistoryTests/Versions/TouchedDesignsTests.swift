import DesignModel
import History
import Storage
import Testing

@Suite("Designs of two versions") struct TouchedDesignsTests {
  @Test("hold the screens that differ, and pair those of one identity") func screens() throws {
    let history = try MadeUpHistory(.box(at: 100), .box(at: 120))
    try history.store.edit(EditRecord(command: "edit")) { _ = try $0.addScreen(named: "new") }
    let store = history.store
    let moved = try TouchedDesigns(store.snapshot(at: "v1"), store.snapshot(at: "v2"), forLayouts: false)
    #expect(moved.pairs.map(\.before.name) == ["demo"] && moved.changedScreens.map(\.name) == ["demo"])
    #expect(moved.before.devices == [] && moved.after.profiles == [])
    let added = try TouchedDesigns(store.snapshot(at: "v2"), store.snapshot(), forLayouts: true)
    #expect(added.pairs.isEmpty && added.changedScreens.map(\.name) == ["new"])
    #expect(added.after.profiles == MadeUpHistory.profiles && added.before.devices.count > 1)
    let removed = try TouchedDesigns(store.snapshot(), store.snapshot(at: "v2"), forLayouts: false)
    #expect(removed.changedScreens.map(\.name) == ["new"])
  }

  @Test("pair every screen where devices differ") func devices() throws {
    let history = try MadeUpHistory(.box(at: 100))
    try history.store.edit(EditRecord(command: "edit")) {
      _ = try $0.removeDevice(named: "iphone-se-3", cascade: true)
    }
    let touched = try TouchedDesigns(
      history.store.snapshot(at: "v1"), history.store.snapshot(), forLayouts: false)
    #expect(touched.pairs.map(\.after.name) == ["demo"] && touched.changedScreens.isEmpty)
    #expect(touched.before.devices.count == touched.after.devices.count + 1)
  }
}
