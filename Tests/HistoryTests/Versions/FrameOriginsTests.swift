import DesignModel
import History
import Matrix
import Storage
import Testing

@Suite("The origin of a frame") struct FrameOriginsTests {
  private func origins(
    _ history: MadeUpHistory, of view: String? = "box"
  ) throws -> [FrameOrigin] {
    let search = try FrameOriginSearch(
      of: "demo", view, on: ProfileQuery(devices: ["iphone-16"]), in: history.store.snapshot())
    return try search.origins(in: history.store, history.matrix)
  }

  @Test("is the version that moved the view last, whatever else was edited since") func moved() throws {
    let renamed = try Screen.box(at: 120).claiming("box.width >= 10")
    let history = try MadeUpHistory(.box(at: 100), .box(at: 120), renamed)
    let origin = try #require(try origins(history).first)
    #expect(origin.version == "v2" && origin.view.name == "box")
    #expect(origin.before?.frame.y == 100 && origin.place.frame.y == 120)
  }

  @Test("is the version that the view came with where nothing moved it") func added() throws {
    let history = try MadeUpHistory(Screen(id: "demo", name: "demo"), .box(at: 100))
    let found = try origins(history, of: nil)
    #expect(found.map(\.view.name) == ["root", "box"] && found.map(\.version) == ["v1", "v2"])
    #expect(found[1].before == nil)
  }

  @Test("is the working design where that moved it") func working() throws {
    let history = try MadeUpHistory(.box(at: 100))
    try history.store.edit(EditRecord(command: "edit")) { try $0.save(.box(at: 140)) }
    #expect(try origins(history).map(\.version) == ["working"])
  }
}
