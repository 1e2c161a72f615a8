import Comparison
import Conditions
import DesignModel
import Notation
import TestSupport
import Testing

@Suite("Layout difference") struct LayoutDifferenceTests {
  private typealias Made = MadeUpLayouts

  @Test("of equal layouts is empty")
  func same() {
    let difference = Made.difference { _, _ in }
    #expect(difference.isEmpty)
    #expect(difference.report().isEmpty)
    #expect(difference.report().compared == 96)
    #expect(difference.report().affected == 0)
  }

  @Test("counts only what exceeds the threshold")
  func threshold() {
    #expect(Made.difference { layout, _ in layout.move([4], down: 0.1) }.isEmpty)
    #expect(!Made.difference { layout, _ in layout.move([4], down: 0.2) }.isEmpty)
    #expect(Made.difference(threshold: 1) { layout, _ in layout.move([4], down: 1) }.isEmpty)
  }

  @Test("leaves added and removed views to the design's difference")
  func otherViews() throws {
    var screen = Made.screen
    try screen.removeView("submit")
    try screen.addView(named: "footer", kind: .label)
    let difference = Made.difference(screen: screen) { layout, _ in
      var footer = layout.views.remove(at: 4)
      footer.view = "footer"
      footer.screenFrame.y += 100
      layout.views.append(footer)
      layout.move([4], down: 7)
    }
    #expect(
      difference.report().sentences() == ["login: panel moves down 7 on all 96 profiles"])
  }

  @Test("skips a profile that one design lacks")
  func missing() {
    var difference = LayoutDifference()
    let environment = Profile(device: "iphone-16").environment(on: Made.devices[1])
    difference.add(
      LayoutPair(
        profile: Profile(device: "iphone-16"), environment: environment, beforeScreen: Made.screen,
        afterScreen: Made.screen, before: nil, after: Made.layout(environment)))
    #expect(difference.isEmpty)
    #expect(difference.report().compared == 0)
  }

  @Test("sees a keyboard that grew with its device")
  func keyboard() {
    var difference = LayoutDifference()
    let profile = Profile(device: "iphone-16", keyboard: .shown)
    var taller = Made.devices[1]
    taller.portraitKeyboard.keys = 620
    let (old, new) = (profile.environment(on: Made.devices[1]), profile.environment(on: taller))
    difference.add(
      LayoutPair(
        profile: profile, environment: new, earlierEnvironment: old, beforeScreen: Made.screen,
        afterScreen: Made.screen, before: Made.layout(old), after: Made.layout(new)))
    #expect(
      difference.report().sentences() == [
        "login: on iphone-16/portrait/keyboard submit, panel and row are now under the keyboard"
      ])
  }

  @Test("says the same whatever the writing direction", arguments: 0..<30)
  func mirror(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let moves = (1...6).map {
      ($0, Double(Int.random(in: -3...3, using: &random)), Double(Int.random(in: -3...3, using: &random)))
    }
    let sentences = LayoutDirection.allCases.map { direction in
      let profiles = Profile.standard(for: Made.devices).filter { $0.direction == direction }
      return Made.difference(profiles) { layout, _ in
        for (view, right, down) in moves { layout.move([view], right: right, down: down) }
      }.report().changes.map { "\($0.views) \($0.carried, default: "none") \($0.effect.amounts)" }
    }
    #expect(sentences[0] == sentences[1])
  }

  @Test("accounts for every view and profile that differs, and for no other", arguments: 0..<30)
  func complete(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    var moved: Set<String> = []
    let difference = Made.difference { layout, profile in
      let view = Int.random(in: 4...6, using: &random)
      guard Bool.random(using: &random) else { return }
      layout.move([view], down: Double(Int.random(in: 1...9, using: &random)))
      moved.insert("\(profile.name) \(Made.screen.views[view].id)")
    }
    let told = difference.report().changes.flatMap { change -> [String] in
      guard case .movement = change.effect else { return [] }
      return change.profiles.names.flatMap { name in change.views.map { "\(name) \($0.id)" } }
    }
    #expect(Set(told) == moved)
    #expect(told.count == moved.count)
  }

  @Test("gives programs every change with its profiles")
  func records() {
    let profiles = Profile.standard(for: Made.devices).filter {
      $0.textSize >= .accessibilityExtraExtraExtraLarge && $0.direction == .ltr
    }
    let difference = Made.difference(profiles) { layout, profile in
      if profile.orientation == .landscape {
        layout.move([1, 2, 3], right: 1.005, down: profile.device == "iphone-16" ? 2 : 3)
      }
    }
    #expect(
      difference.report().records.map(\.line) == [
        #"{"carried":{"greatest":2,"least":2,"of":2},"change":"movement","down":[2,3],"profiles":{"clause":"#
          + #""landscape","condition":{"alternatives":[[{"axis":"orientation","oneOf":["landscape"]}]],"#
          + #""words":"landscape"},"count":2,"#
          + #""names":["iphone-se-3/landscape/AX5","iphone-16/landscape/AX5"],"of":4},"screen":"login","#
          + #""screenID":"login","sentence":"login: form and the 2 views in it move right 1 and down 2 to 3 "#
          + #"on 2 of 4 profiles: landscape","taller":[0,0],"toTrailing":[1,1],"type":"layoutChange","#
          + #""views":[{"id":"form","name":"form"}],"wider":[0,0]}"#
      ])
  }
}

extension LayoutEffect {
  /// What is reported without the side, which the writing direction turns.
  fileprivate var amounts: String {
    guard case .movement(let movement) = self else { return "\(self)" }
    return "\(movement.toTrailing) \(movement.down) \(movement.wider) \(movement.taller)"
  }
}
