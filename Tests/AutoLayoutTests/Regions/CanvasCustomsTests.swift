import AutoLayout
import DesignModel
import TestSupport
import Testing

@Suite("What a canvas has otherwise than a device") struct CanvasCustomsTests {
  private static let customs = CanvasCustoms(
    horizontalClass: nil, verticalClass: .regular, rootMargins: EdgeInsets(all: 5),
    marginsHoldSafeAreas: false,
    cells: .init(
      top: 15, bottom: 14, side: 13, wideSide: 20, wideFrom: 300, besideAccessory: 8, preserved: nil,
      isLeast: true),
    controls: .init(
      switches: Size(width: 63, height: 28), slider: 34, stepper: 29, progress: 2, segmentedControl: 29,
      searchBar: 44, picker: 162, roundedField: 30, plainFieldExcess: 0, dotPitch: 18, dotEnds: 20,
      dotHeight: 26))

  private func environment(_ canvas: CanvasCustoms? = customs) -> LayoutEnvironment {
    var result = LayoutEnvironment(
      size: Size(width: 320, height: 500), scale: 2, safeArea: EdgeInsets(top: 20))
    result.canvas = canvas
    return result
  }

  private func layout(_ canvas: CanvasCustoms? = customs, _ build: (inout Screen) throws -> Void) throws
    -> ScreenLayout
  {
    try Screen.built(build).layout(environment(canvas))
  }

  @Test("a root's margins and the sizes of controls are its own") func rootAndControls() throws {
    let layout = try layout {
      try $0.add(.switch, "flip")
      try $0.add(.pageControl, "dots", with: "pages=3")
      try $0.constrain(
        "flip.top == layoutMargins.top", "flip.left == layoutMargins.left", "dots.top == root.top",
        "dots.left == root.left")
    }
    #expect(layout.exact("flip") == Rect(x: 5, y: 5, width: 63, height: 28))
    #expect(layout.exact("dots") == Rect(x: 0, y: 0, width: 74, height: 26))
  }

  @Test(
    "a cell's content has the margins of its width, widened by what it is given, or those of its cell in a table"
  )
  func cells() throws {
    func frame(_ width: Int, _ attributes: String, on canvas: CanvasCustoms = Self.customs) throws -> Rect {
      try layout(canvas) {
        try $0.add(.view, "row")
        try $0.add(.tableCell, "content", in: "row", with: attributes)
        try $0.add(.view, "v", in: "content")
        try $0.constrain(
          "row.left == root.left", "row.top == root.top", "row.width == \(width)", "row.height == 100",
          "content.left == row.left", "content.right == row.right", "content.top == row.top",
          "content.bottom == row.bottom", "v.leading == content.leadingMargin",
          "v.trailing == content.trailingMargin",
          "v.top == content.topMargin", "v.bottom == content.bottomMargin")
      }.exact("v")
    }
    #expect(try frame(200, "") == Rect(x: 13, y: 15, width: 174, height: 71))
    #expect(try frame(310, "accessory=checkmark") == Rect(x: 20, y: 15, width: 282, height: 71))
    #expect(try frame(200, "layoutMargins=1,30,40,2") == Rect(x: 30, y: 15, width: 157, height: 45))
    var preserving = Self.customs
    preserving.cells.preserved = 16
    #expect(
      try frame(310, "preservesMargins=true", on: preserving) == Rect(x: 16, y: 15, width: 278, height: 71))
    #expect(try frame(310, "", on: preserving) == Rect(x: 20, y: 15, width: 270, height: 71))
  }

  @Test("required constraints win over sizes at 1000, rows have the file's height, placeholders hold")
  func priorities() throws {
    let screen = try Screen.built {
      try $0.add(.custom, "a", with: "size=50x50 compression=1000")
      try $0.add(.view, "row")
      try $0.add(.custom, "tall", in: "row", with: "size=10x90")
      try $0.constrain(
        "a.left == root.left", "a.top == root.top", "a.width == 20", "row.left == root.left",
        "row.top == root.top", "row.width == 100", "tall.left == row.left", "tall.top == row.top",
        "tall.bottom == row.bottom")
      try $0.addConstraint {
        LayoutConstraint(
          id: $0, AnchoredItem(Item("row"), .height), .equal, to: nil, constant: 44, priority: 749,
          origin: .autoresizing)
      }
    }
    let canvas = screen.layout(environment())
    #expect(canvas.status == .solved && canvas.exact("a").width == 20)
    #expect(canvas.exact("row").height == 44)
    let device = screen.layout(environment(nil))
    #expect(device.status != .solved && device.exact("row").height == 90)
  }

  @Test("conditions on size classes that it doesn't mean never hold") func classes() {
    let environment = environment()
    #expect(environment.value(of: .hclass) == .word("") && environment.value(of: .vclass) == .word("regular"))
    #expect(self.environment(nil).value(of: .hclass) == .word("compact"))
  }

  @Test("a cell that is a root has the file's size") func root() throws {
    let layout = try layout {
      try $0.setView(.root, kind: .view, attributes: .spelled("root=cell rootSize=-x60", for: .view))
    }
    #expect(layout.views[0].exact == Rect(x: 0, y: 0, width: 320, height: 500))
  }
}
