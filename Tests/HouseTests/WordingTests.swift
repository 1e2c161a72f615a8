import Foundation
import TestSupport
import Testing

/// What the glossary of CONTRIBUTING.md asks for, as far as a search can find it.
@Suite("What people read") struct WordingTests {
  /// Words that are not said, each with what a line may hold besides.
  private static var unwanted: [(pattern: Regex<Substring>, allowed: [String])] {
    [
      (/\b(?:[Tt]old|[Tt]ells?|[Tt]elling)\b/, []),
      (/\b[Bb]ehind\b/, ["The colour behind what the view shows"]),
      (/\b[Gg]rave(?:r|st)?\b/, []),
      (/\b[Ss]tands? for\b/, []),
    ]
  }

  private static func faults(in lines: [String], of file: String) -> [String] {
    let unwanted = unwanted
    return lines.enumerated().flatMap { index, line -> [String] in
      // A search for a part is much faster than one for a pattern.
      guard ["ell", "old", "ehind", "rave", "tand"].contains(where: { line.contains($0) }) else { return [] }
      return unwanted.filter { word, allowed in
        line.contains(word) && !allowed.contains { line.contains($0) }
      }.map { _ in "\(file):\(index + 1): \(line)" }
    }
  }

  private static func lines(_ path: String) throws -> [String] {
    try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("documents say it in the usual words") func documents() throws {
    let folder = packageFolder.appending(path: "docs")
    let docs = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      // The list of tests has their names.
      $0.hasSuffix(".md") && $0 != "evidence/layout-tests.md"
    }.sorted().map { "docs/\($0)" }
    #expect(docs.count > 10)
    for file in docs + ["README.md", "CHANGELOG.md"] {
      #expect(Self.faults(in: try Self.lines(file), of: file) == [])
    }
    // The glossary's own rows name what they replace.
    let house = try Self.lines("CONTRIBUTING.md").map { $0.hasPrefix("|") ? "" : $0 }
    #expect(Self.faults(in: house, of: "CONTRIBUTING.md") == [])
  }

  @Test("help, messages and names of tests say it in the usual words", .takesSeconds) func messages() throws {
    let faults = try SourceFile.everywhere().flatMap { file in
      Self.faults(in: Self.literals(file.text), of: file.path)
    }
    #expect(faults == [])
  }

  @Test("comments say it in the usual words", .takesSeconds) func comments() throws {
    let faults = try SourceFile.everywhere().flatMap { file in
      // What is between accents is code.
      let comments = file.code.comments.map { $0.replacing(/`[^`]*`/, with: "") }
      return Self.faults(in: comments, of: file.path)
    }
    #expect(faults == [])
  }

  @Test("comments are what comes after slashes") func readingComments() {
    let text = #"""
      // one
      let a = "// not this" + b  // "two"
      /* three
         four */ let c = 1
      """#
    #expect(CodeLines(text).comments == ["// one", "// \"two\"", " three", "   four */"])
  }

  @Test("literals are what stands between quotation marks") func reading() {
    let text = #"""
      // "not this"
      let a = "this" + b + "that"
      let c = """
        and these
        lines
        """
      """#
    #expect(Self.literals(text) == ["", "this that", "", "  and these", "  lines", ""])
  }

  /// For each line what it says in literals; comments say nothing.
  private static func literals(_ text: String) -> [String] {
    var isOpen = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.drop { $0 == " " }
      if words.hasPrefix("\"\"\"") || line.hasSuffix("\"\"\"") {
        isOpen = words.hasPrefix("\"\"\"") ? !isOpen : true
        return ""
      }
      if isOpen { return String(line) }
      if words.hasPrefix("//") { return "" }
      let parts = line.replacing("\\\"", with: "").split(separator: "\"", omittingEmptySubsequences: false)
      return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        .joined(separator: " ")
    }
  }
}
