import Foundation
import Notation
import TestSupport
import Testing

@Suite("A page of conformance") struct ConformanceFormsTests {
  private static let phone = "--device iphone-16 --orientation portrait --direction ltr"

  private func story() throws -> Story {
    try Story(
      """
      add-screen demo
      set-view demo root background=#FFFFFF
      add-view demo note --kind label --text 'Ask us' --font-size 15 --text-color '#AAAAAA'
      pin demo note top,leading --to safeArea --inset 16
      add-view demo late --kind label --style body
      pin demo late bottom,leading --to safeArea --inset 16
      copy-screen demo other
      add-view other go --kind button --style body --text Go --text-color '#0000CC'
      pin other go top,trailing --to safeArea --inset 16
      add-constraint other 'go.width == 60'
      add-constraint other 'go.height == 60'
      """)
  }

  /// What pipes get.
  private func piped(_ story: Story, _ line: String) throws -> String {
    story.workspace.run(try ShellWords.split(line), variables: ["COLUMNS": ""]).output
  }

  @Test("says each finding and each reason in every form") func agree() throws {
    let story = try story()
    let line = "conformance \(Self.phone)"
    let verdicts = try story.workspace.run("\(line) --format ndjson").records.filter {
      $0["type"] == "criterion"
    }
    let html = try story.workspace.run("\(line) --format html").output
    let markdown = try story.workspace.run("\(line) --format markdown").output
    let pipe = try piped(story, line)
    let failed = verdicts.filter { $0["outcome"] == "failed" }
    #expect(failed.contains { $0["reasons"]?.elements?.isEmpty == false }, "of those that fail, too")
    for verdict in verdicts {
      let findings = verdict["findings"]?.elements ?? []
      let said =
        findings.compactMap { $0["message"]?.text } + (verdict["reasons"]?.elements ?? []).compactMap(\.text)
      for words in said + findings.map({ "(\($0["rule"]?.text ?? ""), \($0["id"]?.text ?? ""))" }) {
        #expect(pipe.contains(words), "\(words)")
        #expect(html.contains(words.escapedAsXML), "\(words)")
        #expect(markdown.contains(words.escapedAsMarkdownText), "\(words)")
      }
    }
  }

  @Test("names in pipes what each line is about, and leaves nothing out") func lines() throws {
    let story = try story()
    let pipe = try piped(story, "conformance \(Self.phone)")
    #expect(pipe.hasPrefix("2 screens: "))
    for line in pipe.split(separator: "\n") {
      #expect(line.contains(": ") && line.first?.isWhitespace == false && !line.hasPrefix("and "), "\(line)")
      #expect(!line.contains(" more"), "\(line)")
    }
    #expect(try story.workspace.run("conformance demo \(Self.phone)").prose.contains("left out here: "))
  }

  @Test("names each doubtful finding in pipes and records, however many") func doubts() throws {
    let names = (1...6).map { "b\($0)" }
    let buttons = names.enumerated().map { place, name in
      """
      add-view demo \(name) --kind button --style body --text Go
      pin demo \(name) leading --to safeArea --inset 16
      add-constraint demo '\(name).top == safeArea.top + \(16 + 60 * place)'
      """
    }
    let story = try Story("add-screen demo\n\(buttons.joined(separator: "\n"))\n")
    let line = "conformance demo \(Self.phone) --text-size L"
    let records = try story.workspace.run("\(line) --format ndjson").records
    let target = try #require(records.first { $0["criterion"] == "2.5.5" })
    #expect(target["outcome"] == "not judged")
    let reasons = (target["reasons"]?.elements ?? []).compactMap(\.text)
    for name in names {
      #expect(reasons.contains { $0.hasPrefix("\(name) can be touched on") }, "\(name): \(reasons)")
    }
  }

  @Test("says on which profiles something isn't known, where it isn't so on all") func places() throws {
    let story = try Story(
      """
      add-screen demo
      add-view demo note --kind label --style body --text 'Ask us'
      add-constraint demo 'note.top == safeArea.top + 16'
      add-constraint demo 'note.leading == safeArea.leading + 16' --id lead
      """)
    func reasons() throws -> [String] {
      let records = try story.workspace.run("conformance demo \(Self.phone) --format ndjson").records
      let verdict = records.first { $0["criterion"] == "1.4.3" }
      return (verdict?["reasons"]?.elements ?? []).compactMap(\.text)
    }
    try story.workspace.batch("vary demo --constraint lead installed=false --when 'textSize = AX5'")
    let onOne = try reasons()
    #expect(onOne.contains { $0.hasSuffix("left open; on iphone-16/portrait/AX5") }, "\(onOne)")
    try story.workspace.batch("remove-constraint demo lead --cascade")
    let onAll = try reasons()
    #expect(onAll.contains { $0.hasSuffix("left open") }, "\(onAll)")
  }

  @Test("counts the profiles at AX5 where titles are asked there") func largest() throws {
    let story = try story()
    func profiles(_ style: String) throws -> Int? {
      try story.workspace.batch("set-view demo late text=Hi style=\(style)")
      let records = try story.workspace.run("conformance demo \(Self.phone) --format ndjson").records
      return records.first { $0["criterion"] == "1.4.4" }?["profiles"]?.whole
    }
    #expect(try profiles("body") == 1 && profiles("title1") == 2)
    let words = "2 profiles, 1 of them at AX5"
    #expect(try story.workspace.run("conformance demo \(Self.phone)").prose.contains("(asked on \(words))"))
    for (form, cell) in [("markdown", "| 2, 1 of them at AX5 |"), ("html", ">2, 1 of them at AX5<")] {
      let page = try story.workspace.run("conformance demo \(Self.phone) --format \(form)").output
      #expect(page.contains(cell), "\(form)")
    }
  }

  @Test("has the clauses of both editions of EN 301 549") func clauses() throws {
    let records = try story().workspace.run("conformance demo \(Self.phone) --format ndjson").records
    func clauses(_ criterion: String) -> [String?] {
      let record = records.first { $0["criterion"]?.text == criterion }
      return [record?["clause"]?.text, record?["clauseInV4"]?.text]
    }
    #expect(clauses("1.4.3") == ["11.1.4.3", "11.1.4.3"])
    #expect(clauses("1.4.4") == ["11.1.4.4.1", "11.1.4.4"], "V3.2.1 parts open from closed functionality")
    #expect(clauses("1.4.10") == ["11.1.4.10", "11.1.4.10"])
    #expect(clauses("1.4.11") == ["11.1.4.11", "11.1.4.11"])
    #expect(clauses("2.4.11") == [nil, "11.2.4.11"] && clauses("2.5.8") == [nil, "11.2.5.8"])
    #expect(clauses("2.5.5") == [nil, nil] && clauses("larger-text") == [nil, nil])
    #expect(clauses("user-preferences") == ["11.7", "11.7"])
  }

  @Test("lists the profiles in as many lists as it takes to have each once") func profiles() throws {
    let story = try story()
    func lists(_ options: String) throws -> [JSON] {
      let records = try story.workspace.run("conformance demo \(options) --format ndjson").records
      return records.first?["profiles"]?.elements ?? []
    }
    let all = try lists("--device iphone-se-3,iphone-16 --text-size L,AX3")
    let narrow = all.filter { $0["others"] != [] }
    #expect(
      narrow.map { $0["others"]?.elements?.compactMap(\.text) ?? [] } == [["320x667"], ["320x852"]],
      "where 1.4.10 was asked")
    #expect(narrow.allSatisfy { $0["orientations"] == ["portrait"] && $0["textSizes"] == ["large"] })
    let product = all.filter { $0["others"] == [] }
    #expect(product.count == 1)
    #expect(product[0]["devices"]?.elements?.compactMap(\.text) == ["iphone-se-3", "iphone-16"])
    #expect(
      product[0]["orientations"]?.elements?.count == 2 && product[0]["directions"]?.elements?.count == 2)
    #expect(product[0]["textSizes"]?.elements?.compactMap(\.text) == ["large", "accessibilityExtraLarge"])
    #expect(product[0]["languages"] == [.null] && product[0]["screens"] == ["demo"])
    let single = try lists(
      "--profile iphone-se-3/landscape/AX3/rtl --profile iphone-16/portrait --profile iphone-16/portrait/bold"
    )
    let others = single.map { $0["others"]?.elements?.compactMap(\.text) ?? [] }
    #expect(others.filter { !$0.contains("320x852") } == [[], [], ["bold"]] && others.count == 5)
  }

  @Test("names the figures of how devices are held where it was asked") func figures() throws {
    let story = try story()
    func unverified(_ orientation: String) throws -> [String] {
      let line = "conformance demo --device iphone-16 --orientation \(orientation) --format ndjson"
      return (try story.workspace.run(line).records.first?["unverified"]?.elements ?? []).compactMap(\.text)
    }
    #expect(try unverified("landscape") == ["iphone-16.landscapeInsets"])
    #expect(try unverified("portrait") == [])
  }

  @Test("counts verdicts, and says what its hashes are of") func facts() throws {
    let story = try story()
    try #require(try story.workspace.run("commit -m First").status == 0)
    let record = try #require(
      try story.workspace.run("conformance demo \(Self.phone) --revision v1 --format ndjson").records.first)
    let counts = record["counts"]?.members?.values.compactMap(\.whole).reduce(0, +)
    #expect(counts == 9 && record["revision"] == "v1")
    let pipe = try piped(story, "conformance demo \(Self.phone) --revision v1")
    for (name, key) in [
      ("hash of the revision", "revisionHash"), ("hash of the design", "designHash"),
      ("hash of the devices", "devicesHash"),
    ] {
      #expect(pipe.contains("\(name): \(record[key]?.text ?? "") ("), "\(name)")
    }
  }

  @Test("says which systems and which narrow windows were asked, and of which store") func surroundings()
    throws
  {
    let story = try story()
    let profiles = "--profile iphone-16/portrait/os-26 --profile iphone-16/portrait/os-27"
    let record = try #require(
      try story.workspace.run("conformance demo \(profiles) --format ndjson").records.first)
    #expect(record["systems"] == "iOS 26 to 27")
    let asked = record["asked"]?.text ?? ""
    #expect(asked.hasSuffix("; 1.4.10 on 2 profiles in windows 320 points wide"), "\(asked)")
    let pipe = try piped(story, "conformance demo \(Self.phone)")
    #expect(pipe.contains("\nstore: \(record["store"]?.text ?? "")\n"))
    #expect(try !story.workspace.run("conformance demo \(Self.phone)").output.contains("\nstore: "))
  }

  @Test("judges a task by the screens that a criterion applies to") func tasks() throws {
    let story = try story()
    let records = try story.workspace.run("conformance \(Self.phone) --task Ask=demo,other --format ndjson")
      .records
    let target = try #require(records.first { $0["criterion"] == "2.5.5" })
    #expect(target["outcome"] == "passed" && target["reasons"] == [], "demo has no control")
  }

  @Test("says first which kinds of faults fail most criteria") func faults() throws {
    let page = try story().workspace.run("conformance \(Self.phone) --format markdown").output
    let head = try #require(page.range(of: "## Mend first"))
    #expect(
      page[head.upperBound...].hasPrefix("\n\n1. fixed-font, 2 times on 2 screens, fails WCAG 2.2 1.4.4"))
    #expect(page.contains("| WCAG 2.2 1.4.3 Contrast (Minimum) (AA) | 11.1.4.3 | 11.1.4.3 |"))
  }

  @Test(
    "names no kind of fault first that fails criteria of level AAA alone, and none as what fails a criterion")
  func mildFaults() throws {
    let story = try Story(
      """
      add-screen demo
      add-view demo go --kind button --style body --text Go --size 60x40
      pin demo go top,leading --to safeArea --inset 16
      copy-screen demo other
      """)
    let line = "conformance \(Self.phone) --text-size L"
    let page = try story.workspace.run("\(line) --format markdown").output
    #expect(page.contains("2 failed"), "\(page)")
    #expect(!page.contains("Mend first"))
    #expect(page.contains("| none |\n"))
    #expect(try story.workspace.run("\(line) --format html").output.contains(">none</td></tr>"))
  }

  @Test("says what its findings end with, which texts are large, and where titles are asked") func granted()
    throws
  {
    let pipe = try piped(story(), "conformance demo \(Self.phone)")
    for words in [
      "which 'workbench rules' explains", "large from 18 points on, and from 14 in bold", "from 24 and 18.67",
      "which reach 200 % later, at AX5, too", "at AX5 for titles",
    ] { #expect(pipe.contains(words), "\(words)") }
  }

  @Test("has the same JSON in a file as on the screen, but for the command") func json() throws {
    let story = try story()
    let line = "conformance demo \(Self.phone)"
    try #require(try story.workspace.run("\(line) -o page.json").status == 1)
    let file = try String(contentsOf: story.workspace.folder.appending(path: "page.json"), encoding: .utf8)
    let printed = try story.workspace.run("\(line) --format json").output
    #expect(file.replacing("--output page.json", with: "--format json") == printed)
  }
}
