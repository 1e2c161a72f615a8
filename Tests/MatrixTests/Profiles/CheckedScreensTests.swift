import DesignLanguage
import DesignModel
import Matrix
import Storage
import Testing

@Suite("Checked screens") struct CheckedScreensTests {
  private let profiles = [Profile(device: "iphone-16"), Profile(device: "iphone-se-3")]

  /// A screen with a field and two states, and one of a box.
  private func made() throws -> MadeUpStore {
    var form = Screen(id: "form", name: "form")
    try form.addView(named: "name", kind: .textField)
    try form.addState("empty")
    try form.addState("full")
    try form.addAssertion(try Claim(parsing: "name is reachable", in: form))
    return try MadeUpStore([form, .placedBox()], profiles)
  }

  private func counts(
    _ query: ProfileQuery, for check: CheckedScreens.Check, _ names: [String] = []
  ) throws -> [Int] {
    let made = try made()
    return try CheckedScreens(names, on: query, for: check, in: made.store.snapshot()).screens.map(
      \.profiles.count)
  }

  @Test("are checked on every stored profile in each of their states") func states() throws {
    #expect(try counts(ProfileQuery(), for: .layouts) == [4, 2])
    #expect(try counts(ProfileQuery(state: "full"), for: .layouts, ["form"]) == [2])
    #expect(try counts(ProfileQuery(devices: ["iphone-16"]), for: .layouts, ["demo"]) == [1])
  }

  @Test("are checked with the keyboard too, where people type or an assertion speaks of it")
  func keyboard() throws {
    #expect(try counts(ProfileQuery(), for: .findings) == [8, 2])
    #expect(try counts(ProfileQuery(), for: .assertions) == [8, 2])
    #expect(try counts(ProfileQuery(keyboard: .hidden), for: .findings) == [4, 2])
    #expect(try counts(ProfileQuery(profiles: [profiles[0]]), for: .findings) == [2, 1])
  }

  @Test("count their layouts, and those of screens with assertions") func layouts() throws {
    let made = try made()
    let checked = try CheckedScreens([], on: ProfileQuery(), in: made.store.snapshot())
    #expect(checked.layouts == 6 && checked.claimedLayouts == 4 && checked.isWhole)
    let few = try CheckedScreens(
      [], on: ProfileQuery(devices: ["iphone-16"]), in: made.store.snapshot())
    #expect(few.layouts == 3 && !few.isWhole)
  }

  @Test("are refused where there are none, or for a state that one doesn't declare") func refused() throws {
    let made = try made()
    #expect(
      throws: DesignError.unknown(.state, "gone", screen: "form", among: ["empty", "full"])
    ) {
      try CheckedScreens(["form"], on: ProfileQuery(state: "gone"), in: made.store.snapshot())
    }
    let empty = try MadeUpStore([])
    #expect { try CheckedScreens([], on: ProfileQuery(), in: empty.store.snapshot()) } throws: { error in
      "\(error)" == "there are no screens to solve"
    }
  }
}
