import Foundation
import Notation
import TestSupport
import Testing

@Suite("Texts in other languages, from the command line") struct TextCommandsTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    return workspace
  }

  @Test("are set, listed, shown, undone, dumped and loaded") func stored() throws {
    let workspace = try workspace()
    let before = try workspace.run("dump").output
    try workspace.run("set-text login title Anmelden --locale de")
    #expect(
      try workspace.run("list-texts login").output.contains("login   title  text       de        Anmelden"))
    #expect(try workspace.run("show login").output.contains("text title text in de: Anmelden\n"))
    let dump = try workspace.run("dump").output
    #expect(
      dump.contains(
        #""text":{"attribute":"text","locale":"de","value":"Anmelden","view":"title"},"type":"text"}"#))
    try Data(dump.utf8).write(to: workspace.folder.appending(path: "dump.ndjson"))
    #expect(try workspace.run("load dump.ndjson --store copy.db").status == 0)
    #expect(try workspace.run("list-texts --store copy.db --format ndjson").records.count == 1)
    #expect(try workspace.run("verify-store").status == 0)
    try workspace.run("undo")
    // The journal is another, and so is what the last line says of all.
    func design(_ dump: String) -> [Substring] {
      dump.split(separator: "\n").filter { !$0.contains("\"operation\"") && !$0.contains("\"type\":\"end\"") }
    }
    #expect(design(try workspace.run("dump").output) == design(before))
  }

  @Test("are reported by diff, and move what stands below them") func diffs() throws {
    let workspace = try workspace()
    try workspace.run("commit -m clean")
    try workspace.run("set-text login title 'Melden Sie sich hier mit Ihrem Konto an' --locale de")
    let sentences = try workspace.run("diff v2 --design").output
    #expect(
      sentences.contains("title's text in de is set to 'Melden Sie sich hier mit Ihrem Konto an'"),
      "\(sentences)")
    let frames = try ["de", "de-AT", "fr"].map { locale in
      try workspace.run("solve login --device iphone-se-3 --locale \(locale) --format ndjson").records
        .first { $0["view"]?.text == "email" }?["frame"]
    }
    #expect(frames[0] == frames[1] && frames[0] != frames[2])
    let plain = try workspace.run("solve login --device iphone-se-3 --format ndjson").records
      .first { $0["view"]?.text == "email" }?["frame"]
    #expect(frames[2] == plain)
  }

  @Test("share what is remembered where they say the same") func shared() throws {
    let workspace = try workspace()
    try workspace.run("set-text login title Anmelden --locale de")
    try workspace.run("solve login --device iphone-se-3,iphone-16")
    let again = try workspace.run("solve login --device iphone-se-3,iphone-16 --locale fr,nl")
    #expect(again.messages.contains("reused") && !again.messages.contains("solved"), "\(again.messages)")
  }

  @Test("are asked for by profiles, each in its own direction", .statement("profiles.languages"))
  func profiles() throws {
    let workspace = try workspace()
    let added = try workspace.run(
      "add-profiles --device iphone-se-3 --locale de,ar,x-double --format ndjson")
    #expect(
      added.records.map { $0["profile"]?.text } == [
        "iphone-se-3/portrait/de", "iphone-se-3/portrait/rtl/ar", "iphone-se-3/portrait/x-double",
      ])
    let forced = try workspace.run(
      "add-profiles --device iphone-16 --locale ar --direction ltr --format ndjson")
    #expect(forced.records.map { $0["profile"]?.text } == ["iphone-16/portrait/ar"])
    let solved = try workspace.run("solve login --device iphone-16 --locale ar --format ndjson").records.last
    #expect(solved?["profile"]?.text == "iphone-16/portrait/rtl/ar")
    let all = try workspace.run(
      "solve login --all-profiles --device iphone-16 --text-size L --locale he --format ndjson")
    #expect(
      Set(all.records.compactMap { $0["profile"]?.text }) == [
        "iphone-16/portrait/rtl/he", "iphone-16/landscape/rtl/he",
      ])
  }

  @Test("come from files, by objects and by what they say in the design") func imports() throws {
    let workspace = try workspace()
    try Data(MainStoryboard.text.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    #expect(try workspace.run("import-ib Main.storyboard").status == 0)
    let folder = workspace.folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(
      "\"email-1.placeholder\" = \"E-Mail\";\n\"gone-1.text\" = \"x\";\n\"Sign in\" = \"Anmelden\";\n".utf8
    )
    .write(to: folder.appending(path: "Main.strings"))
    let outcome = try workspace.run("import-strings de.lproj --report")
    #expect(outcome.status == 0)
    #expect(
      outcome.prose
        == "set 2 texts of 2 screens in de \(folder.path)/Main.strings:2: no view has 'gone-1.text'")
    let texts = try workspace.run("list-texts --format ndjson").records
    #expect(texts.map { $0["value"]?.text } == ["Anmelden", "E-Mail"])
    #expect(texts.map { $0["attribute"]?.text } == ["text", "placeholder"])
    // A newer version of the file leaves its translations alone.
    try workspace.run("import-ib Main.storyboard")
    #expect(try workspace.run("list-texts --format ndjson").records.count == 2)
  }

  @Test("that can't be taken in change nothing") func hostile() throws {
    let workspace = try workspace()
    try Data("\"a\" = ".utf8).write(to: workspace.folder.appending(path: "broken.strings"))
    let broken = try workspace.run("import-strings broken.strings --locale de")
    #expect(broken.status == 2)
    #expect(broken.messages.contains("line 1: expected a text, found 'the end of the file'"))
    let folder = try workspace.run("import-strings . --locale de --report")
    #expect(folder.status == 0 && folder.prose.contains("broken.strings: line 1: expected a text"))
    #expect(try workspace.run("import-strings broken.strings").messages.contains("give '--locale'"))
    #expect(
      try workspace.run("set-text login title x --locale german").messages.contains(
        "expected a language, as in de"))
    #expect(
      try workspace.run("set-text login title x --locale x-double").messages.contains(
        "are made from the design's own"))
  }
}
