import DesignModel
import TestSupport
import Testing

@Suite("What a screen stands in") struct RootTraitsTests {
  private func screen(_ settings: String...) throws -> Screen {
    var screen = Screen(id: "s", name: "s")
    var attributes = Attributes()
    for setting in settings {
      let parts = setting.split(separator: "=").map(String.init)
      try attributes.set(parts[0], to: parts[1], kind: .view)
    }
    try screen.setView(.root, kind: .view, attributes: attributes)
    return screen
  }

  private func environment(_ profile: String, _ screen: Screen) throws -> LayoutEnvironment {
    let profile = try Profile(named: profile)
    return try profile.environment(on: Device.catalogue.device(named: profile.device)).settled(for: screen)
  }

  @Test("its bars count wherever the profile names none", .statement("roots.bars")) func bars() throws {
    let screen = try screen("bars=tab,navigation")
    #expect(screen.rootTraits.bars == [.navigation, .tab])
    let own = try environment("iphone-16", screen)
    #expect(own.safeArea == EdgeInsets(top: 59 + 54, bottom: 34 + 49))
    #expect(own.settled(for: screen) == own)
    #expect(try environment("iphone-16/tool-bar", screen).safeArea == EdgeInsets(top: 59, bottom: 34 + 44))
    #expect(try environment("iphone-16/none-bar", screen).safeArea == EdgeInsets(top: 59, bottom: 34))
    #expect(try environment("iphone-16", Screen(id: "a", name: "a")).safeArea.top == 59)
  }

  @Test("opaque bars take room from it", .statement("roots.opaque")) func opaqueBars() throws {
    let screen = try screen("bars=navigation,tab", "opaqueBars=top")
    let own = try environment("iphone-16", screen)
    #expect(own.taken == EdgeInsets(top: 59 + 54))
    #expect(own.safeArea == EdgeInsets(bottom: 34 + 49))
    #expect(own.covered == EdgeInsets(top: 59 + 54, bottom: 34 + 49))
    #expect(own.settled(for: screen) == own)
    let bare = try environment("iphone-16", self.screen("opaqueBars=top,bottom"))
    #expect(bare.taken == .zero && bare.safeArea == EdgeInsets(top: 59, bottom: 34))
    #expect(
      try environment("iphone-16", self.screen("bars=tab", "opaqueBars=bottom")).taken.bottom == 34 + 49)
  }

  @Test("a sheet begins below the status bar", .statement("roots.sheet")) func sheets() throws {
    let bare = try environment("iphone-16", screen("sheet=true"))
    #expect(bare.taken == EdgeInsets(top: 69) && bare.safeArea == EdgeInsets(bottom: 34))
    let bar = try environment("iphone-se-3", screen("sheet=true", "bars=navigation"))
    #expect(bar.taken == EdgeInsets(top: 20) && bar.safeArea == EdgeInsets(top: 66))
    #expect(try environment("iphone-16/landscape", screen("sheet=true")).taken == .zero)
    #expect(try environment("ipad-6", screen("sheet=true")).taken == .zero)
  }

  @Test("a cell and a view have no safe area", .statement("roots.insets", "roots.kinds")) func insets() throws
  {
    let cell = try environment("iphone-16/tab-bar", screen("root=cell", "rootSize=-x60"))
    #expect(cell.safeArea == .zero && cell.size == Size(width: 393, height: 852))
    #expect(cell.root == RootExtent(width: 393, height: 60, growsWithContent: true))
    let view = try environment("iphone-16", screen("root=view", "rootSize=100x-"))
    #expect(view.root == RootExtent(width: 100, height: 852, growsWithContent: false))
    #expect(try environment("iphone-16", screen("rootSize=100x-")).root == nil)
  }

  @Test("a window of its own is the screen's where it names no side", .statement("roots.window"))
  func window() throws {
    let device = try Device.catalogue.device(named: "iphone-16")
    func size(_ settings: String...) throws -> Size? {
      var attributes = Attributes()
      for setting in settings {
        let parts = setting.split(separator: "=").map(String.init)
        try attributes.set(parts[0], to: parts[1], kind: .view)
      }
      return RootTraits(attributes).window(on: device)
    }
    #expect(try size("device=iphone-16") == nil)
    #expect(try size("windowSize=600x600") == Size(width: 600, height: 600))
    #expect(try size("windowSize=-x600") == Size(width: 393, height: 600))
    #expect(try size("windowSize=600x-", "orientation=landscape") == Size(width: 600, height: 393))
  }

  @Test(
    "a cell in a window of its own has that height unless its content needs more", .statement("roots.window"))
  func row() throws {
    let cell = try screen("root=cell", "rootSize=-x60", "windowSize=320x60")
    let own = try environment("iphone-16/320x60", cell)
    #expect(own.root == RootExtent(width: 320, height: 60, growsWithContent: true, keepsHeight: true))
    #expect(own.root?.heightPriority == 748.5)
    #expect(try environment("iphone-16", cell).root?.heightPriority == .fittingSize)
  }

  /// What may differ between profiles: what bars and the status bar show.
  private static let varying: Set<ViewAttribute> = [
    .statusBar, .barTitle, .barPrompt, .barColor, .barLeading, .barTrailing, .tabTitles, .toolItems,
  ]

  @Test("it is said of the root alone, and on every profile alike", .statement("roots.alone"))
  func alone() throws {
    var screen = try screen()
    try screen.addView(named: "v", kind: .view)
    let cell = Attributes(.root, .text("cell"))
    #expect(throws: DesignError.onlyOfRoot(.root, view: "v")) {
      try screen.setView("v", kind: .view, attributes: cell)
    }
    #expect(throws: DesignError.onlyOfRoot(.root, view: "w")) {
      try screen.addView(named: "w", kind: .view, attributes: cell)
    }
    for attribute in ViewAttribute.allCases where attribute.row.isOfRoot {
      let settings = Attributes(attribute, .text("cell"))
      func vary() throws {
        try screen.addVariation(
          .view(.root, settings), when: Condition([.init(.width, .below, value: .number(9))]))
      }
      if Self.varying.contains(attribute) {
        try vary()
      } else {
        #expect(throws: DesignError.sameOnEveryProfile(attribute)) { try vary() }
      }
    }
  }
}
