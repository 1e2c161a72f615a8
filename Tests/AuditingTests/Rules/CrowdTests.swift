import Auditing
import AutoLayout
import DesignLanguage
import DesignModel
import Testing

@Suite("Very many views of one cause") struct CrowdTests {
  private func findings(_ count: Int, placed: Bool) throws -> [Finding] {
    var screen = Screen(id: "demo", name: "demo")
    var attributes = Attributes()
    attributes[.text] = .text("Label")
    for place in 0..<count {
      let view = try screen.addView(named: "l\(place)", kind: .label, attributes: attributes)
      for line in placed ? ["l\(place).leading == safeArea.leading", "l\(place).top == safeArea.top"] : [] {
        let text = try ConstraintText(parsing: line, in: screen)
        try screen.addConstraint { text.constraint(id: $0) }
      }
      _ = view
    }
    let engine = LayoutEngine(measuring: BlockRuler())
    let environment = try Profile(device: "iphone-16").environment(on: #require(Device.catalogue.first))
    let layout = engine.layout(screen, in: environment)
    return Audit(screen, engine: engine).findings(on: layout, in: environment)
  }

  @Test("grow by one finding for each cause, not by pairs or views", arguments: [100, 400])
  func folded(count: Int) throws {
    let free = try findings(count, placed: false)
    #expect(free.filter { $0.rule == "overlapping-views" }.map(\.parts.count) == [count])
    #expect(free.filter { $0.rule == "ambiguous-layout" }.map(\.parts.count) == [count])
    let placed = try findings(count, placed: true)
    #expect(placed.filter { $0.rule == "overlapping-views" }.count == 1)
    #expect(placed.filter { $0.rule == "ambiguous-layout" }.isEmpty)
  }

  @Test("few views are reported pair by pair") func few() throws {
    let free = try findings(24, placed: false)
    #expect(free.filter { $0.rule == "overlapping-views" }.count == 24 * 23 / 2)
    #expect(free.filter { $0.rule == "ambiguous-layout" }.count == 24)
  }
}
