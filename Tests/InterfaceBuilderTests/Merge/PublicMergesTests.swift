import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Merges of public repositories in which both sides changed a file.
@Suite("Merges of public repositories", .takesSeconds) struct PublicMergesTests {
  private struct PublicMerge {
    let name: String
    let base, ours, theirs: [UInt8]

    func merged() throws -> MergedInterface { try MergedInterface(base: base, ours: ours, theirs: theirs) }
  }

  private static func merges() throws -> [PublicMerge] {
    let files = Dictionary(grouping: sharedInterfaces("merges")) {
      $0.deletingLastPathComponent().lastPathComponent
    }
    return try files.sorted { $0.key < $1.key }.map { name, urls in
      func bytes(_ role: String) throws -> [UInt8] {
        Array(try Data(contentsOf: #require(urls.first { $0.lastPathComponent.hasPrefix(role) })))
      }
      return PublicMerge(
        name: name, base: try bytes("base"), ours: try bytes("ours"), theirs: try bytes("theirs"))
    }
  }

  @Test("clash in at most 3 of 34") func clashes() throws {
    let merges = try Self.merges()
    if merges.isEmpty { return }
    let clashing = try merges.filter { merge in
      let clashes = try merge.merged().clashes
      for clash in clashes { print("merge \(merge.name), line \(clash.line): \(clash)") }
      return !clashes.isEmpty
    }
    #expect(clashing.count * 34 <= merges.count * 3, "\(clashing.map(\.name))")
  }

  @Test("lose nothing that a side added, and bring nothing back that a side removed") func objects() throws {
    for merge in try Self.merges() {
      let merged = try merge.merged()
      let (base, ours, theirs) = (
        try Self.objects(merge.base), try Self.objects(merge.ours), try Self.objects(merge.theirs)
      )
      let chosen = try [MergedSide.ours, .theirs].map { side in
        Set(
          try #require(merged.root(choosing: side), "\(merge.name): \(side) is not well-formed").objects.keys)
      }
      let wanted = base.intersection(ours).intersection(theirs).union(ours.subtracting(base))
        .union(theirs.subtracting(base))
      let (kept, common) = (chosen[0].union(chosen[1]), chosen[0].intersection(chosen[1]))
      for id in wanted.subtracting(kept) {
        #expect(merged.remarks.contains { $0.contains(id) }, "\(merge.name) lost \(id)")
      }
      #expect(common.subtracting(wanted).isEmpty, "\(merge.name) has \(common.subtracting(wanted)) back")
    }
  }

  @Test("are the same whichever side is ours, and each side alone as it is") func symmetry() throws {
    for merge in try Self.merges() {
      let merged = try merge.merged()
      let turned = try MergedInterface(base: merge.base, ours: merge.theirs, theirs: merge.ours)
      for side in MergedSide.allCases {
        #expect(
          merged.root(choosing: side)?.unordered == turned.root(choosing: side.other)?.unordered,
          "\(merge.name)")
      }
      for file in [merge.ours, merge.theirs] {
        for (ours, theirs) in [(file, merge.base), (merge.base, file), (file, file)] {
          let alone = try MergedInterface(base: merge.base, ours: ours, theirs: theirs)
          #expect(Self.withoutVersions(alone.bytes) == Self.withoutVersions(file), "\(merge.name)")
        }
      }
    }
  }

  /// The lines but for those with versions, which take the newer one though a side went back.
  private static func withoutVersions(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("<document ") && !$0.contains("<plugIn ") }
  }

  @Test("have every line from a side, but for start tags that both changed") func lines() throws {
    for merge in try Self.merges() {
      func lines(_ bytes: [UInt8]) -> Set<ArraySlice<UInt8>> { Set(bytes.split(separator: 0x0A)) }
      let known = lines(merge.ours).union(lines(merge.theirs))
      let made = lines(try merge.merged().bytes).subtracting(known)
        .filter { line in !["<<<<<<<", "=======", ">>>>>>>"].contains { line.starts(with: Array($0.utf8)) } }
      #expect(made.count <= 12, "\(merge.name): \(made.map { String(decoding: $0, as: UTF8.self) })")
    }
  }

  private static func objects(_ bytes: [UInt8]) throws -> Set<String> {
    Set(try XMLReader.root(of: bytes).objects.keys)
  }
}
