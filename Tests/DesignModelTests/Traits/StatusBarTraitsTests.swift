import DesignLanguage
import DesignModel
import DesignSamples
import TestSupport
import Testing

@Suite("The status bar") struct StatusBarTraitsTests {
  private func screen(_ condition: String? = nil) throws -> Screen {
    var screen = try Screen.example()
    let hidden = Attributes(.statusBar, .text("hidden"))
    if let condition {
      try screen.addVariation(.view(.root, hidden), when: try Condition(parsing: condition))
    } else {
      try screen.setView(.root, kind: .view, attributes: hidden)
    }
    return screen
  }

  private func top(_ screen: Screen, _ profile: String) throws -> (top: Double, isHidden: Bool) {
    let profile = try Profile(named: profile)
    let device = try #require(Device.catalogue.first { $0.name == profile.device })
    let settled = profile.environment(on: device).settled(for: screen)
    #expect(settled.settled(for: screen) == settled)
    return (settled.safeArea.top, settled.hidesStatusBar)
  }

  @Test(
    "takes its points off the safe area but beside a camera", .statement("safe-area.status-bar"),
    arguments: [
      ("iphone-se-3/portrait", 20.0, 0.0), ("iphone-se-3/portrait/navigation-bar/tab-bar", 74, 54),
      ("iphone-se-3/landscape", 0, 0), ("iphone-16/portrait", 59, 59), ("iphone-17/landscape", 0, 0),
      ("ipad-9/portrait", 20, 0), ("ipad-pro-11/landscape", 32, 0), ("ipad-pro-11/portrait/tab-bar", 32, 0),
    ])
  func safeArea(profile: String, shown: Double, hidden: Double) throws {
    let shownTop = try top(try .example(), profile)
    let hiddenTop = try top(try screen(), profile)
    #expect(shownTop == (shown, false) && hiddenTop == (hidden, true))
  }

  @Test("is hidden where a condition says so", .statement("safe-area.status-bar"))
  func condition() throws {
    let screen = try screen("vclass = compact")
    #expect(try top(screen, "iphone-16/portrait").isHidden == false)
    #expect(try top(screen, "iphone-16/landscape").isHidden == true)
    let scrolled = try self.screen("scroll > 100")
    #expect(try top(scrolled, "iphone-16/portrait/scroll:list=0,100").isHidden == false)
    #expect(try top(scrolled, "iphone-16/portrait/scroll:list=0,101").isHidden == true)
  }

  @Test("is not shown on phones in landscape, whatever a screen says", .statement("safe-area.status-bar"))
  func landscape() throws {
    for (profile, isShown) in [
      ("iphone-16/portrait", true), ("iphone-16/landscape", false), ("ipad-9/landscape", true),
    ] {
      let parsed = try Profile(named: profile)
      let device = try #require(Device.catalogue.first { $0.name == parsed.device })
      let (plain, hidden) = (try Screen.example(), try screen())
      #expect(parsed.environment(on: device).settled(for: plain).showsStatusBar == isShown, "\(profile)")
      #expect(!parsed.environment(on: device).settled(for: hidden).showsStatusBar, "\(profile)")
    }
  }

  @Test("is said of the root alone, and may vary where other things of it may not")
  func roots() throws {
    var screen = try screen()
    let condition = try Condition(parsing: "vclass = compact")
    #expect(throws: DesignError.onlyOfRoot(.statusBar, view: "form")) {
      try screen.addVariation(.view("form", Attributes(.statusBar, .text("hidden"))), when: condition)
    }
    #expect(throws: DesignError.sameOnEveryProfile(.bars)) {
      try screen.addVariation(.view(.root, Attributes(.bars, .text("tab"))), when: condition)
    }
  }
}
