import Foundation
import Notation
import Testing

@testable import WorkbenchKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A JUnit report") struct JUnitTests {
  @Test("is well formed, and counts what it holds, whatever names hold") func counts() throws {
    let reader = JUnitReader(SARIFTests.report.junit(from: "."))
    #expect(reader.flaws == [])
    #expect(reader.suites.map(\.name) == ["a b/ü,:#%.xib", "login", "signUp", ""])
    #expect(reader.suites.map(\.failures) == [1, 0, 0, 1] && reader.suites.map(\.skipped) == [0, 1, 0, 0])
    #expect(
      reader.texts["failure"] == [
        "error: 100 % <script>]]>\u{FFFD}[31m\r\n::error::\nline: 0", "note: somewhere",
      ])
    #expect(reader.texts["system-out"] == ["note: a little late"])
    #expect(reader.reasons == ["It's *meant* \u{FFFD} | ]]>"])
  }

  @Test("of a check has a suite for each file") func check() throws {
    let workspace = try Workspace()
    let text = MainStoryboard.text.replacingOccurrences(of: "y=\"68\"", with: "y=\"70\"")
    try Data(text.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    try Data("<x".utf8).write(to: workspace.folder.appending(path: "Broken.xib"))
    let outcome = try workspace.run("check-ib . --format junit")
    let reader = JUnitReader(outcome.output)
    #expect(outcome.status == 1 && reader.flaws == [])
    #expect(reader.suites.map(\.name) == ["Broken.xib", "Main.storyboard"])
    #expect(reader.suites.map(\.failures) == [1, 1])
    #expect(reader.texts["failure"]?.last?.hasSuffix("\nline: 14") == true)
  }

  @Test("has one failure for all findings of a rule, the gravest first to be seen") func several() throws {
    let notices = ["first", "second"].map {
      Notice(
        rule: "lost", level: $0 == "first" ? .warning : .error, message: $0, screen: "a", key: $0,
        facts: ["measured": 3, "worst": "iphone-5"])
    }
    let report = Report(rules: SARIFTests.report.rules, notices: notices, subjects: ["a"])
    let reader = JUnitReader(report.junit(from: "."))
    #expect(reader.flaws == [])
    #expect(
      reader.texts["failure"] == [
        "warning: first\nmeasured: 3\nworst: iphone-5\n\nerror: second\nmeasured: 3\nworst: iphone-5"
      ])
    #expect(report.junit(from: ".").contains(#"<failure type="error" message="first, and 1 more">"#))
  }
}

/// Reads a report, and checks what its schema asks for and that its counts are right.
final class JUnitReader: NSObject, XMLParserDelegate {
  struct Suite {
    var name: String
    var tests, failures, skipped: Int
    var found = (tests: 0, failures: 0, skipped: 0)
  }
  private(set) var suites: [Suite] = []
  private(set) var texts: [String: [String]] = [:]
  private(set) var reasons: [String] = []
  private(set) var flaws: [String] = []
  private var path: [String] = []

  private static let parents = [
    "testsuites": "", "testsuite": "testsuites", "testcase": "testsuite", "failure": "testcase",
    "skipped": "testcase", "system-out": "testcase",
  ]

  init(_ xml: String) {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    if !parser.parse() { flaws.append("not well formed: \(String(describing: parser.parserError))") }
    for suite in suites where suite.found != (suite.tests, suite.failures, suite.skipped) {
      flaws.append("the counts of '\(suite.name)'")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if Self.parents[name] != path.last ?? "" { flaws.append("\(name) in \(path)") }
    path.append(name)
    switch name {
    case "testsuite":
      suites.append(
        Suite(
          name: attributes["name"] ?? "?", tests: Int(attributes["tests"] ?? "") ?? -1,
          failures: Int(attributes["failures"] ?? "") ?? -1, skipped: Int(attributes["skipped"] ?? "") ?? -1))
      if attributes["errors"] != "0" { flaws.append("errors") }
    case "testcase":
      suites[suites.count - 1].found.tests += 1
      if attributes["name"]?.isEmpty != false || attributes["classname"] == nil {
        flaws.append("a test's name")
      }
    case "failure":
      suites[suites.count - 1].found.failures += 1
      texts[name, default: []].append("")
    case "skipped":
      suites[suites.count - 1].found.skipped += 1
      reasons.append(attributes["message"] ?? "")
    case "system-out": texts[name, default: []].append("")
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let name = path.last, let last = texts[name]?.indices.last { texts[name]![last] += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { path.removeLast() }
}
