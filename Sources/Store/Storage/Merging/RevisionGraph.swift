import Notation
import SQLite

/// Which revisions come from which.
struct RevisionGraph {
  private var parents: [Int: [Int]] = [:]

  init(_ database: Database) throws {
    for (number, own) in try database.rows(
      "SELECT number, parent, second_parent FROM revision",
      read: { ($0.integer(0), [$0.optionalInteger(1), $0.optionalInteger(2)].compactMap(\.self)) })
    {
      parents[number] = own
    }
  }

  /// A revision and all that it comes from.
  func past(of revision: Int) -> Set<Int> {
    var past: Set<Int> = []
    var open = [revision]
    while let next = open.popLast() {
      if past.insert(next).inserted { open += parents[next] ?? [] }
    }
    return past
  }

  /// The newest revisions that both come from: those that no other such revision comes from, the oldest first.
  func mergeBases(_ one: Int, _ other: Int) -> [Int] {
    var bases: [Int] = []
    var covered: Set<Int> = []
    // Parents have lower numbers than their children.
    for revision in past(of: one).intersection(past(of: other)).sorted(by: >)
    where !covered.contains(revision) {
      bases.append(revision)
      covered.formUnion(past(of: revision))
    }
    return bases.reversed()
  }
}

extension ContentReader {
  /// What two revisions come from; where that is several, the merge of those.
  func base(_ bases: [Int], in graph: RevisionGraph, rows: RevisionRows) throws -> DesignContents {
    func contents(_ number: Int) throws -> DesignContents {
      guard let revision = try rows.revision(number) else {
        throw CodingError("the revision is missing", at: "v\(number)")
      }
      return try self.contents(of: revision)
    }
    guard let first = bases.first else { return emptyContents() }
    var result = try contents(first)
    for other in bases.dropFirst() {
      var merge = DesignMerge(self, MergeLedger(isVirtual: true))
      let common = try base(graph.mergeBases(first, other), in: graph, rows: rows)
      result = try merge.merged(Three(base: common, ours: result, theirs: try contents(other)))
    }
    return result
  }
}
