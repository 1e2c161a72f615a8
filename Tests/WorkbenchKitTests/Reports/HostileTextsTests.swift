import Foundation
import Notation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a text could do to those who read of it, in each form that speaks of it.
@Suite("Hostile texts") struct HostileTextsTests {
  /// Tags, ends of sections, quotes, every control character, line ends, direction marks and commands to runners.
  private static let text =
    "<script>alert(1)</script>]]>--><!--\"'`&amp;@all"
    + String(String.UnicodeScalarView((1..<0x20).map { Unicode.Scalar(UInt8($0)) }))
    + "\u{7F}\u{85}\u{9B}31m\u{2028}\u{202E}\u{2066}\n::error file=x::%0A|"

  /// A label that says it, too narrow and too low for it, so that audits speak of it too.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    let edit: JSON = [
      "command": "add-view",
      "arguments": ["screen": "login", "view": "title", "kind": "button", "text": .string(Self.text)],
    ]
    for (words, input) in [
      (["init"], ""), (["add-screen", "login"], ""), (["batch"], edit.line),
      (["add-constraint", "login", "title.width == 20", "--id", "narrow"], ""),
      (["add-constraint", "login", "title.height == 10"], ""),
      (["add-constraint", "login", "title.height == 30"], ""),
      (["pin", "login", "title", "top,leading", "--inset", "-5"], ""),
    ] {
      let outcome = workspace.run(words, input: input)
      try #require(outcome.status == 0, "\(outcome.messages)")
    }
    return workspace
  }

  @Test("reach no terminal as commands or as marks of direction") func terminal() throws {
    let workspace = try workspace()
    for line in [
      "show login", "list-views login", "list-constraints login", "list-texts login",
      "solve login --device iphone-se-3",
      "explain login --device iphone-se-3", "explain login --device iphone-se-3 --format uikit", "log",
      "list-screens",
      "audit login --device iphone-se-3", "render login --device iphone-se-3", "set-view login title lines=2",
      "set-view login title 'kind=\(Self.text.filter { $0 != "'" })'",
      "--dry-run set-view login title text=x", "blame login",
    ] {
      let outcome = try workspace.run(line)
      for scalar in (outcome.output + outcome.messages).unicodeScalars {
        let isCommand = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
        #expect(!isCommand && scalar != "\u{202E}" && scalar != "\u{2066}", "\(line)")
        if isCommand { break }
      }
    }
  }

  @Test("stay texts in XML and SVG, which stay well-formed") func xml() throws {
    let workspace = try workspace()
    for line in [
      "render login --device iphone-se-3 --format svg", "audit login --device iphone-se-3 --format junit",
      "export login --format xib",
    ] {
      let document = try workspace.run(line).output
      #expect(XMLParser(data: Data(document.utf8)).parse(), "\(line)")
      #expect(document.hasPrefix("<") && !document.contains("<script>"), "\(line)")
    }
  }

  @Test("stay texts in a report's page") func page() throws {
    let workspace = try workspace()
    try #require(
      workspace.run(["report", "login", "--device", "iphone-se-3", "--output", "report.html"]).status < 2)
    let page = try String(contentsOf: workspace.folder.appending(path: "report.html"), encoding: .utf8)
    #expect(page.components(separatedBy: "</script>").count == 3 && !page.contains("<script>alert"))
    #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test("stay on their lines and in their cells") func lines() throws {
    let workspace = try workspace()
    let markdown = try workspace.run("audit login --device iphone-se-3 --format markdown").output
    #expect(!markdown.contains("<script>") && !markdown.contains("@all"))
    #expect(markdown.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("|") })
    let annotations = try workspace.run("audit login --device iphone-se-3 --format github").output
    #expect(!annotations.isEmpty)
    for line in annotations.split(separator: "\n") {
      #expect(["::error title", "::warning title", "::notice title"].contains { line.hasPrefix($0) })
    }
    let rows = try workspace.run("list-views login --format tsv").output.split(separator: "\n")
    #expect(rows.count == 3)
    #expect(Set(rows.map { $0.split(separator: "\t", omittingEmptySubsequences: false).count }).count == 1)
    #expect(try workspace.run("list-views login --format ndjson").records.count == 2)
  }

  @Test("come back whole from JSON, SARIF and CSV") func whole() throws {
    let workspace = try workspace()
    let views = try JSON(parsing: try workspace.run("list-views login --format json").output)
    #expect(views["items"]?.elements?.contains { $0["attributes"]?["text"]?.text == Self.text } ?? false)
    let sarif = try JSON(parsing: try workspace.run("audit login --device iphone-se-3 --format sarif").output)
    #expect(sarif["runs"]?.elements?.first?["results"]?.elements?.isEmpty == false)
  }

  @Test(
    "that JSON's escapes can't spell are refused",
    arguments: [#"\ud800"#, #"\udc00"#, #"\ud800\u0041"#, #"\ud800\ud800"#, #"\u12"#, #"\x41"#])
  func halves(escape: String) throws {
    let workspace = try workspace()
    let line =
      #"{"command":"set-view","arguments":{"screen":"login","view":"title","attributes":["text=\#(escape)"]}}"#
    let outcome = workspace.run(["batch"], input: line)
    #expect(
      outcome.status == 2 && outcome.messages.contains("line 1: the line is not JSON"), "\(outcome.messages)")
  }
}
