import DesignModel
import Matrix
import Storage
import Testing

@Suite("Earlier screens") struct EarlierScreensTests {
  @Test("are those of the same identities, on the profiles and under the name of then") func then() throws {
    let made = try MadeUpStore([.placedBox("first"), .placedBox("other")])
    _ = try made.store.commit(message: "one")
    try made.store.edit(EditRecord(command: "edit")) { draft in
      try draft.renameScreen(named: "first", to: "second")
      try draft.addProfile(Profile(device: "iphone-se-3"))
    }
    let now = try CheckedScreens(["second"], on: ProfileQuery(), in: made.store.snapshot())
    let earlier = try EarlierScreens(of: now, on: ProfileQuery(), in: made.store.snapshot(at: "v1"))
    #expect(earlier.question.screens.map(\.screen.name) == ["first"])
    #expect(now.layouts == 2 && earlier.question.layouts == 1)
    #expect(earlier.day != nil)
  }
}
