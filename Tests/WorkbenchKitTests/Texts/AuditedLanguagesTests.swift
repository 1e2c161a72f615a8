import Foundation
import Notation
import TestSupport
import Testing

@Suite("Languages as an axis of audits") struct AuditedLanguagesTests {
  private static let screen = """
    add-screen demo
    add-view demo title --kind label --style body --text 'Delete account'
    pin demo title top,leading,trailing --to safeArea --inset 16
    add-view demo icon --kind image --size 24x24
    pin demo icon bottom --to safeArea
    add-constraint demo 'icon.left == root.left + 16'
    """
  private static let phone = "--device iphone-se-1 --orientation portrait --text-size L"

  private func truncated(_ story: Story, _ options: String) throws -> JSON? {
    try story.workspace.run("audit demo \(options) --format ndjson").records
      .first { $0["rule"] == "truncated-text" }
  }

  @Test("find in a made-up language what the design's own doesn't have") func double() throws {
    let story = try Story(Self.screen)
    try story.workspace.batch("set-view demo title 'text=Delete your account and all'")
    #expect(try truncated(story, Self.phone) == nil)
    let found = try #require(
      try truncated(story, "\(Self.phone) --locale en,x-double,x-accented"))
    #expect(found["profiles"] == 1 && found["total"] == 3 && found["where"] == "in x-double")
    #expect(found["condition"]?.line == #"[[{"axis":"locale","oneOf":["x-double"]}]]"#)
  }

  @Test("find in imported translations what English doesn't have", arguments: ["strings", "xcstrings"])
  func imported(format: String) throws {
    let story = try Story(Self.screen)
    let long = "Benutzerkonto unwiderruflich entfernen"
    let (name, text) =
      format == "strings"
      ? ("de.lproj/Demo.strings", "\"Delete account\" = \"\(long)\";\n")
      : (
        "Localizable.xcstrings",
        #"{"sourceLanguage":"en","strings":{"Delete account":{"localizations":{"de":{"stringUnit":{"value":"\#(long)"}}}}}}"#
      )
    let file = story.workspace.folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    #expect(try story.workspace.run("import-strings \(name)").output == "set 1 text of 1 screen in de\n")
    #expect(try truncated(story, "\(Self.phone) --locale en") == nil)
    let german = try #require(try truncated(story, "\(Self.phone) --locale de"))
    #expect(german["required"] == .integer(long.count))
    let both = try #require(
      try truncated(story, "--all-profiles --device iphone-se-1 --text-size L --locale en,de"))
    #expect(both["where"] == "portrait in de" && both["profiles"] == 1 && both["total"] == 4)
  }

  @Test("are asked for on every stored profile unless fewer are", .statement("profiles.languages"))
  func everywhere() throws {
    let story = try Story(Self.screen)
    // Half of the stored profiles are written from left to right, as German is.
    #expect(
      try story.workspace.run("audit demo --locale de").output
        .contains("on \(standardProfiles / 2) profiles"))
  }

  @Test(
    "mirror the design in the made-up language that is written from right to left",
    .statement("profiles.languages"))
  func rightToLeft() throws {
    let story = try Story(Self.screen)
    let solved = try story.workspace.run("solve demo --device iphone-16 --locale x-rtl --format ndjson")
    #expect(solved.records.last?["profile"] == "iphone-16/portrait/rtl/x-rtl")
    let plain = try story.workspace.run("solve demo --device iphone-16 --direction rtl --format ndjson")
    #expect(solved.records.map { $0["frame"] } == plain.records.map { $0["frame"] })
    let all = try story.workspace.run(
      "solve demo --all-profiles --device iphone-16 --text-size L --locale x-rtl --format ndjson")
    #expect(
      Set(all.records.compactMap { $0["profile"]?.text }) == [
        "iphone-16/portrait/rtl/x-rtl", "iphone-16/landscape/rtl/x-rtl",
      ])
  }
}
