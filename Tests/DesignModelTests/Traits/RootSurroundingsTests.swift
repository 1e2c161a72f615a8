import DesignModel
import TestSupport
import Testing

/// The law by which environments are shared: what is left out of one, because a screen has nothing around its root or a
/// profile says what is, changes nothing that a layout reads.
@Suite("What is around a root") struct RootSurroundingsTests {
  /// A root with some of everything that is said of one.
  private func screen(_ numbers: inout SeededNumbers) throws -> Screen {
    var screen = Screen(id: "s", name: "s")
    for state in ["calm", "busy"] where Bool.random(using: &numbers) { try screen.addState(state) }
    var attributes = Attributes()
    for attribute in ViewAttribute.allCases where attribute.row.isOfRoot && Bool.random(using: &numbers) {
      switch attribute.form(for: .view) {
      case .flag: attributes[attribute] = .flag(true)
      case .word(let words): attributes[attribute] = .text(words.randomElement(using: &numbers)!)
      case .words(let words): attributes[attribute] = .text(words.shuffled(using: &numbers)[0])
      case .size: attributes[attribute] = .size(width: nil, height: 106)
      default: break
      }
    }
    try screen.setView(.root, kind: .view, attributes: attributes)
    return screen
  }

  private static let environments = Profile.ofNewStores.prefix(2000).enumerated().map { place, profile in
    var copy = profile
    copy.bars = [[], [.none], [.navigation, .tab]][place % 3]
    copy.state = [nil, "busy"][place % 2]
    return copy.environment(on: Device.catalogue.first { $0.name == copy.device }!)
  }

  @Test("decides whether an environment may leave open whose bars it counts", arguments: 0..<60)
  func law(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let screen = try screen(&numbers)
    let surroundings = screen.surroundings
    func settled(_ environment: LayoutEnvironment) -> LayoutEnvironment { environment.settled(for: screen) }
    for environment in Self.environments {
      let reduced = environment.reduced(to: surroundings)
      #expect(settled(reduced) == settled(environment))
      var bare = environment
      bare.bars = environment.bars == .screen ? .profileAlone : .screen
      let isAlike = settled(bare) == settled(environment)
      // Landscape has no sheet, so what is distinguished may still be alike.
      #expect(bare.reduced(to: surroundings) != reduced || isAlike)
      if !surroundings.isPresent { #expect(bare.reduced(to: surroundings) == reduced) }
    }
  }

  @Test("is nothing of a cell, of a view, and of opaque edges without bars") func none() throws {
    func surroundings(_ settings: String...) throws -> RootSurroundings {
      var attributes = Attributes()
      for setting in settings {
        let parts = setting.split(separator: "=").map(String.init)
        try attributes.set(parts[0], to: parts[1], kind: .view)
      }
      var screen = Screen(id: "s", name: "s")
      try screen.setView(.root, kind: .view, attributes: attributes)
      return screen.surroundings
    }
    #expect(try surroundings("sheet=true").isPresent)
    #expect(try surroundings("bars=tab").isPresent)
    #expect(try !surroundings("opaqueBars=top,bottom").isPresent)
    #expect(try !surroundings("root=cell", "sheet=true", "bars=tab").isPresent)
    #expect(try !surroundings("root=view", "sheet=true").isPresent)
    #expect(try surroundings("bars=tab", "opaqueBars=top") == surroundings("bars=tab"))
  }
}
