import Matrix
import AutoLayout
import DesignModel
import Findings
import Testing
import Typography
import Storage

@Suite("Budgets of texts") struct TextBudgetsTests {
  private let engine = LayoutEngine(measuring: SystemText())

  /// A label of one line that is as wide as the screen or that many points.
  private func screen(width: Double) throws -> Screen {
    var screen = Screen(id: "demo", name: "demo")
    var attributes = Attributes()
    attributes[.text] = .text("Sign in")
    try screen.addView(named: "title", kind: .label, attributes: attributes)
    try screen.addConstraint(
      { LayoutConstraint(id: $0, AnchoredItem(Item("title"), .width), .equal, to: nil, constant: width) })
    return screen
  }

  private func budgets(_ screen: Screen, byClass: Bool = false) throws -> [TextBudget] {
    let profiles = try ["iphone-se-3", "ipad-mini-6"].map {
      try Profile(device: $0).resolved(on: Device.catalogue)
    }
    return TextBudgets(screen, on: profiles, engine: engine).budgets(byClass: byClass, jobs: 2)
  }

  @Test("are the longer the more room there is, and hold") func room() throws {
    let lengths = try [60.0, 120, 240].map { try #require(budgets(screen(width: $0)).first?.characters) }
    #expect(lengths == lengths.sorted() && Set(lengths).count == 3)
    let text = TextOfLength(
      screen: try screen(width: 120), view: try screen(width: 120).view(named: "title"), attribute: .text)
    let environment = try Profile(device: "iphone-se-3").resolved(on: Device.catalogue).key.environment
    for (length, fits) in [(lengths[1], true), (lengths[1] + 1, false)] {
      let layout = engine.layout(text.screen(ofLength: length), in: environment)
      #expect((layout.view("title")?.text?.isTruncated == false) == fits)
    }
  }

  @Test("are reported for phones and pads, where there are such") func classes() throws {
    let found = try budgets(screen(width: 120), byClass: true)
    #expect(found.count == 2 && found.allSatisfy { $0.class != nil })
    #expect(try budgets(screen(width: 120)).map(\.class) == [nil])
  }
}
