import DesignModel
import Matrix
import Notation
import Testing

@Suite("A record of a view") struct ViewRecordTests {
  @Test("of a design has its path and attributes, and nothing of files") func design() throws {
    var screen = Screen(id: "demo", name: "demo")
    try screen.addView(named: "form", kind: .view)
    try screen.addView(named: "title", kind: .label, in: "form")
    let record = try #require(screen.viewRecords.last)
    #expect(record["path"] == "form/title" && record["screen"] == "demo" && record["kind"] == "label")
    #expect(record["file"] == nil && record["recorded"] == nil && record["attributes"] != nil)
  }

  @Test("of a file has its place there, and what the canvas shows") func file() {
    let view = View(id: "abc", name: "title", parent: nil, kind: .label)
    let canvas = CanvasFacts(
      className: "label", recorded: Rect(x: 1, y: 2, width: 3, height: 4), traits: [.matches, .given],
      seeds: (width: "font", height: nil), openAspects: [.x])
    let place = ViewInFile(
      file: "a.xib", line: 7, solved: Rect(x: 1, y: 2, width: 3, height: 4), canvas: canvas)
    let record = ViewRecord(view, ofScene: "root", in: place).record
    #expect(record["screen"] == "root" && record["file"] == "a.xib" && record["line"] == 7)
    #expect(record["matches"] == true && record["given"] == true && record["seeded"] == false)
    #expect(record["seededWidth"] == "font" && record["seededHeight"] == .null)
    #expect(record["path"] == nil && record["profile"] == nil)
    let placed = ViewInFile(
      file: "a.xib", line: nil, profile: "iphone-16", solved: .init(x: 0, y: 0, width: 1, height: 1))
    let solved = ViewRecord(view, ofScene: "root", in: placed).record
    #expect(solved["profile"] == "iphone-16" && solved["matches"] == nil && solved["line"] == nil)
  }
}
