import AutoLayout
import Conditions
import DesignLanguage
import DesignModel
import Storage
import TestSupport
import Testing
import Typography

@testable import Matrix

/// The law of sharing, on every profile of a new store: a layout in the environment that is taken for others is the one
/// that each of them has.
@Suite("Environments that look alike to a screen") struct SharedKeysTests {
  private static let engine = LayoutEngine(measuring: SystemText())

  /// What may be said of a root.
  private static let roots: [[String]] = [
    ["", "root=cell", "root=view", "sheet=true", "sheet=true"], ["", "rootSize=-x106", "rootSize=300x-"],
    ["", "bars=navigation", "bars=tab", "bars=largeTitle,tool"], ["", "opaqueBars=top,bottom"],
    ["", "statusBar=hidden"],
  ]
  /// What may lie in it, each part reading something else of an environment.
  private static let parts: [[String]] = [
    ["a view", "a.top == safeArea.top", "a.bottom == safeArea.bottom", "a.leading == layoutMargins.leading"],
    [
      "b label text=Forgot_your_password_again lines=0 style=body", "b.leading == readableContent.leading",
      "b.trailing == root.trailing - 8",
    ],
    ["c scroll", "c.top == root.top", "c.bottom == safeArea.bottom", "c.leading == root.leading"],
    ["d view", "d.bottom == keyboard.top - 8", "d.left == safeArea.left"],
    ["e textField text=x", "e.centerX == root.centerX", "e.bottom == layoutMargins.bottom"],
    ["f switch", "f.trailing == safeArea.trailing", "f.centerY == safeArea.centerY"],
  ]
  /// What may change where.
  private static let variations = [
    ("statusBar=hidden", "state = busy"), ("statusBar=hidden", "vclass = compact"),
    ("layoutMargins=40", "direction = rtl"),
    ("layoutMargins=30", "idiom = pad"), ("layoutMargins=12", "textSize >= accessibilityMedium"),
  ]

  private func screen(_ numbers: inout SeededNumbers) throws -> Screen {
    var screen = Screen(id: "s", name: "s")
    for state in ["calm", "busy"] { try screen.addState(state) }
    let settings = Self.roots.map { $0.randomElement(using: &numbers)! }.filter { !$0.isEmpty }
    try screen.setView(.root, kind: .view, attributes: attributes(settings[...], .view))
    for part in Self.parts where Bool.random(using: &numbers) {
      let words = part[0].split(separator: " ").map(String.init)
      let kind = try #require(ViewKind(rawValue: words[1]))
      try screen.addView(named: words[0], kind: kind, attributes: attributes(words.dropFirst(2), kind))
      for line in part.dropFirst() {
        let text = try ConstraintText(parsing: line, in: screen)
        try screen.addConstraint { text.constraint(id: $0) }
      }
    }
    for (change, condition) in Self.variations where Int.random(in: 0..<5, using: &numbers) == 0 {
      try screen.addVariation(
        .view(.root, attributes([change], .view)), when: Condition(parsing: condition))
    }
    return screen
  }

  private func attributes(_ settings: ArraySlice<String>, _ kind: ViewKind) throws -> Attributes {
    var attributes = Attributes()
    for setting in settings {
      let parts = setting.split(separator: "=").map(String.init)
      try attributes.set(parts[0], to: parts[1].replacing("_", with: " "), kind: kind)
    }
    return attributes
  }

  /// The profiles of a new store, some of them with bars, states, the keyboard and a place to scroll to.
  private static func profiles() throws -> [ResolvedProfile] {
    try Profile.ofNewStores.enumerated().map { place, profile in
      var copy = profile
      copy.bars = [[], [], [], [.none], [.navigation, .tool]][place % 5]
      copy.state = [nil, nil, "calm", "busy"][place % 4]
      copy.keyboard = place % 7 == 0 ? .shown : .hidden
      if place % 11 == 0 { copy.focus = "e" }
      if place % 3 == 0 {
        copy.offsets = [ScrollOffset(view: "c", place % 2 == 0 ? .end : .offset(Point(x: 0, y: 40)))]
      }
      copy.locale = [nil, "de", "x-double"][place % 3]
      return try copy.resolved(on: Device.catalogue)
    }
  }

  @Test("give the layouts of all that they are taken for", .takesSeconds, arguments: 0..<24)
  func law(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let screen = try screen(&numbers)
    let prepared = Self.engine.prepare(screen)
    let profiles = try Self.profiles()
    let reduced = SharedKeys(prepared).reduced(profiles)
    #expect(reduced.keys.count <= profiles.count)
    for (place, shared) in reduced.profiles.enumerated() {
      let layout = prepared.layout(in: reduced.keys[place].environment)
      // Every profile of some, the first and the last of others.
      let looked = place % 16 == 0 ? shared : [shared[0], shared[shared.count - 1]]
      for profile in Set(looked) {
        #expect(
          prepared.layout(in: profiles[profile].key.environment) == layout,
          "\(profiles[profile].profile.name) of \(screen.root.attributes)")
      }
    }
  }

  @Test("have names of their own where a sheet or bars are around the root") func names() throws {
    func name(_ settings: String...) throws -> String {
      var screen = Screen(id: "s", name: "s")
      try screen.setView(.root, kind: .view, attributes: attributes(settings[...], .view))
      return SharedKeys(Self.engine.prepare(screen)).name
    }
    #expect(try name("sheet=true") == name("bars=tab"))
    #expect(try name("sheet=true") != name())
    #expect(try name("opaqueBars=top") == name())
  }
}
