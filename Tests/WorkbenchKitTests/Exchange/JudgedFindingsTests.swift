import Foundation
import TestSupport
import Testing

/// Errors that `audit` finds in imported screens, one a file and sixty at most, drawn by a fixed seed, each looked at beside
/// its file.
@Suite("Errors in imported screens") struct JudgedFindingsTests {
  private struct Row: Hashable {
    let file: String
    let key: String
  }

  private static let list = packageFolder.appending(path: "docs/evidence/imported-findings.md")

  /// The rows of the list's table, with their verdicts and reasons.
  private static let judged: [(row: Row, verdict: String, reason: String)] = {
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, ["true", "false", "unjudged"].contains(cells[2]) else { return nil }
      let row = Row(
        file: cells[0].replacing("`", with: ""), key: cells[1].replacing("`", with: ""))
      return (row, cells[2], cells[3])
    }
  }()

  /// Writes the table anew below the document's words; what was judged keeps its verdict.
  private static func record(_ drawn: [(row: Row, message: String)]) throws {
    let known = Dictionary(judged.map { ($0.row, $0) }) { first, _ in first }
    let rows = drawn.map { row, message in
      let (verdict, reason) = known[row].map { ($0.verdict, $0.reason) } ?? ("unjudged", message)
      return "| `\(row.file)` | `\(row.key)` | \(verdict) | \(reason) |"
    }
    let text = try String(contentsOf: list, encoding: .utf8)
    let head = text.prefix(upTo: text.range(of: "|---|---|---|---|\n")!.upperBound)
    try (head + rows.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
    Issue.record("recorded docs/evidence/imported-findings.md")
  }

  @Test("are judged one by one, and at most three are false") func judgement() {
    #expect(Self.judged.count >= 15 && Set(Self.judged.map(\.row.file)).count == Self.judged.count)
    #expect(Self.judged.allSatisfy { $0.verdict != "unjudged" })
    #expect(Self.judged.count { $0.verdict == "false" } <= 3)
  }

  @Test("are those that the seed draws", .takesSeconds) func draw() throws {
    guard let corpora = AuditedCorpora.both else { return }
    var found: [String: [(key: String, message: String)]] = [:]
    for error in corpora.errors {
      guard let file = corpora.files[error.screen] else { continue }
      found[file, default: []].append((error.key, error.message))
    }
    let drawn = found.keys.sorted { Self.rank($0) < Self.rank($1) }.prefix(60).map { file in
      let finding = found[file]!.min { Self.rank($0.key) < Self.rank($1.key) }!
      return (row: Row(file: file, key: finding.key), message: finding.message)
    }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { try Self.record(drawn) }
    #expect(drawn.map(\.row) == Self.judged.map(\.row))
  }

  /// The errors of reach in rows of tables which scrolling would not mend, each with what its file says.
  private static let outOfReach = [
    // Numbers at the right ends of frames that reach from 381 to 406 points in a table 375 wide.
    "content-unreachable/Main/Xu4-Tj-FhA/Atm-2l-smt", "content-unreachable/Main/Xu4-Tj-FhA/c0C-Od-nZ4",
    // The content of the scroll view around the table ends above it, 20 points below a collection.
    "content-unreachable/Main/QVl-Nt-KxT/Zgr-Z4-RlE", "content-unreachable/Main/QVl-Nt-KxT/DXs-pa-yWv",
    "content-unreachable/Main/QVl-Nt-KxT/cfh-O3-4K7", "content-unreachable/Main/QVl-Nt-KxT/cxW-VB-RQh",
  ]

  @Test("call nothing in a row of a table out of reach that scrolling would reach") func rows() throws {
    guard let corpora = AuditedCorpora.both else { return }
    let inRows = corpora.errors.filter { error in
      ["content-unreachable", "under-bars"].contains(error.rule)
        && error.view.map { corpora.rows[error.screen]?.contains($0) ?? false } ?? false
    }
    #expect(corpora.rows.values.map(\.count).reduce(0, +) > 3000)
    #expect(inRows.map(\.key).sorted() == Self.outOfReach.sorted())
  }

  /// The place of a name in the draw: FNV-1a of the seed and the name, the name itself between equals.
  private static func rank(_ name: String) -> Rank {
    let seed = "interface-builder-findings/"
    let hash = (seed + name).utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return Rank(hash: hash, name: name)
  }

  private struct Rank: Comparable {
    let hash: UInt64
    let name: String

    static func < (a: Self, b: Self) -> Bool { (a.hash, a.name) < (b.hash, b.name) }
  }
}
