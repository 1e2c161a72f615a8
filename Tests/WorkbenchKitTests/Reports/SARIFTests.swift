import Foundation
import Notation
import Testing

@testable import WorkbenchKit

@Suite("A SARIF log") struct SARIFTests {
  /// Findings with everything in them that a format may stumble over.
  static let report = Report(
    rules: [
      ReportRule(id: "late", level: .warning, summary: "Comes too late.", help: "Come earlier."),
      ReportRule(id: "lost", level: .error, summary: "Is lost.", help: "Look for it."),
    ],
    notices: [
      Notice(
        rule: "lost", level: .error, message: "100 % <script>]]>\u{1B}[31m\r\n::error::",
        file: "a b/ü,:#%.xib",
        line: 0, screen: "login", view: "title", key: "lost/1"),
      Notice(rule: "late", level: .note, message: "somewhere", key: "late/1"),
      Notice(
        rule: "late", level: .warning, message: "much too late", screen: "login", key: "late/2",
        facts: ["worst": "iphone-5 <&>", "measured": JSON(12.5), "where": .null],
        justification: "It's *meant* \u{1} | ]]>"),
      Notice(
        rule: "late", level: .note, message: "a little late", screen: "signUp", key: "late/3",
        isFailure: false),
    ], subjects: ["a b/ü,:#%.xib", "login", "signUp", ""], summary: "2 *things* @all")

  /// The complaints of the part of the SARIF 2.1.0 schema that speaks of what we print.
  static func flaws(_ log: JSON) -> [String] {
    var flaws: [String] = []
    func check(_ isRight: Bool, _ what: String) { if !isRight { flaws.append(what) } }
    check(log["version"]?.text == "2.1.0", "version")
    check(Set(log.members?.keys.map(\.self) ?? []) == ["$schema", "version", "runs"], "members of the log")
    for run in log["runs"]?.elements ?? [] {
      let rules = run["tool"]?["driver"]?["rules"]?.elements ?? []
      check(run["tool"]?["driver"]?["name"]?.text?.isEmpty == false, "a driver has a name")
      check(Set(rules.map { $0["id"]?.text ?? "" }).count == rules.count, "rules are unique")
      for rule in rules {
        check(rule["shortDescription"]?["text"]?.text?.isEmpty == false, "a multiformat message has a text")
        check(rule["help"]?["text"]?.text?.isEmpty == false, "a help has a text")
        check(isLevel(rule["defaultConfiguration"]?["level"]), "a rule's level")
      }
      for result in run["results"]?.elements ?? [] {
        check(result["message"]?["text"]?.text?.isEmpty == false, "a message has a text")
        check(isLevel(result["level"]), "a result's level")
        let index = result["ruleIndex"]?.whole ?? -1
        check(rules.indices.contains(index) && rules[index]["id"] == result["ruleId"], "a rule's index")
        check(result["locations"]?.elements != nil, "locations are an array")
        let fingerprints = result["partialFingerprints"]?.members ?? [:]
        check(!fingerprints.isEmpty && fingerprints.values.allSatisfy { $0.text != nil }, "fingerprints")
        for place in result["locations"]?.elements ?? [] { flaws += Self.flaws(of: place) }
      }
    }
    return flaws
  }

  private static func flaws(of place: JSON) -> [String] {
    var flaws: [String] = []
    if let physical = place["physicalLocation"] {
      let uri = physical["artifactLocation"]?["uri"]?.text ?? " "
      let isPlain = uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}#?".utf8.contains($0) }
      if !isPlain { flaws.append("'\(uri)' is no URI reference") }
      if let region = physical["region"], (region["startLine"]?.whole ?? 0) < 1 {
        flaws.append("a region's line")
      }
    }
    for logical in place["logicalLocations"]?.elements ?? [] where logical["fullyQualifiedName"]?.text == nil
    {
      flaws.append("a logical location's name")
    }
    return flaws
  }

  private static func isLevel(_ json: JSON?) -> Bool {
    ["none", "note", "warning", "error"].contains(json?.text ?? "")
  }

  @Test("keeps to the schema's rules, whatever names hold") func schema() throws {
    let log = try JSON(parsing: Self.report.sarif(from: ".").line)
    #expect(Self.flaws(log) == [])
    let first = try #require(log["runs"]?.elements?[0]["results"]?.elements?[0])
    #expect(first["message"]?["text"]?.text == "100 % <script>]]>\u{1B}[31m\r\n::error::")
    let place = try #require(first["locations"]?.elements?[0])
    #expect(
      place["physicalLocation"]?["artifactLocation"]?["uri"]?.text == "a%20b/%C3%BC%2C%3A%23%25.xib")
    #expect(place["logicalLocations"]?.elements?[0]["fullyQualifiedName"]?.text == "login/title")
    let results = try #require(log["runs"]?.elements?[0]["results"]?.elements)
    #expect(results[0]["suppressions"] == nil && results[0]["properties"] == nil)
    #expect(results[2]["suppressions"]?.elements?[0]["justification"]?.text == "It's *meant* \u{1} | ]]>")
    #expect(results[2]["properties"]?["measured"] == JSON(12.5))
  }

  @Test("of a check names lines, rules and fingerprints that outlast moved lines") func check() throws {
    let workspace = try Workspace()
    let text = MainStoryboard.text.replacingOccurrences(of: "y=\"68\"", with: "y=\"70\"")
    let file = workspace.folder.appending(path: "Main.storyboard")
    try Data(text.utf8).write(to: file)
    let outcome = try workspace.run("check-ib Main.storyboard --format sarif")
    #expect(outcome.status == 1)
    let log = try JSON(parsing: outcome.output)
    #expect(Self.flaws(log) == [])
    let result = try #require(log["runs"]?.elements?[0]["results"]?.elements?.first)
    #expect(result["ruleId"]?.text == "frame-differs")
    let place = try #require(result["locations"]?.elements?[0]["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"]?.text == "Main.storyboard")
    #expect(place["region"]?["startLine"]?.whole == 14)
    try Data(text.replacingOccurrences(of: "<scenes>", with: "\n\n<scenes>").utf8).write(to: file)
    let moved = try JSON(parsing: try workspace.run("check-ib Main.storyboard --format sarif").output)
    let again = try #require(moved["runs"]?.elements?[0]["results"]?.elements?.first)
    #expect(again["partialFingerprints"] == result["partialFingerprints"])
    #expect(again["locations"] != result["locations"])
  }

  @Test("of nothing has no results") func empty() throws {
    let log = Report(rules: [], notices: []).sarif(from: ".")
    #expect(Self.flaws(log) == [] && log["runs"]?.elements?[0]["results"] == [])
  }
}
