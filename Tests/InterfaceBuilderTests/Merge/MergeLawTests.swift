import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// `MERGED_PAIRS` says how many are tried on public files.
@Suite("Two random edits of a storyboard or xib") struct MergeLawTests {
  @Test(
    "are both in the merge or named, whichever side is ours, and markers leave a document",
    arguments: [MergeSamples.storyboard, MergeSamples.xib])
  func samples(sample: String) throws {
    try Self.check(100, seed: 3) { _ in Array(sample.utf8) }
  }

  @Test("are both in the merge or named, in public files", .takesSeconds) func corpora() throws {
    let files = ["corpus", "corpus2", "corpus3"].flatMap(sharedInterfaces)
    if files.isEmpty { return }
    let wanted = ProcessInfo.processInfo.environment["MERGED_PAIRS"].flatMap(Int.init) ?? 40
    try Self.check(wanted, seed: 7) { numbers in
      let data = try? Data(contentsOf: files.randomElement(using: &numbers)!)
      return data.flatMap { $0.count < 100_000 ? Array($0) : nil }
    }
  }

  private static func check(
    _ wanted: Int, seed: UInt64, file: (inout SeededNumbers) -> [UInt8]?
  ) throws {
    var numbers = SeededNumbers(seed: seed)
    var (tried, clashing) = (0, 0)
    while tried < wanted {
      guard let bytes = file(&numbers), (try? XMLReader.root(of: bytes))?.name == "document",
        let law = MergeLaw(bytes, &numbers)
      else { continue }
      tried += 1
      let faults = try law.faults()
      #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
      if try law.clashes() { clashing += 1 }
    }
    print("merged: \(tried) pairs, \(clashing) with a clash")
    #expect(clashing < wanted / 3)
  }
}
