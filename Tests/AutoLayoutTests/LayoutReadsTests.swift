import AutoLayout
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

  @Test("is nothing without texts, scroll views and conditions") func nothing() throws {
    let reads = try reads {
      try $0.add(.view, "box")
      try $0.constrain("box.top == safeArea.top", "box.leading == layoutMargins.leading", "box.width == 40")
    }
    #expect(reads == [])
  }

  @Test("is what its parts ask for") func parts() throws {
    #expect(try reads { try $0.add(.label, "a") } == [.textSize, .boldText])
    #expect(try reads { try $0.add(.segmentedControl, "a") } == [.boldText])
    #expect(try reads { try $0.add(.scroll, "a") } == [.focus, .offsets])
    #expect(try reads { try $0.add(.scroll, "a", "keyboardAvoidance=true") }.contains(.keyboard))
    let keyboard = try reads {
      try $0.add(.view, "box")
      try $0.constrain("box.bottom == keyboard.top")
    }
    #expect(keyboard == .keyboard)
    let readable = try reads {
      try $0.add(.view, "box")
      try $0.constrain("box.leading == readableContent.leading")
    }
    #expect(readable == .textSize)
  }

  /// What isn't read can be anything: the layout stays, to the last bit.
  @Test("decides its layouts, whatever else an environment has", arguments: 0..<80) func law(seed: Int) throws
  {
    let screen = try RandomScreen(seed).build()
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
      }
      #expect(
        prepared.layout(in: environment) == prepared.layout(in: environment.reduced(to: prepared.reads)))
    }
  }
}
