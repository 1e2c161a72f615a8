import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("A recorded frame") struct RecordedContradictionsTests {
  /// The constraints that frames are recorded against, by the views' identifiers.
  private func found(
    _ subviews: String, _ constraints: String, more: String = "", plugIn: Int = 22504
  ) throws -> [String: [String]] {
    let root = SampleFile.root(subviews, constraints: constraints, more: more)
    let canvas = try SampleFile.scene(SampleFile.xib(root, plugIn: plugIn)).canvas(.recorded)
    let against = canvas.views.filter { !$0.against.isEmpty }.map { ($0.id.text, $0.against.map(\.text)) }
    return Dictionary(uniqueKeysWithValues: against)
  }

  private func constraint(
    _ first: String, _ second: String?, by constant: String, item: String = "root-1",
    of view: String = "v", more: String = ""
  ) -> String {
    let other = second.map { "secondItem='\(item)' secondAttribute='\($0)'" } ?? ""
    return
      "<constraint firstItem='\(view)' firstAttribute='\(first)' \(other) constant='\(constant)' \(more) id='c'/>"
  }

  private let box = SampleFile.view("view", "v", frame: "10 20 100 40")

  @Test("is against a required constraint between plain edges, centres and sizes that it doesn't keep")
  func plain() throws {
    for (first, second, kept, broken) in [
      ("top", "top", "20", "24"), ("leading", "leading", "10", "13"), ("right", "right", "-304", "-300"),
      ("centerX", "centerX", "-147", "0"), ("bottom", "bottom", "-836", "0"), ("width", nil, "100", "96"),
      ("height", "height", "-856", "0"),
    ] as [(String, String?, String, String)] {
      #expect(try found(box, constraint(first, second, by: kept)).isEmpty, "\(first)")
      #expect(try found(box, constraint(first, second, by: broken)) == ["v": ["c"]], "\(first)")
    }
  }

  @Test("keeps what it is off by no more than a point and rounding") func rounding() throws {
    #expect(try found(box, constraint("top", "top", by: "21.5")).isEmpty)
    #expect(try found(box, constraint("top", "top", by: "21.6")) == ["v": ["c"]])
    #expect(try found(box, constraint("top", "top", by: "22"), plugIn: 7520).isEmpty)
  }

  @Test("keeps inequalities that hold") func inequalities() throws {
    let most = "relation='lessThanOrEqual'"
    let least = "relation='greaterThanOrEqual'"
    #expect(try found(box, constraint("top", "top", by: "30", more: most)).isEmpty)
    #expect(try found(box, constraint("top", "top", by: "10", more: least)).isEmpty)
    #expect(try found(box, constraint("top", "top", by: "10", more: most)) == ["v": ["c"]])
    #expect(try found(box, constraint("top", "top", by: "30", more: least)) == ["v": ["c"]])
  }

  @Test("is asked of no constraint that may give way, go, or rest on what no frame says") func others() throws
  {
    for more in ["priority='999'", "placeholder='YES'", "symbolic='YES'"] {
      #expect(try found(box, constraint("top", "top", by: "24", more: more)).isEmpty, "\(more)")
    }
    #expect(try found(box, constraint("top", "topMargin", by: "24")).isEmpty)
    let guide = "<viewLayoutGuide key='safeArea' id='safe'/>"
    #expect(try found(box, constraint("top", "top", by: "24", item: "safe"), more: guide).isEmpty)
    let variation =
      "<variation key='widthClass=regular'><mask key='constraints'><exclude reference='c'/></mask></variation>"
    #expect(try found(box, constraint("top", "top", by: "24"), more: variation).isEmpty)
    let slider = SampleFile.view("slider", "v", frame: "10 20 100 40")
    #expect(try found(slider, constraint("leading", "leading", by: "13")).isEmpty)
    let marked = SampleFile.view("view", "v", frame: "10 20 100 40", attributes: "misplaced='YES'")
    #expect(try found(marked, constraint("top", "top", by: "24")).isEmpty)
    let scroll = SampleFile.view(
      "scrollView", "s", frame: "0 0 200 200", inside: "<subviews>\(box)</subviews>")
    #expect(try found(scroll, constraint("top", "top", by: "24", item: "s")).isEmpty)
    #expect(try found(scroll, constraint("top", "top", by: "24")).isEmpty)
  }

  @Test("in a view that is against one is so, too, and so are both of two neighbours") func touched() throws {
    let inner = SampleFile.view("view", "w", frame: "0 0 9 9")
    let outer = SampleFile.view("view", "v", frame: "10 20 100 40", inside: "<subviews>\(inner)</subviews>")
    #expect(try found(outer, constraint("top", "top", by: "24")) == ["v": ["c"], "w": ["c"]])
    let neighbour = SampleFile.view("view", "n", frame: "10 70 100 40")
    #expect(
      try found(box + neighbour, constraint("top", "bottom", by: "8", item: "v", of: "n"))
        == ["v": ["c"], "n": ["c"]])
    #expect(try found(box + neighbour, constraint("top", "bottom", by: "10", item: "v", of: "n")).isEmpty)
  }
}
