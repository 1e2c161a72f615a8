import DesignSamples
import TestSupport
import Testing

@testable import DesignModel

@Suite("The views of a large screen") struct ViewIndexTests {
  /// What `Screen` finds must be what a look at every view finds.
  private func expectFound(in screen: Screen, _ comment: String) {
    for (place, view) in screen.views.enumerated() {
      #expect(screen.place(of: view.id) == place && screen.place(named: view.name) == place, "\(comment)")
    }
    #expect(screen.place(of: "gone") == nil && screen.place(named: "gone") == nil, "\(comment)")
    #expect(screen.paths == screen.views.map(screen.path), "\(comment)")
    #expect(screen.brokenInvariant == nil, "\(comment)")
  }

  @Test("are found however it is edited", arguments: 0..<8) func edits(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    var screen = Screen(id: "s", name: "s")
    for number in 0..<400 {
      let some = screen.views.randomElement(using: &numbers)!
      switch Int.random(in: 0..<40, using: &numbers) {
      case 0 where some.id != .root:
        let other = screen.views.randomElement(using: &numbers)!.id
        if !screen.contains(other, under: some.id) { try screen.moveView(some.id, to: other, at: 0) }
      case 1 where some.id != .root: try screen.renameView(some.id, to: "renamed\(number)")
      case 2 where screen.children(of: some.id).isEmpty && some.id != .root: try screen.removeView(some.id)
      case 3: try screen.addView(named: "v\(number)", kind: .view, in: some.id, at: 0)
      case 4..<10: try screen.addView(named: "v\(number)", kind: .view, in: some.id)
      default: try screen.addView(named: "v\(number)", kind: .view, in: screen.views.last!.id)
      }
      if number.isMultiple(of: 20) { expectFound(in: screen, "seed \(seed), edit \(number)") }
    }
    expectFound(in: screen, "seed \(seed)")
  }

  @Test("are found while names and places change all over", arguments: 0..<8) func changes(seed: UInt64)
    throws
  {
    var numbers = SeededNumbers(seed: seed)
    var screen = Screen(id: "s", name: "s")
    for number in 0..<600 { try screen.addView(named: "v\(number)", kind: .view) }
    var gone: [String] = []
    for number in 0..<500 {
      let some = screen.views.randomElement(using: &numbers)!
      if some.id == .root { continue }
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0, 1:
        gone.append(some.name)
        try screen.renameView(some.id, to: "r\(number)")
      case 2 where screen.children(of: some.id).isEmpty, 3 where screen.children(of: some.id).isEmpty:
        gone.append(some.name)
        try screen.removeView(some.id)
      case 4 where !gone.isEmpty:
        // A name that was free again.
        try screen.addView(named: gone.removeLast(), kind: .view, in: some.id, at: 0)
      case 5:
        let other = screen.views.randomElement(using: &numbers)!.id
        if !screen.contains(other, under: some.id) { try screen.moveView(some.id, to: other) }
      default: try screen.addView(named: "n\(number)", kind: .view, in: some.id)
      }
      if number.isMultiple(of: 10) {
        expectFound(in: screen, "seed \(seed), edit \(number)")
        for name in gone { #expect(screen.place(named: name) == nil, "seed \(seed), edit \(number)") }
      }
    }
  }

  @Test("are no part of what it is equal to") func equality() throws {
    var grown = Screen(id: "s", name: "s")
    for number in 0..<100 { try grown.addView(named: "v\(number)", kind: .view) }
    let read = Screen(id: "s", name: "s", lists: grown.lists)
    #expect(grown == read && grown.hashValue == read.hashValue)
  }

  @Test("keep a name that was taken from them free") func taken() throws {
    var screen = Screen(id: "s", name: "s")
    for number in 0..<100 { try screen.addView(named: "v\(number)", kind: .view) }
    try screen.removeView("v3")
    #expect(try screen.addView(named: "v3", kind: .view).id == "v3")
    #expect(throws: DesignError.nameTaken("v4", by: .view, place: "screen 's'")) {
      try screen.addView(named: "v4", kind: .view)
    }
  }
}
