import DesignModel
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Files as merges, cut transfers and editors damage them: `DAMAGED_FILES` says how many are tried.
@Suite("Damaged files") struct DamagedFilesTests {
  @Test("are refused or read, imported and written back, and stop nothing")
  func damage() {
    let files = sharedInterfaces("corpus") + sharedInterfaces("corpus2")
    if files.isEmpty { return }
    let wanted = ProcessInfo.processInfo.environment["DAMAGED_FILES"].flatMap(Int.init) ?? 250
    var numbers = SeededNumbers(seed: 7)
    var (read, refused) = (0, 0)
    while read + refused < wanted {
      guard let data = try? Data(contentsOf: files.randomElement(using: &numbers)!), data.count < 150_000
      else { continue }
      guard let file = try? InterfaceBuilderFile(Self.damaged(Array(data), &numbers)) else {
        refused += 1
        continue
      }
      read += 1
      for scene in file.scenes.prefix(3) {
        _ = (scene.canvas(.measured), scene.losses)
        let back = WriteBack(scene, of: file, id: "s", name: "s", known: [:])
        _ = try? back.write(from: back.screen, to: Self.changed(back.screen, &numbers))
      }
    }
    print("damaged: \(read) read, \(refused) refused")
    #expect(read > wanted / 10 && refused > wanted / 10)
  }

  /// A few bytes, words or lines changed, doubled, swapped or gone.
  private static func damaged(_ bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &numbers) where bytes.count > 10 {
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      let end = min(bytes.count, place + Int.random(in: 1...80, using: &numbers))
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: bytes.removeSubrange(place..<end)
      case 1:
        bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0..<bytes.count, using: &numbers))
      case 2: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      case 3: bytes.removeSubrange(Int.random(in: bytes.count * 9 / 10..<bytes.count, using: &numbers)...)
      case 4: doubleLine(at: place, &bytes)
      default: changeNumber(after: place, &bytes, &numbers)
      }
    }
    return bytes
  }

  private static func doubleLine(at place: Int, _ bytes: inout [UInt8]) {
    let start = bytes[..<place].lastIndex(of: 0x0A) ?? 0
    guard let end = bytes[place...].firstIndex(of: 0x0A) else { return }
    bytes.insert(contentsOf: Array(bytes[start..<end]), at: end)
  }

  private static func changeNumber(
    after place: Int, _ bytes: inout [UInt8], _ numbers: inout SeededNumbers
  ) {
    guard let quote = bytes[place...].firstIndex(of: 0x22),
      let end = bytes[(quote + 1)...].firstIndex(of: 0x22)
    else { return }
    let words = ["-1e308", "NaN", "", "1e9", "0", "YES", "id", "\u{1F600}", "1:0", "0x12"]
    bytes.replaceSubrange(quote + 1..<end, with: Array(words.randomElement(using: &numbers)!.utf8))
  }

  /// Everything that an author could do to a screen at once.
  private static func changed(_ old: Screen, _ numbers: inout SeededNumbers) -> Screen {
    var lists = old.lists
    for index in lists.constraints.indices where Bool.random(using: &numbers) {
      lists.constraints[index].constant += 1
    }
    if let leaf = lists.views.last, leaf.id != .root {
      lists.views.removeLast()
      lists.constraints.removeAll { $0.mentions(anyOf: [leaf.id]) }
      lists.variations.removeAll { variation in
        variation.target == leaf.id || !lists.constraints.contains { $0.id == variation.target }
      }
    }
    lists.views.insert(View(id: "new", name: "new", parent: .root, kind: .label), at: 1)
    lists.constraints.append(
      LayoutConstraint(id: "c9", AnchoredItem(Item("new"), .top), .equal, to: AnchoredItem(Item(.root), .top))
    )
    return Screen(id: old.id, name: old.name, lists: lists)
  }
}
