import AutoLayout
import Conditions
import DesignLanguage
import DesignModel
import TestSupport
import Testing

@Suite("What a screen reads") struct LayoutReadsTests {
  private func reads(_ measuring: any TextMeasuring = FixedRuler(), _ build: (inout Screen) throws -> Void)
    throws
    -> EnvironmentReads
  {
    LayoutEngine(measuring: measuring).prepare(try Screen.built(build)).reads
  }

  @Test("is the window alone without texts, scroll views and conditions") func nothing() throws {
    let reads = try reads {
      try $0.add(.view, "box")
      try $0.constrain("box.top == safeArea.top", "box.leading == layoutMargins.leading", "box.width == 40")
    }
    #expect(reads == .surroundings)
  }

  @Test("is no more of a window than its width where a cell or a view is as high in any") func onItsOwn()
    throws
  {
    func readsOfRoot(_ attributes: String, _ build: (inout Screen) throws -> Void = { _ in }) throws
      -> EnvironmentReads
    {
      try reads {
        try $0.setView(.root, kind: .view, attributes: .spelled(attributes, for: .view))
        try build(&$0)
      }
    }
    #expect(try readsOfRoot("root=cell") == [])
    #expect(try readsOfRoot("root=cell windowSize=320x-") == [])
    #expect(try readsOfRoot("root=cell windowSize=320x60") == .surroundings)
    #expect(try readsOfRoot("root=view rootSize=-x106") == [])
    #expect(try readsOfRoot("root=view rootSize=300x-") == .surroundings)
    #expect(try readsOfRoot("root=cell") { try $0.add(.scroll, "a") }.contains(.surroundings))
    let above = try readsOfRoot("root=cell") {
      try $0.add(.view, "box")
      try $0.constrain("box.bottom == keyboard.top")
    }
    #expect(above == [.keyboard, .surroundings])
    let held = try readsOfRoot("root=cell") {
      try $0.add(.view, "a")
      try $0.addVariation(
        .view("a", .spelled("hidden=true", for: .view)), when: Condition(parsing: "orientation = landscape"))
    }
    #expect(held == .surroundings)
  }

  @Test("is what its parts ask for") func parts() throws {
    #expect(try reads { try $0.add(.label, "a") } == [.textSize, .boldText, .systemOfTexts, .surroundings])
    #expect(try reads { try $0.add(.segmentedControl, "a") } == [.boldText, .systemOfTexts, .surroundings])
    #expect(try reads { try $0.add(.stepper, "a") } == [.systemOfTexts, .surroundings])
    #expect(try reads { try $0.add(.slider, "a") } == [.systemOfControls, .surroundings])
    #expect(try reads { try $0.add(.scroll, "a") } == [.focus, .offsets, .surroundings])
    #expect(try reads { try $0.add(.scroll, "a", with: "keyboardAvoidance=true") }.contains(.keyboard))
    let keyboard = try reads {
      try $0.add(.view, "box")
      try $0.constrain("box.bottom == keyboard.top")
    }
    #expect(keyboard == [.keyboard, .surroundings])
    let readable = try reads {
      try $0.add(.view, "box")
      try $0.constrain("box.leading == readableContent.leading")
    }
    #expect(readable == [.textSize, .systemOfControls, .surroundings])
  }

  @Test("is the direction where something is said of left or right") func sides() throws {
    func readsDirection(_ constraints: String..., margins: String = "8") throws -> Bool {
      try reads {
        try $0.add(.view, "a", with: "layoutMargins=\(margins)")
        try $0.add(.view, "b")
        for constraint in constraints { try $0.constrain(constraint) }
      }.contains(.direction)
    }
    #expect(try !readsDirection("a.leading == safeArea.leading", "a.centerX == b.centerX", "b.width == 3"))
    #expect(try readsDirection("a.left == safeArea.left"))
    #expect(try readsDirection("a.centerX == b.centerX + 1"))
    #expect(try readsDirection("a.centerX >= b.centerX"))
    let varied = try reads {
      try $0.add(.view, "a")
      try $0.addVariation(
        .view("a", .spelled("hidden=true", for: .view)), when: Condition(parsing: "direction = rtl"))
    }
    #expect(varied == [.direction, .surroundings])
    #expect(try !readsDirection(margins: "1,2,3,2"))
    #expect(try readsDirection(margins: "1,2,3,4"))
  }

  @Test(
    "distinguishes systems where something changed",
    arguments: [(8.0, 12.0), (13, 13), (13.5, 13), (14, 18), (26, 18)])
  func systems(version: Double, usual: Double) {
    let environment = LayoutEnvironment.plain(300).with { $0.os = version }
    #expect(environment.reduced(to: .systemOfTexts).os == usual)
    #expect(environment.reduced(to: .systemOfControls).os == (version < 26 ? 18 : 26))
    #expect(environment.reduced(to: [.system, .surroundings]) == environment)
    #expect(environment.reduced(to: []).os == 18)
  }

  /// What isn't read can be anything: the layout stays, to the last bit.
  @Test("decides its layouts, whatever else an environment has", arguments: 0..<80) func law(seed: Int) throws
  {
    var screen = try RandomScreen(seed).build()
    let root = ["root=cell", "root=view rootSize=-x200", ""][seed % 3]
    try screen.setView(.root, kind: .view, attributes: .spelled(root, for: .view))
    let prepared = LayoutEngine(measuring: FixedRuler()).prepare(screen)
    var random = SeededNumbers(seed: UInt64(seed) + 7000)
    for _ in 0..<6 {
      let environment = LayoutEnvironment.plain(300 + Double(Int.random(in: 0..<90, using: &random))).with {
        $0.textSize = TextSize.allCases.randomElement(using: &random)!
        $0.boldText = Bool.random(using: &random)
        $0.direction = Bool.random(using: &random) ? .ltr : .rtl
        $0.keyboardHeight = Bool.random(using: &random) ? 216 : nil
        $0.focus = Bool.random(using: &random) ? screen.views.randomElement(using: &random)!.name : nil
        $0.state = Bool.random(using: &random) ? "other" : nil
        $0.os = [9, 12, 13, 14, 18, 26, 27].randomElement(using: &random)!
        $0.size.height = Double(Int.random(in: 500..<900, using: &random))
        $0.safeArea.top = [0, 20, 59].randomElement(using: &random)!
        $0.idiom = Bool.random(using: &random) ? .phone : .pad
        $0.orientation = Bool.random(using: &random) ? .portrait : .landscape
      }
      #expect(
        prepared.layout(in: environment) == prepared.layout(in: environment.reduced(to: prepared.reads)))
      guard !prepared.reads.contains(.direction), let twin = environment.leftToRightTwin else { continue }
      let (layout, mirrored) = prepared.layouts(in: twin, andItsMirror: environment)
      #expect(layout == prepared.layout(in: twin))
      #expect(mirrored == prepared.layout(in: environment))
      // Content of scroll views may begin between two pixels.
      if screen.views.contains(where: { $0.kind == .scroll }) { continue }
      #expect(prepared.mirrored(layout.views, scale: twin.scale) == mirrored.views)
    }
  }
}
