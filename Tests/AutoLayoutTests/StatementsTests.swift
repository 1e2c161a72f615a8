import Foundation
import TestSupport
import Testing

/// The statements that the documents label with `§` against the tests that are marked with them.
@Suite("Statements") struct StatementsTests {
  @Test("each have a label of their own") func unique() throws {
    let labels = try Statements.documents.flatMap { try Statements.labels(in: $0) }
    #expect(labels.count > 100)
    #expect(Dictionary(grouping: labels) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test("each have a test, and every mark a statement") func held() throws {
    let stated = Set(try Statements.documents.flatMap { try Statements.labels(in: $0) })
    let marked = Set(try MarkedTest.all().flatMap(\.labels))
    #expect(stated.subtracting(marked).sorted() == [], "statements without a test")
    #expect(marked.subtracting(stated).sorted() == [], "marks without a statement")
  }

  @Test("stand in every paragraph and table of the rules") func everywhere() throws {
    let unlabelled = try Statements.rules().filter { !$0.contains("§") }
    #expect(unlabelled.map { String($0.prefix(60)) } == [])
  }

  @Test("are listed with their tests as both stand") func listed() throws {
    let file = packageFolder.appending(path: "docs/evidence/layout-tests.md")
    let table = try Statements.table()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try table.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded docs/evidence/layout-tests.md")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == table, "RECORD=1 writes it")
  }
}

/// The labelled documents.
private enum Statements {
  static let documents = ["layout.md", "text.md", "interface-builder.md"]

  static func text(of document: String) throws -> String {
    try String(contentsOf: packageFolder.appending(path: "docs/\(document)"), encoding: .utf8)
  }

  /// The labels of a document in its order; the one in backticks is an example of what labels look like.
  static func labels(in document: String) throws -> [String] {
    try text(of: document).matches(of: /(?:^|[^`])§([a-z-]+\.[a-z-]+)/).map { String($0.output.1) }
  }

  /// The blocks of the layout document that state rules: between its introduction and its list of differences.
  static func rules() throws -> [String] {
    let text = try text(of: "layout.md")
    let start = try #require(text.range(of: "\n## Views\n"))
    let end = try #require(text.range(of: "\n## Where it differs"))
    let prose = text[start.upperBound..<end.lowerBound].components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined()
    let blocks = prose.components(separatedBy: "\n\n")
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") && !isReference($0) }
    // What ends with a colon and what it introduces are one statement.
    return blocks.reduce(into: []) { rules, block in
      if let last = rules.last, last.contains(/:(\s+§\S+)*$/) {
        rules[rules.count - 1] = last + "\n" + block
      } else {
        rules.append(block)
      }
    }
  }

  /// Introductions, remarks on sources and grammars of profiles say what words mean, not what a layout does.
  private static func isReference(_ block: String) -> Bool {
    ["[text.md](text.md) says", "Public tables disagree", "`add-device`"].contains { block.hasPrefix($0) }
  }

  static func table() throws -> String {
    let tests = try MarkedTest.all()
    var lines = [
      "# Statements and their tests", "",
      "- **Measured:** which tests hold each statement that a document labels with `§`.",
      "- **Material:** [layout.md](../layout.md), [text.md](../text.md) and",
      "  [interface-builder.md](../interface-builder.md), and the tests marked `.statement(\"…\")`.",
      "- **When:** at each test run, which fails where this list is not current.",
      "- **Again:** `RECORD=1 swift test --filter StatementsTests` writes this file.",
    ]
    for document in documents {
      lines += ["", "## [\(document)](../\(document))", "", "| statement | tests |", "|---|---|"]
      for label in try labels(in: document) {
        let holders = tests.filter { $0.labels.contains(label) }
        lines.append("| \(label) | \(holders.map(\.cell).joined(separator: "<br>")) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A test that says which statements it holds.
private struct MarkedTest {
  var suite: String
  var sentence: String
  var file: String
  var labels: [String]

  /// A link to the file, named by suite and sentence.
  var cell: String { "[\(suite) \(sentence)](../../\(file))".replacingOccurrences(of: "|", with: "\\|") }

  /// The marked tests of all modules, in the order of their files.
  static func all() throws -> [MarkedTest] {
    let folder = packageFolder.appending(path: "Tests").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix("Tests.swift") || $0.hasSuffix("Story.swift") }.sorted()
    return try files.flatMap { try marked(in: "Tests/\($0)") }
  }

  private static func marked(in file: String) throws -> [MarkedTest] {
    let source = try String(contentsOf: packageFolder.appending(path: file), encoding: .utf8)
    var (suite, tests) = ("", [MarkedTest]())
    for match in source.matches(
      of: /(?m)^[^\/\n]*@(Suite|Test)\(\s*"((?:[^"\\]|\\.)*)"(?:,\s*\.statement\(([^)]*)\))?/)
    {
      let (_, attribute, sentence, labels) = match.output
      if attribute == "Suite" { suite = String(sentence) }
      guard let labels else { continue }
      tests.append(
        MarkedTest(
          suite: suite, sentence: String(sentence), file: file,
          labels: labels.matches(of: /"([^"]*)"/).map { String($0.output.1) }))
    }
    return tests
  }
}
