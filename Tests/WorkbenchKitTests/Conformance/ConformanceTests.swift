import Foundation
import Notation
import TestSupport
import Testing

@Suite("conformance") struct ConformanceTests {
  private static let phone = "--device iphone-16 --orientation portrait --direction ltr"

  private func story(_ lines: String) throws -> Story {
    try Story("add-screen demo\nset-view demo root background=#FFFFFF\n\(lines)\n")
  }

  /// The outcome of each criterion.
  private func outcomes(_ story: Story, _ options: String = phone) throws -> [String: String] {
    let records = try story.workspace.run("conformance demo \(options) --format ndjson").records
    return Dictionary(
      records.filter { $0["type"] == "criterion" }.map {
        ($0["criterion"]?.text ?? "", $0["outcome"]?.text ?? "")
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// Commands with a fault each, and the criterion that fails for it.
  static let faults: [(criterion: String, lines: String)] = [
    (
      "1.4.3",
      """
      add-view demo note --kind label --style body --text 'Ask us' --text-color '#AAAAAA'
      pin demo note top,leading --to safeArea --inset 16
      """
    ),
    (
      "1.4.4",
      """
      add-view demo note --kind label --style body --text 'Ask us for a name that is long'
      pin demo note top,leading,trailing --to safeArea --inset 16
      """
    ),
    (
      "1.4.10",
      """
      add-view demo note --kind label --style body --text 'Ask us'
      pin demo note top --to safeArea --inset 16
      add-constraint demo 'note.left == root.left + 300'
      """
    ),
    (
      "2.4.11",
      """
      add-view demo go --kind button --style body --text Go
      add-constraint demo 'go.leading == root.leading + 16'
      add-constraint demo 'go.top == root.bottom + 10'
      """
    ),
    (
      "2.5.5",
      """
      add-view demo go --kind button --size 30x30 --label Go
      pin demo go top,leading --to safeArea --inset 16
      """
    ),
    (
      "2.5.8",
      """
      add-view demo go --kind button --size 20x20 --label Go
      pin demo go top,leading --to safeArea --inset 16
      add-view demo stop --kind button --size 20x20 --label Stop
      add-constraint demo 'stop.top == go.top'
      add-constraint demo 'stop.leading == go.trailing'
      """
    ),
    (
      "user-preferences",
      """
      add-view demo note --kind label --font-size 15 --text 'Ask us'
      pin demo note top,leading --to safeArea --inset 16
      """
    ),
    (
      "larger-text",
      """
      add-view demo note --kind label --font-size 15 --text 'Ask us'
      pin demo note top,leading --to safeArea --inset 16
      """
    ),
  ]

  @Test("fails each criterion by its own fault", arguments: faults.indices) func failing(fault: Int) throws {
    let (criterion, lines) = Self.faults[fault]
    let story = try story(lines)
    #expect(try outcomes(story)[criterion] == "failed")
    #expect(try story.workspace.run("conformance demo \(Self.phone)").status == 1)
  }

  @Test("judges nothing that it was not asked for, can't know, or that doesn't apply") func unknown() throws {
    let story = try story(
      """
      add-view demo note --kind label --style body --text 'Ask us'
      pin demo note top,leading --to safeArea --inset 16
      """)
    let atL = try outcomes(story, "\(Self.phone) --text-size L")
    #expect(atL["1.4.4"] == "not judged" && atL["larger-text"] == "not judged" && atL["1.4.3"] == "passed")
    #expect(try outcomes(story)["2.5.8"] == "not applicable", "there is no control")
    try story.workspace.batch("set-view demo root background=")
    #expect(try outcomes(story)["1.4.3"] == "not judged", "no background is named")
    try story.workspace.batch("add-view demo late --kind label --style body")
    #expect(try outcomes(story)["1.4.4"] == "not judged", "a text comes at run time")
  }

  @Test("leaves open what is lost at the standard size, too, so that larger text doesn't take it")
  func known()
    throws
  {
    let story = try story(
      """
      add-view demo note --kind label --style body --text 'A text that is long'
      pin demo note top,leading --to safeArea --inset 16
      add-constraint demo 'note.width == 60'
      """)
    #expect(try outcomes(story)["1.4.4"] == "not judged")
    #expect(
      try story.workspace.run("conformance demo \(Self.phone)").prose.contains(
        "at the standard text size, too"))
  }

  @Test("passes no title by AX3 alone, since titles double at AX5") func titles() throws {
    let story = try story(
      """
      add-view demo title --kind label --style title1 --text 'Hi' --lines 0
      pin demo title top,leading,trailing --to safeArea --inset 16
      """)
    #expect(try outcomes(story, "\(Self.phone) --text-size L,AX3")["1.4.4"] == "not judged")
    #expect(try outcomes(story)["1.4.4"] == "passed")
  }

  @Test("fails by what is accepted, too") func accepted() throws {
    let story = try story(Self.faults[0].lines)
    try story.workspace.batch("suppress demo low-contrast note --reason 'a brand'")
    #expect(try outcomes(story)["1.4.3"] == "failed")
  }

  @Test("joins the screens of a task, of which the worst counts") func tasks() throws {
    let story = try story(Self.faults[0].lines)
    try story.workspace.batch("copy-screen demo other\nset-view other note text-color=#000000")
    let outcome = try story.workspace.run(
      "conformance \(Self.phone) --task 'Ask=demo,other' --task 'Read=other' --format ndjson")
    let contrasts = outcome.records.filter { $0["criterion"] == "1.4.3" }
    #expect(contrasts.map { $0["outcome"]?.text } == ["failed", "passed"])
    #expect(contrasts[0]["screens"]?.elements?.count == 2)
    let wrong = try story.workspace.run("conformance --task 'Ask=dema'")
    #expect(wrong.status == 2 && wrong.messages.contains("did you mean 'demo'?"))
  }

  @Test("writes a page in each form, with what it rests on", arguments: ["html", "md", "json"])
  func pages(ending: String) throws {
    let story = try story(Self.faults[0].lines)
    let outcome = try story.workspace.run("conformance demo \(Self.phone) -o page.\(ending)")
    #expect(outcome.status == 1 && outcome.output.contains("wrote page.\(ending): 1 screen: "))
    let page = try String(
      contentsOf: story.workspace.folder.appending(path: "page.\(ending)"), encoding: .utf8)
    for part in ["WCAG 2.2", "11.1.4.3", "workbench conformance demo", "not applicable", "light appearance"] {
      #expect(page.contains(part), "\(part)")
    }
    if ending == "html" {
      #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
      #expect(!page.contains("<script"))
    }
    let again = try story.workspace.run("conformance demo \(Self.phone) -o again.\(ending)")
    #expect(again.status == 1)
    let other = try story.workspace.run("conformance demo \(Self.phone) -o page.pdf")
    #expect(other.status == 2 && other.messages.contains(".html, .md or .json"))
  }

  @Test("says of a file without screens of its own that it has none") func empty() throws {
    let workspace = try Workspace()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22504" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects>
      <viewControllerPlaceholder storyboardName="Other" id="p" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    try Data(text.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    for command in ["conformance", "check"] {
      let outcome = try workspace.run("\(command) Main.storyboard")
      #expect(outcome.status == 2 && outcome.messages.contains("has no screens of its own"), "\(command)")
    }
  }

  @Test("judges files as check does") func files() throws {
    let workspace = try Workspace()
    try Data(MainStoryboard.text.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    let outcome = try workspace.run("conformance Main.storyboard --format ndjson")
    #expect(outcome.records.contains { $0["type"] == "criterion" }, "\(outcome.messages)")
    #expect(outcome.records.first?["type"] == "conformance")
  }
}

@Suite("Languages") struct LanguageAgreementTests {
  @Test("are the same by four commands") func agree() throws {
    let story = try Story(
      """
      add-screen demo
      add-view demo title --kind label --style body --text 'title'
      pin demo title top,leading,trailing --to safeArea --inset 16
      """)
    for (language, text) in [
      ("en", "Delete account"), ("ar", "حذف الحساب"), ("de", "Benutzerkonto entfernen"),
    ] {
      let folder = story.workspace.folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("\"title\" = \"\(text)\";\n".utf8).write(to: folder.appending(path: "Demo.strings"))
    }
    let imported = try story.workspace.run("import-strings en.lproj ar.lproj de.lproj")
    #expect(imported.output == "set 3 texts of 1 screen in ar, de and en\n")
    let phone = "--device iphone-se-3 --text-size L --direction ltr,rtl"
    let own = "ar, de, en and the design's own texts"
    #expect(try story.workspace.run("list-budgets demo \(phone)").output.contains("languages: \(own)\n"))
    #expect(try story.workspace.run("check demo \(phone)").output.contains("in \(own)"))
    let judged = try story.workspace.run("conformance demo \(phone)").output
    #expect(judged.contains("languages: \(own)\n"))
  }

  @Test("are asked by check, so that a translation that is cut is found") func cut() throws {
    let story = try Story(
      """
      add-screen demo
      add-view demo title --kind label --style body --text 'Delete'
      pin demo title top,leading,trailing --to safeArea --inset 16
      set-text demo title 'Benutzerkonto unwiderruflich und sofort entfernen' --locale de
      """)
    let found = try story.workspace.run("check demo --device iphone-se-1 --text-size L --format ndjson")
    let cut = try #require(found.records.first { $0["rule"] == "truncated-text" })
    #expect(cut["where"] == "in de", "\(found.output)")
    let own = try story.workspace.run(
      "check demo --device iphone-se-1 --text-size L --locale en --format ndjson")
    #expect(!own.records.contains { $0["rule"] == "truncated-text" })
  }
}
