import DesignModel
import Testing

@testable import Rendering

@Suite("A screen's drawing") struct DrawScreenTests {
  /// Every group of a drawing, from the outside in.
  private func groups(_ shapes: [Shape]) -> [Group] {
    shapes.flatMap { shape -> [Group] in
      if case .group(let group) = shape { [group] + groups(group.shapes) } else { [] }
    }
  }

  private func roles(_ picture: Picture) -> [String] { groups(picture.drawing.shapes).map(\.role) }

  @Test("grows by what lies beyond the window, and shows that pale") func overflow() {
    var made = MadeUpPicture()
    let plain = made.picture().drawing.size
    made.add("scroll", .scroll, at: Rect(x: 0, y: 0, width: 100, height: 200))
    made.add("far", .image, at: Rect(x: 0, y: 180, width: 100, height: 150), in: "scroll")
    let picture = made.picture()
    // To 330 points, while the device ends 46 below the window.
    #expect(picture.drawing.size.height == plain.height + 330 - 246)
    #expect(groups(picture.drawing.shapes).contains { $0.role == "layer scroll" && $0.opacity < 1 })
    let without = made.picture(layers: [.frames])
    #expect(without.drawing.size == plain && !roles(without).contains("layer scroll"))
  }

  @Test("has a bar beside content that a finger scrolls, and none where no finger does") func indicator() {
    func hasBar(_ greatest: Double) -> Bool {
      var made = MadeUpPicture()
      made.add("scroll", .scroll, at: Rect(x: 0, y: 0, width: 100, height: 200))
      made.layouts[1].scroll = ScrollLayout(
        contentSize: Size(width: 100, height: 400), insets: .zero, offset: .zero, least: .zero,
        greatest: Point(x: 0, y: greatest))
      return roles(made.picture()).contains("layer scroll")
    }
    #expect(hasBar(200) && !hasBar(0))
  }

  @Test("clips what lies in a scroll view, but not in a plain view") func clipping() {
    var made = MadeUpPicture()
    made.add("box", .view, at: Rect(x: 0, y: 0, width: 50, height: 50))
    made.add("out", .label, at: Rect(x: 40, y: 0, width: 50, height: 20), in: "box", text: "out")
    #expect(!roles(made.picture()).contains("clipped"))
    made.add("scroll", .scroll, at: Rect(x: 0, y: 60, width: 50, height: 50))
    made.add("in", .label, at: Rect(x: 40, y: 60, width: 50, height: 20), in: "scroll", text: "in")
    #expect(roles(made.picture()).contains("clipped"))
  }

  @Test("has a status bar where the screen shows one") func statusBar() throws {
    func showsTime(_ change: (inout LayoutEnvironment) -> Void) -> Bool {
      var made = MadeUpPicture(Size(width: 375, height: 667))
      made.insets.top = 20
      change(&made.environment)
      return "\(made.picture().device.face)".contains("9:41")
    }
    #expect(showsTime { _ in })
    #expect(!showsTime { $0.hidesStatusBar = true })
    #expect(!showsTime { $0.orientation = .landscape })
  }

  @Test("leaves hidden views out, with all that is in them") func hidden() {
    var made = MadeUpPicture()
    made.add("box", .view, at: Rect(x: 0, y: 0, width: 50, height: 50))
    made.add("inner", .image, at: Rect(x: 0, y: 0, width: 50, height: 50), in: "box")
    for view in 1...2 { made.layouts[view].isHidden = true }
    #expect(roles(made.picture()).filter { $0.hasPrefix("view ") } == ["view view"])
  }

  @Test("marks what is wrong") func findings() {
    var made = MadeUpPicture()
    made.add("title", .label, at: Rect(x: 10, y: 10, width: 50, height: 20), text: "Mon…")
    made.layouts[1].text = TextLayout(lines: 1, wanted: 1, shown: 3, total: 7, isTruncated: true)
    made.conflicts = [Conflict(members: [.builtIn("title", what: "width")])]
    made.ambiguities = [Ambiguity(view: "title", aspect: .x, least: 0, greatest: 4)]
    let shown = roles(made.picture())
    for layer in ["truncation", "conflicts", "ambiguities"] { #expect(shown.contains("layer \(layer)")) }
    let words = texts(made.picture().drawing.shapes)
    #expect(words.contains("3 of 7") && words.contains("x open") && words.contains("1 conflict"))
  }

  @Test("marks samples, and what an import made up, where the layer is asked for") func samples() {
    var made = MadeUpPicture()
    made.add(
      "title", .label, at: Rect(x: 10, y: 10, width: 50, height: 20),
      with: [(.sample, .text("filler"))], text: "Sample text")
    made.add(
      "card", .view, at: Rect(x: 10, y: 60, width: 50, height: 20), with: [(.madeUp, .flag(true))])
    made.add("own", .label, at: Rect(x: 10, y: 110, width: 50, height: 20), text: "Own")
    let words = texts(made.picture().drawing.shapes)
    #expect(words.filter { ["sample", "made up"].contains($0) }.sorted() == ["made up", "sample"])
    #expect(roles(made.picture()).contains("layer samples"))
    #expect(!roles(made.picture(layers: [.text])).contains("layer samples"))
  }

  private func texts(_ shapes: [Shape]) -> [String] {
    shapes.flatMap { shape -> [String] in
      switch shape {
      case .text(let run): [run.text]
      case .group(let group): texts(group.shapes)
      case .symbol(let symbol, _): texts(symbol.shapes)
      case .rectangle, .path, .image: []
      }
    }
  }

  @Test("draws every kind of view", arguments: ViewKind.allCases) func kinds(kind: ViewKind) {
    var made = MadeUpPicture()
    made.add("it", kind, at: Rect(x: 10, y: 10, width: 80, height: 40), text: "words")
    let group = groups(made.picture().drawing.shapes).first { $0.name == "it" }
    #expect(group?.shapes.isEmpty == false)
  }

  @Test("mirrors controls in right-to-left") func mirrored() {
    var made = MadeUpPicture()
    made.add("on", .switch, at: Rect(x: 20, y: 10, width: 51, height: 31))
    func knob() -> Double? {
      let group = groups(made.picture(layers: []).drawing.shapes).first { $0.name == "on" }
      guard case .rectangle(let rect, _, _)? = group?.shapes.last else { return nil }
      return rect.center.x
    }
    let upright = knob()
    made.environment.direction = .rtl
    #expect(upright == 35.5 && knob() == 15.5)
  }
}
