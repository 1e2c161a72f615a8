import DesignModel
import Foundation
import Notation
import TestSupport
import Testing

@Suite("export") struct ExportTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    return workspace
  }

  @Test("prints the canonical JSON that a revision is known by") func json() throws {
    let workspace = try workspace()
    let text = try workspace.run("export login --revision v1").output
    let body = try workspace.run("dump").output.split(separator: "\n").map { try JSON(parsing: String($0)) }
      .first { $0["type"]?.text == "content" && $0["kind"]?.text == "screen" }?["body"]
    #expect(text == (body?.line ?? "") + "\n")
  }

  @Test("brings an imported screen back as it was, and check-ib finds no difference") func fixpoint() throws {
    let workspace = try Workspace()
    workspace.run(["init"])
    try Data(MainStoryboard.text.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    try workspace.run("import-ib Main.storyboard")
    let before = try workspace.run("export login").output
    let exported = try workspace.run("export login --format xib --output Main.xib")
    #expect(exported.status == 0 && exported.messages.isEmpty, "\(exported.messages)")
    let check = try workspace.run("check-ib Main.xib")
    #expect(check.status == 0, "\(check.output)")
    // Another file is another screen.
    let added = try workspace.run("import-ib Main.xib --format json").records[0]["items"]?.elements?.first
    let name = try #require(added?["screen"]?.text)
    #expect(added?["new"]?.claim == true && name != "login")
    #expect(try Self.content(try workspace.run("export \(name)").output) == Self.content(before))
  }

  /// A screen's canonical JSON without what distinguishes it from other screens, what it stands in, and what its canvas
  /// recorded.
  private static func content(_ line: String) throws -> JSON {
    let screen = ["id", "name", "sources"].reduce(try JSON(parsing: line)) { $0.with($1, nil) }
    let surroundings = ViewAttribute.allCases.filter { $0.row.isOfRoot || $0.row.isRecorded }.map(\.row.word)
    let views = (screen["views"]?.elements ?? []).map { view in
      guard let attributes = view["attributes"] else { return view }
      return view.with("attributes", surroundings.reduce(attributes) { $0.with($1, nil) })
    }
    return screen.with("views", .array(views))
  }

  @Test("says what a xib does not carry") func losses() throws {
    let outcome = try workspace().run("export login --format xib")
    #expect(outcome.status == 0)
    #expect(
      outcome.messages.contains("an import would not bring back: login: removes assertion form-inset"))
    #expect(outcome.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document type="))
  }

  @Test("writes Swift that the compiler reads, whatever names and texts hold", .startsProcesses) func swift()
    throws
  {
    let workspace = try workspace()
    try workspace.batch(
      #"""
      add-screen first-screen
      add-view first-screen init --kind label --text 'a \(b) "c" */ é' --style body --weight bold
      add-view first-screen frame --kind button --text Go --insets 1,2,3,4 --label 'Start!'
      add-view first-screen my-view --kind custom --size 40x- --hugging 251,999.5
      add-view first-screen list --kind scroll
      add-view first-screen row --kind stack --spacing 2.5 --in list
      add-guide first-screen gap
      add-constraint first-screen 'gap.height == 20 @20' --id class
      add-constraint first-screen 'row.width == list.frameLayout.width'
      add-constraint first-screen 'frame.leading == root.leadingMargin' --id margin
      """#)
    try workspace.run(
      "vary first-screen --constraint class installed=false --when 'textSize >= accessibilityMedium'")
    try workspace.run("vary first-screen init text='x' --when 'keyboard = shown'")
    let outcome = try workspace.run("export login first-screen --format swift --output swift")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let file = try String(
      contentsOf: workspace.folder.appending(path: "swift/first-screen.swift"), encoding: .utf8)
    #expect(file.contains("final class FirstScreenView: UIView {"))
    #expect(file.contains("initView.text = \"a \\\\(b) \\\"c\\\" */ é\""))
    #expect(file.contains("let classConstraint") || file.contains("classConstraint = gap.heightAnchor"))
    try expectParses(workspace.folder.appending(path: "swift"))
  }

  /// The compiler's own judgement of a folder's files; skipped where there is no compiler.
  private func expectParses(_ folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
      folder.appending(path: $0).path
    }
    let outcome = try Shell().run(
      "swiftc -frontend -parse \(files.map { "'\($0)'" }.joined(separator: " "))")
    if outcome.status == 127 {
      print("skipped: there is no swiftc to parse what was written")
      return
    }
    #expect(outcome.status == 0, "\(outcome.messages)")
  }

  @Test("names a folder for several xibs") func several() throws {
    let workspace = try workspace()
    try workspace.run("copy-screen login other")
    let refused = try workspace.run("export login other --format xib")
    #expect(refused.status == 2)
    #expect(refused.messages.contains("2 screens are as many xibs; name a folder with '--output'"))
    #expect(try workspace.run("export login other --format xib -o out").status == 0)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: workspace.folder.appending(path: "out").path)
    #expect(files.sorted() == ["login.xib", "other.xib"])
    #expect(
      try workspace.run("export login -o missing/folder.json").messages.contains("no such file or directory"))
  }

  @Test("brings the corpus's screens back as they were", .takesSeconds) func corpus() throws {
    guard let folder = CorpusTests.folder else { return }
    let workspace = try Workspace()
    workspace.run(["init"])
    let names = try workspace.run("import-ib \(folder) --format ndjson").records.compactMap {
      $0["screen"]?.text
    }
    let outcome = workspace.run(["export"] + names + ["--format", "xib", "--output", "out"])
    let lost = outcome.messages.split(separator: "\n").compactMap { line in
      line.firstRange(of: "bring back: ").map { String(line[$0.upperBound...]) }
    }
    let changed = Set(lost.map { $0.prefix { $0 != ":" } })
    // Interface Builder's own word for tables, maps and the like is not in the design, and it has none for these, nor
    // for text sizes, at which the texts of standard cells lie elsewhere.
    let uncarried = ViewAttribute.allCases.filter { attribute in
      attribute.row.uses.contains { if case .notCarried = $0.interfaceBuilder { true } else { false } }
    }
    let others = Set(
      lost.filter { line in
        !line.hasSuffix("changes from custom to view") && !line.contains(" when textSize ")
          && !uncarried.contains { line.contains("'s \($0.row.word) is no longer set (it was ") }
      }.map { $0.prefix { $0 != ":" } })
    print(
      "export: \(names.count - changed.count) of \(names.count) screens of the corpus come back the same, "
        + "\(names.count - others.count) but for views of unknown classes and what a xib has no word for")
    #expect(names.count > 1000 && (names.count - others.count) * 100 >= names.count * 99)
    let check = try workspace.run("check-ib out --format ndjson").records.last
    #expect(check?["views"] == check?["matching"] && (check?["views"]?.whole ?? 0) > 5000)
  }
}
