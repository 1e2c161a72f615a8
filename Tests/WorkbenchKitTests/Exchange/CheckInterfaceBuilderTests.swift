import Foundation
import Notation
import Testing

@Suite("check-ib") struct CheckInterfaceBuilderTests {
  /// A workspace that holds the storyboard with some replacements.
  private func workspace(_ changes: [(String, String)] = []) throws -> Workspace {
    let workspace = try Workspace()
    let text = changes.reduce(MainStoryboard.text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    try write(text, "Main.storyboard", in: workspace)
    return workspace
  }
  private func write(_ text: String, _ name: String, in workspace: Workspace) throws {
    try Data(text.utf8).write(to: workspace.folder.appending(path: name))
  }

  @Test("prints an object for each view, with its line, then a summary", arguments: ["recorded", "measured"])
  func records(intrinsics: String) throws {
    let outcome = try workspace().run(
      "check-ib Main.storyboard --intrinsics \(intrinsics) --format ndjson")
    #expect(outcome.status == 0)
    let views = outcome.records.dropLast()
    #expect(views.map { $0["id"]?.text } == ["view-1", "form-1", "email-1", "bar-1"])
    #expect(views.map { $0["line"]?.whole } == [11, 14, 17, 20])
    #expect(views.allSatisfy { $0["screen"]?.text == "view-1" && $0["matches"]?.claim == true })
    #expect(views[2]["class"]?.text == "textField" && views[2]["name"]?.text == "textField1")
    #expect(views[1]["recorded"] == [20, 68, 374, 90] && views[1]["solved"] == [20, 68, 374, 90])
    let summary = try #require(outcome.records.last)
    #expect(
      summary["type"]?.text == "checkSummary" && summary["views"]?.whole == 3
        && summary["matching"]?.whole == 3)
  }

  @Test("names what differs and ends with 1") func differs() throws {
    let outcome = try workspace([("y=\"68\"", "y=\"70\"")]).run("check-ib Main.storyboard")
    #expect(outcome.status == 1)
    #expect(
      outcome.prose.contains(
        "Main.storyboard:14: login: form (stackView) recorded 20,70 374x90, solved 20,68 374x90 "))
    #expect(
      outcome.output.contains("2 of 3 views within 1 pt of the recorded frames (66.67 %), 1 screen, 1 file"))
  }

  @Test("allows a tolerance") func tolerance() throws {
    let workspace = try workspace([("y=\"68\"", "y=\"70\"")])
    #expect(try workspace.run("check-ib Main.storyboard --tolerance 2").status == 0)
    let refused = try workspace.run("check-ib Main.storyboard --tolerance=-1")
    #expect(refused.status == 2)
    #expect(refused.messages.contains("a tolerance can't be -1 points; give 0 or more"))
  }

  @Test("names what was saved as misplaced, without counting it among the compared") func misplaced() throws {
    let workspace = try workspace([
      ("id=\"form-1\" user", "misplaced=\"YES\" id=\"form-1\" user"), ("y=\"68\"", "y=\"70\""),
    ])
    let outcome = try workspace.run("check-ib Main.storyboard")
    #expect(outcome.status == 1)
    #expect(
      outcome.prose
        == """
        \(workspace.folder.path)/Main.storyboard:14: login: form (stackView) was saved as misplaced, recorded \
        20,70 374x90, solved 20,68 374x90 \
        0 of 0 views within 1 pt of the recorded frames (100 %), 1 screen, 1 file, 1 saved as misplaced
        """)
    let still = try self.workspace([("id=\"form-1\" user", "misplaced=\"YES\" id=\"form-1\" user")])
    let agreed = try still.run("check-ib Main.storyboard")
    #expect(agreed.status == 1)
    #expect(
      agreed.prose.contains("was saved as misplaced, but the constraints put it there: recorded 20,68"))
  }

  @Test("names what was saved as ambiguous, and says whether it agrees") func ambiguous() throws {
    let marked = ("id=\"bar-1\"", "ambiguous=\"YES\" id=\"bar-1\"")
    let disagreed = try workspace([marked]).run("check-ib Main.storyboard")
    #expect(disagreed.status == 1)
    #expect(
      disagreed.prose.contains(
        "view1 (view) was saved as ambiguous; our layout leaves nothing of it open "))
    let height = ("<constraint firstAttribute=\"height\" constant=\"46\" id=\"c-1\"/>", "")
    let agreed = try workspace([marked, height]).run("check-ib Main.storyboard")
    #expect(
      agreed.prose.contains("view1 (view) was saved as ambiguous; our layout leaves its height open, too "))
  }

  @Test("solves on another device and at another text size, comparing nothing") func profiles() throws {
    let label = """
      <label text="Somewhat wide" translatesAutoresizingMaskIntoConstraints="NO" id="l-1">
        <rect key="frame" x="0" y="0" width="100" height="46"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <constraints><constraint firstAttribute="width" constant="130" id="c-8"/></constraints></label>
      """
    let workspace = try workspace([
      ("y=\"68\"", "y=\"70\""),
      ("<stackView axis", label + "<stackView axis"),
    ])
    let fine = try workspace.run("check-ib Main.storyboard --device iphone-se-3")
    #expect(fine.status == 0, "\(fine.output)")
    #expect(
      fine.output
        == "solved on 1 profile that the files don't record, so no frames were compared, 1 screen, 1 file\n")
    let outcome = try workspace.run("check-ib Main.storyboard --device iphone-se-3 --text-size L,AX3")
    #expect(outcome.status == 1)
    #expect(outcome.prose.contains("login: label1 shows "))
    #expect(outcome.prose.contains("characters on iphone-se-3/portrait/AX3 "))
    #expect(!outcome.prose.contains("characters on iphone-se-3/portrait "))
    let records = try workspace.run("check-ib Main.storyboard --device iphone-se-3 --format ndjson").records
    let form = try #require(records.first { $0["name"]?.text == "form" })
    #expect(form["solved"] == [20, 40, 335, 90] && form["profile"]?.text == "iphone-se-3/portrait")
    #expect(form["line"]?.whole == 16)
    let longer = try workspace.run("check-ib Main.storyboard --device iphone-se-3 --locale x-double")
    #expect(longer.prose.contains("characters on iphone-se-3/portrait/x-double "), "\(longer.output)")
    let unknown = try workspace.run("check-ib Main.storyboard --device iphone-99")
    #expect(unknown.status == 2 && unknown.messages.contains("unknown device 'iphone-99'"))
  }

  @Test("names constraints that contradict one another, with lines") func conflicts() throws {
    let extra = """
      <constraint firstAttribute="height" constant="46" id="c-1"/>
      <constraint firstAttribute="height" constant="50" id="c-9"/>
      """
    let workspace = try workspace([
      ("<constraint firstAttribute=\"height\" constant=\"46\" id=\"c-1\"/>", extra)
    ])
    let text = try workspace.run("check-ib Main.storyboard")
    #expect(text.status == 1)
    #expect(
      text.prose.contains(
        "login: these contradict one another: c-1: view1.height == 46 (line 23) c-9: view1.height == 50 (line 24)"
      ))
    let records = try workspace.run("check-ib Main.storyboard --format ndjson").records
    let conflict = try #require(records.first { $0["type"]?.text == "conflict" })
    #expect(
      conflict["members"]?.elements?.map { $0["rule"] } == [
        "c-1: view1.height == 46", "c-9: view1.height == 50",
      ])
    #expect(conflict["line"]?.whole == 23)
  }

  @Test("lists what it doesn't understand on request") func report() throws {
    let workspace = try workspace([
      ("<view translates", "<hologram translates"), ("</constraints>\n                    </view>", ""),
      (
        "secondItem=\"safe-1\" secondAttribute=\"leading\"", "secondItem=\"gone\" secondAttribute=\"leading\""
      ),
    ])
    let broken = try workspace.run("check-ib Main.storyboard --report")
    #expect(broken.prose.contains("closes <hologram>; the file may be damaged by a merge"))
    let dangling = try self.workspace([
      ("secondItem=\"safe-1\" secondAttribute=\"leading\"", "secondItem=\"gone\" secondAttribute=\"leading\"")
    ])
    let outcome = try dangling.run("check-ib Main.storyboard --report")
    #expect(
      outcome.prose.contains(
        "Main.storyboard:32: login: constraint 'c-3' is left out: nothing has the identifier 'gone'"))
    #expect(
      try dangling.run("check-ib Main.storyboard --report --format ndjson").records.contains {
        $0["type"]?.text == "note" && $0["line"]?.whole == 32
      })
  }

  @Test("walks folders in order and refuses by name what isn't for iOS") func folders() throws {
    let workspace = try workspace()
    let mac = "<document type='com.apple.InterfaceBuilder3.Cocoa.XIB' targetRuntime='MacOSX.Cocoa'/>"
    try write(mac, "Window.xib", in: workspace)
    try write("", "Empty.xib", in: workspace)
    try write("no xib", "notes.txt", in: workspace)
    let outcome = try workspace.run("check-ib . --format ndjson")
    #expect(outcome.status == 1)
    let refusals = outcome.records.filter { $0["type"]?.text == "refusal" }
    #expect(
      refusals.map { $0["reason"]?.text } == [
        "the file is empty", "the file is for AppKit (macOS); only UIKit for iOS is read",
      ])
    #expect(refusals.map { $0["otherPlatform"]?.claim } == [false, true])
  }

  @Test("fails as it is set, and not at other platforms' files", arguments: [nil, "json", "junit"])
  func gate(format: String?) throws {
    let workspace = try workspace([("y=\"68\"", "y=\"70\"")])
    let mac = "<document type='com.apple.InterfaceBuilder3.Cocoa.XIB' targetRuntime='MacOSX.Cocoa'/>"
    try write(mac, "Window.xib", in: workspace)
    func status(_ words: String) throws -> Int32 {
      try workspace.run("check-ib \(words) \(format.map { "--format \($0)" } ?? "")").status
    }
    #expect(try status("Window.xib") == 0)
    #expect(
      try ["", "--fail-on warning", "--fail-on error", "--fail-on never"].map { try status(". \($0)") } == [
        1, 1, 0, 0,
      ])
    try write(
      MainStoryboard.text.replacingOccurrences(of: "<scenes>", with: ""), "Torn.storyboard", in: workspace)
    #expect(try ["--fail-on error", "--fail-on never"].map { try status(". \($0)") } == [1, 0])
  }

  @Test("can't check what isn't there") func missing() throws {
    let workspace = try Workspace()
    let missing = try workspace.run("check-ib Lost.xib")
    #expect(missing.status == 2 && missing.messages.contains("no such file or directory"))
    let empty = try workspace.run("check-ib .")
    #expect(empty.status == 2 && empty.messages.contains("no storyboard or xib in '.'"))
  }

  @Test("gives the same bytes in every run") func deterministic() throws {
    let workspace = try workspace()
    let runs = try (0..<3).map { _ in try workspace.run("check-ib . --format json").output }
    #expect(Set(runs).count == 1)
    #expect(try JSON(parsing: runs[0]) != .null)
  }
}
