import Foundation
import TestSupport
import Testing

/// The pages of `docs/evidence`, which keep measurements out of the way of those who look for an answer.
@Suite("The evidence") struct EvidenceTests {
  private static let folder = packageFolder.appending(path: "docs/evidence")

  private static let pages =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
  }

  @Test("says on each page what was measured, on what, when, and how to measure again", arguments: pages)
  func head(page: String) throws {
    let lines = try Self.text("docs/evidence/\(page)").split(separator: "\n").prefix { !$0.hasPrefix("## ") }
    let head = lines.dropFirst().filter { $0.hasPrefix("- **") }.map { $0.prefix { $0 != ":" } }
    #expect(head == ["- **Measured", "- **Material", "- **When", "- **Again"])
  }

  @Test("lists each page once") func listed() throws {
    let index = try Self.text("docs/evidence/README.md")
    let listed = index.matches(of: /\n\| \[([a-z-]+\.md)\]\(([a-z-]+\.md)\) \|/)
    #expect(Self.pages.count > 5)
    #expect(listed.map { String($0.output.1) }.sorted() == Self.pages)
    #expect(listed.allSatisfy { $0.output.1 == $0.output.2 })
  }

  @Test("has each page linked from a document for users or contributors") func linked() throws {
    let docs = try FileManager.default.contentsOfDirectory(
      atPath: packageFolder.appending(path: "docs").path)
    let readers = docs.filter { $0.hasSuffix(".md") }.map { "docs/\($0)" } + ["CONTRIBUTING.md"]
    let text = try readers.map(Self.text).joined()
    for page in Self.pages { #expect(text.contains("evidence/\(page)"), "\(page)") }
  }
}
