import DesignModel
import Findings
import Testing

@Suite("The place of a finding in its file") struct FindingPlaceTests {
  private func screen() throws -> Screen {
    var screen = Screen(id: "demo", name: "demo")
    try screen.addView(named: "form", kind: .view, id: "form")
    try screen.addView(named: "title", kind: .label, in: "form", id: "title")
    var lists = screen.lists
    lists.sources = [
      ScreenSource(
        id: "root", file: "a.xib",
        places: [
          ScreenSource.Place(kind: .view, object: "form", identifier: nil, line: 12, digest: ""),
          ScreenSource.Place(kind: .view, object: "title", identifier: nil, line: nil, digest: ""),
        ])
    ]
    return Screen(id: screen.id, name: screen.name, lists: lists)
  }

  @Test("is the line of its view, or of the nearest one around it that has a line") func lines() throws {
    let screen = try screen()
    #expect(screen.origin(of: "form")?.line == 12 && screen.origin(of: "title")?.line == 12)
    #expect(try #require(screen.origin(of: .root)).line == nil)
    #expect(try #require(screen.origin(of: nil)) == (file: "a.xib", line: nil))
  }

  @Test("is none for a screen that was not imported") func none() throws {
    #expect(try MadeUp.screen().origin(of: "title") == nil)
  }
}
