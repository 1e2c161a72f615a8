import DesignModel
import TestSupport
import Testing

@testable import ConflictLog

@Suite("Damaged logs") struct DamagedLogTests {
  /// A log with bytes that were cut off, changed, doubled or taken out.
  private static func damaged(_ log: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    var log = log
    for _ in 0..<Int.random(in: 1...12, using: &numbers) where !log.isEmpty {
      let place = Int.random(in: 0..<log.count, using: &numbers)
      let end = min(log.count, place + Int.random(in: 1...60, using: &numbers))
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: log.removeSubrange(Int.random(in: place..<log.count, using: &numbers)...)
      case 1: log[place] = UInt8.random(in: 0...255, using: &numbers)
      case 2: log.insert(contentsOf: log[place..<end], at: Int.random(in: 0...log.count, using: &numbers))
      case 3: log.removeSubrange(place..<end)
      default: log[place] = Array("<>[]()'|:.-=@*,\"\n 0x".utf8).randomElement(using: &numbers)!
      }
    }
    return log
  }

  @Test("never stop the reader, and what they still say makes screens", arguments: 0..<12)
  func damage(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let whole = Array((SampleLogs.cell + SampleLogs.old).utf8)
    var screens = 0
    for _ in 0..<40 {
      guard let log = try? ConflictLog(Self.damaged(whole, &numbers)) else { continue }
      for conflict in log.conflicts {
        let (screen, _) = conflict.screen(id: "conflict", name: "conflict")
        let ids = Set(screen.views.map(\.id) + screen.guides.map(\.id))
        #expect(ids.count == screen.views.count + screen.guides.count)
        #expect(Set(screen.itemNames).count == screen.itemNames.count)
        for constraint in screen.constraints { #expect(ids.contains(constraint.first.item.owner)) }
        screens += 1
      }
    }
    #expect(screens > 0)
  }
}
