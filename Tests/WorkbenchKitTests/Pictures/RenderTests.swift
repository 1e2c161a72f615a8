import Foundation
import Notation
import Testing

@Suite("render") struct RenderTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    return workspace
  }

  private func files(in workspace: Workspace, _ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: workspace.folder.appending(path: folder).path)
      .sorted()
  }

  @Test("sketches to a terminal, as wide as is asked") func sketch() throws {
    let workspace = try workspace()
    let lines = try workspace.run("render login --device iphone-se-3 --columns 40").output.split(
      separator: "\n")
    #expect(lines[0] == "login on iphone-se-3/portrait")
    #expect(lines.dropFirst().allSatisfy { $0.count == 40 })
    #expect(lines.contains { $0.contains("Email address") } && lines.contains { $0.contains("title") })
  }

  @Test("takes the format from the file's ending") func endings() throws {
    let workspace = try workspace()
    #expect(try workspace.run("render login -o a.svg").output == "wrote a.svg\n")
    #expect(try workspace.run("render login -o a.txt --columns 30").output == "wrote a.txt\n")
    let svg = try String(contentsOf: workspace.folder.appending(path: "a.svg"), encoding: .utf8)
    #expect(svg == (try workspace.run("render login --format svg").output))
    let text = try String(contentsOf: workspace.folder.appending(path: "a.txt"), encoding: .utf8)
    #expect(text == (try workspace.run("render login --columns 30").output))
  }

  @Test("puts a file for each profile into a folder") func folder() throws {
    let workspace = try workspace()
    let outcome = try workspace.run(
      "render login --text-size L,AX5 --direction ltr,rtl -o out/ --format json")
    #expect(
      try files(in: workspace, "out") == [
        "login_iphone-16_portrait.svg", "login_iphone-16_portrait_AX5.svg",
        "login_iphone-16_portrait_AX5_rtl.svg", "login_iphone-16_portrait_rtl.svg",
      ])
    let records =
      try JSON(parsing: outcome.output)["items"]?.elements ?? JSON(parsing: outcome.output).elements ?? []
    #expect(records.count == 4)
  }

  @Test("numbers the frames that it gives to programs as it numbers the views") func numbers() throws {
    let workspace = try workspace()
    let records = try workspace.run("render login --format ndjson").records
    let frames = records.filter { $0["type"] == "frame" }
    #expect(frames.map { $0["n"]?.whole } == Array(1...5))
    #expect(frames.map { $0["view"]?.text } == ["root", "form", "title", "email", "password"])
    let picture = try workspace.run("render login --numbers --format svg").output
    let layer = try #require(picture.components(separatedBy: "class=\"layer numbers\"").last)
    for n in 1...5 { #expect(layer.contains(">\(n)</text>")) }
  }

  @Test("draws two revisions and what moved") func changes() throws {
    let workspace = try workspace()
    let picture = try workspace.run("render login --diff v1 --format svg").output
    #expect(picture.contains(">v1</text>") && picture.contains(">working</text>"))
    #expect(picture.contains(">v1 → working</text>") && picture.contains("moved, 0 added, 0 removed"))
    #expect(picture.components(separatedBy: "<g class=\"screen\"").count == 4)
  }

  @Test("shows only the layers that are asked for") func layers() throws {
    let workspace = try workspace()
    let bare = try workspace.run("render login --layers frames --format svg").output
    #expect(!bare.contains("Sign in<") && !bare.replacing("layer frames", with: "").contains("layer "))
    let full = try workspace.run("render login --layers constraints,intrinsic,guides --format svg").output
    for layer in ["constraints", "intrinsic", "guides"] { #expect(full.contains("class=\"layer \(layer)\"")) }
  }

  @Test("escapes whatever a design says") func escaping() throws {
    let workspace = try workspace()
    let texts = ["<script>alert(1)</script>", "]]>", "a\u{1}b\u{FFFE}c", "\"'&"]
    for (index, text) in texts.enumerated() {
      workspace.run(["add-view", "login", "odd\(index)", "--kind", "label", "--text", text, "--in", "form"])
      workspace.run(["set-view", "login", "odd\(index)", "font=O'Brien\"<>\\"])
    }
    let picture = try workspace.run("render login --format svg --layers text").output
    #expect(!picture.contains("<script") && !picture.contains("]]>"))
    let reader = PictureReader(picture)
    #expect(reader.isWellFormed)
    let shown = Set(reader.runs.map(\.text))
    #expect(shown.isSuperset(of: ["<script>alert(1)</script>", "]]>", "a\u{FFFD}b\u{FFFD}c", "\"'&"]))
  }
}
