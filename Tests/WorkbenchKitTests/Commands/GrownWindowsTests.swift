import Foundation
import Notation
import Testing

@testable import WorkbenchKit

@Suite("Findings in windows of any size, before and after") struct GrownWindowsTests {
  /// A button that reaches out of windows narrower than its width and 16 points.
  private func story(width: Int) throws -> Story {
    let story = try Story(
      """
      add-screen demo
      add-view demo go --kind button --text Go --size 200x44
      pin demo go top,leading --to safeArea --inset 16
      add-constraint demo 'go.width == \(width)'
      add-constraint demo 'go.height == 44'
      """)
    try story.workspace.run("commit -m first")
    return story
  }

  private func widen(_ story: Story, to width: Int) throws {
    #expect(try story.workspace.run("set-constraint demo c3 constant=\(width)").status == 0)
  }

  private static let check = "check demo --every-window --text-size L,AX3"

  @Test("are worse than a revision's in windows that have them anew") func baseline() throws {
    let story = try story(width: 334)
    let same = try story.workspace.run("\(Self.check) --baseline HEAD")
    #expect(same.status == 0 && same.output.contains("compared: 1 as before"), "\(same.output)")
    try widen(story, to: 384)
    let grown = try story.workspace.run("\(Self.check) --baseline HEAD")
    #expect(grown.status == 1)
    #expect(
      grown.output.contains(
        "worse: narrower than 399.83, before narrower than 349.83 (L, AX3): error content-unreachable"),
      "\(grown.output)")
    try widen(story, to: 324)
    let shrunk = try story.workspace.run("\(Self.check) --baseline HEAD")
    #expect(shrunk.status == 0 && shrunk.output.contains("1 better"), "\(shrunk.output)")
  }

  @Test("have the polygons of what was gained and lost in a comparison of revisions") func difference() throws
  {
    let story = try story(width: 334)
    #expect(try story.workspace.run("diff --every-window").output.contains("no differences"))
    try widen(story, to: 384)
    let found = try story.workspace.run("diff --every-window --text-size L --format ndjson")
    #expect(found.status == 1)
    let record = try #require(found.records.first { $0["rule"] == "content-unreachable" })
    #expect(record["status"] == "worse" && record["whereBefore"] == "narrower than 349.83")
    let gained = try #require(record["gained"]?.elements)
    let widths = gained.flatMap { $0.elements! }.compactMap { $0.elements?.first?.double }
    #expect(abs(widths.min()! - 349.83) < 0.01 && abs(widths.max()! - 399.83) < 0.01, "\(widths)")
    #expect(record["lost"]?.elements?.isEmpty == true)
    try widen(story, to: 280)
    let fixed = try story.workspace.run("diff --every-window --text-size L")
    #expect(
      fixed.output.contains("fixed: narrower than 349.83 (L): error content-unreachable"), "\(fixed.output)")
    let refused = try story.workspace.run("diff --every-window --layout")
    #expect(refused.status == 2 && refused.messages.contains("only findings are compared"))
  }

  @Test("are accepted in the windows that had them, and in no others") func accepted() throws {
    let story = try story(width: 334)
    let written = try story.workspace.run("\(Self.check) --accept-into known.tsv")
    #expect(written.status == 0, "\(written.messages)")
    let list = try String(contentsOf: story.workspace.folder.appending(path: "known.tsv"), encoding: .utf8)
    #expect(list.contains("\tiphone-16/portrait\tL 349.83x1376,320x1376,320x320,349.83x320; AX3 "), "\(list)")
    let known = try story.workspace.run("\(Self.check) --accepted known.tsv")
    #expect(known.status == 0 && known.output.contains("accepted finding"), "\(known.output)")
    try widen(story, to: 384)
    let grown = try story.workspace.run("\(Self.check) --accepted known.tsv")
    #expect(
      grown.status == 1 && grown.output.contains("narrower than 399.83 (L, AX3): error"), "\(grown.output)")
    try widen(story, to: 324)
    #expect(try story.workspace.run("\(Self.check) --accepted known.tsv").status == 0)
  }

  @Test("are accepted apart from those of profiles and of other text sizes") func apart() throws {
    let story = try story(width: 334)
    try story.workspace.run("check demo --device iphone-se-3 --accept-into known.tsv")
    let profiles = try String(
      contentsOf: story.workspace.folder.appending(path: "known.tsv"), encoding: .utf8)
    #expect(try story.workspace.run("\(Self.check) --accepted known.tsv").status == 1)
    try story.workspace.run("check demo --every-window --text-size L --accept-into known.tsv")
    let both = try String(contentsOf: story.workspace.folder.appending(path: "known.tsv"), encoding: .utf8)
    let lines = profiles.split(separator: "\n")
    #expect(lines.allSatisfy { both.contains($0) }, "\(both)")
    let other = try story.workspace.run("\(Self.check) --accepted known.tsv")
    #expect(other.status == 1, "\(other.output)")
    try widen(story, to: 280)
    let gone = try story.workspace.run("check demo --every-window --text-size L --accepted known.tsv")
    #expect(gone.status == 0 && gone.prose.contains("is gone: content-unreachable"), "\(gone.output)")
  }

  @Test("are refused where a list spells no windows") func broken() throws {
    let story = try story(width: 334)
    let line = "\tdemo\tcontent-unreachable\tgo\terror\tgo\tiphone-16/portrait\tL 320x320,nowhere"
    try "\(line)\n".write(
      to: story.workspace.folder.appending(path: "known.tsv"), atomically: true, encoding: .utf8)
    let read = try story.workspace.run("\(Self.check) --accepted known.tsv")
    #expect(read.status == 2 && read.messages.contains("is no accepted finding"), "\(read.messages)")
  }
}
