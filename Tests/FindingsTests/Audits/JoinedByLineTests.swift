import Auditing
import DesignModel
import Testing

@testable import Findings

@Suite("What one line of code makes several times") struct JoinedByLineTests {
  /// Findings on both views of a screen from that file, which stand on these lines.
  private func joined(file: String, lines: [Int]) throws -> [FindingGroup] {
    let plain = try MadeUp.screen()
    var lists = plain.lists
    let views = try ["title", "note"].map { name in try #require(plain.views.first { $0.name == name }).id }
    lists.sources = [
      ScreenSource(
        id: "swift/Row", file: file,
        places: zip(views, lines).map { id, line in
          ScreenSource.Place(kind: .view, object: id.text, identifier: nil, line: line, digest: "")
        })
    ]
    let screen = Screen(id: plain.id, name: plain.name, lists: lists)
    return try ["title", "note"].map { name in
      FindingGroup(try MadeUp.finding("fixed-font", of: name, severity: .warning), on: screen)
    }.joinedByLine(on: screen)
  }

  @Test("is one finding, shown by the views of all") func rows() throws {
    let found = try joined(file: "Row.swift", lines: [7, 7])
    #expect(found.count == 1)
    #expect(found[0].finding.parts.count == 2)
    #expect(found[0].finding.message.hasSuffix("; so with 1 more of the same line"))
  }

  @Test(
    "is several where the lines differ, and on screens of other files",
    arguments: [("Row.swift", 8), ("Row.xib", 7)])
  func others(file: String, line: Int) throws {
    #expect(try joined(file: file, lines: [7, line]).count == 2)
  }
}
