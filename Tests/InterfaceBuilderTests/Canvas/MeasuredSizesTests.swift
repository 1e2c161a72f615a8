import DesignModel
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Sizes that the canvas's version decides") struct MeasuredSizesTests {
  /// The one view's own size and whether it is seeded.
  private func size(
    _ tag: String, _ attributes: String = "", inside: String = "", plugIn: Int = 22504
  ) throws -> (size: AttributeValue?, isSeeded: Bool, view: View) {
    let bytes = SampleFile.xib(
      SampleFile.root(SampleFile.view(tag, "v", frame: "0 0 77 33", attributes: attributes, inside: inside)),
      plugIn: plugIn,
      resources: "<image name='key' width='24' height='18'/><image name='low' width='24' height='10'/>")
    let canvas = try SampleFile.scene(bytes).canvas(.measured)
    return (canvas.screen.views[1].sizeOnCanvas, canvas.views[1].isSeeded, canvas.screen.views[1])
  }

  private func table(_ plugIn: Int) throws -> CanvasCustoms.ControlSizes {
    let canvas = try SampleFile.scene(SampleFile.xib(SampleFile.root(), plugIn: plugIn)).canvas(.measured)
    return try #require(canvas.environment.canvas).controls
  }

  @Test("are known for controls") func controls() throws {
    #expect(try table(22504).switches == Size(width: 51, height: 31))
    #expect(try table(24063).switches == Size(width: 63, height: 28))
    #expect(try [23506, 23721, 24405].map { try table($0).slider } == [31, 34, 34])
    #expect(try [14490, 22504].map { try table($0).stepper } == [29, 32])
    #expect(try [15704, 16087, 17126].map { try table($0).progress } == [2, 2, 4])
    #expect(try [12120, 24063].map { try table($0).searchBar } == [44, 64])
    // Recorded: a date picker 320×162 (7520), a picker 600×216 (9049), and two at 162 that constraints of 150 at 750
    // pull at (14799, 14806).
    #expect(try [7520, 9049, 14799, 15404].map { try table($0).picker } == [162, 216, 162, 216])
    #expect(try [9059, 14490, 22504].map { try table($0).roundedField } == [30, 30, 34])
    #expect(try [14490, 22504].map { try table($0).plainFieldExcess } == [0, 1])
  }

  @Test(
    "are known for bars and pickers",
    arguments: [
      ("tabBar", 22504, AttributeValue.size(width: nil, height: 49)),
      ("pickerView", 22504, .size(width: 320, height: 216)),
      ("pickerView", 7520, .size(width: 320, height: 162)),
      ("navigationBar", 23506, .size(width: nil, height: 44)),
      ("navigationBar", 24504, .size(width: nil, height: 54)),
      ("toolbar", 22504, .size(width: nil, height: 44)),
    ])
  func bars(tag: String, plugIn: Int, expected: AttributeValue) throws {
    let found = try size(tag, plugIn: plugIn)
    #expect(found.size == expected && !found.isSeeded)
  }

  @Test("of text fields follow their border") func textFields() throws {
    #expect(try size("textField", "borderStyle='roundedRect'").size == nil)
    let plain = try size("textField")
    #expect(plain.size == nil && plain.view.kind == .textField)
    #expect(plain.view.attributes[.borderStyle] == .text("none"))
    #expect(try size("textField", "borderStyle='line'").view.attributes[.borderStyle] == .text("line"))
  }

  @Test(
    "of page controls follow their dots",
    arguments: [(16087, 39.0, 37.0), (22684, 116, 26), (24063, 74, 26)])
  func pages(plugIn: Int, width: Double, height: Double) throws {
    let controls = try table(plugIn)
    #expect(controls.dotPitch * 3 + controls.dotEnds == width && controls.dotHeight == height)
  }

  @Test("of a toolbar above a home indicator are 49") func toolbar() throws {
    let bar = SampleFile.view("toolbar", "bar", frame: "0 813 414 49")
    let root = SampleFile.root(
      bar,
      constraints:
        "<constraint firstItem='bar' firstAttribute='bottom' secondItem='safe' secondAttribute='bottom' id='c'/>",
      more: "<viewLayoutGuide key='safeArea' id='safe'/>")
    func size(_ device: String) throws -> AttributeValue? {
      let file = SampleFile.xib(root, plugIn: 17126, device: device)
      return try SampleFile.scene(file).canvas(.measured).screen.views[1].sizeOnCanvas
    }
    #expect(try size("retina6_1") == .size(width: nil, height: 49))
    #expect(try size("retina4_7") == .size(width: nil, height: 44))
  }

  @Test("of a button's symbol or image reference are seeded where the file doesn't have them")
  func symbolButtons() throws {
    #expect(try size("button", "buttonType='contactAdd'").isSeeded)
    let reference = "<imageReference key='image' image='trash' catalog='system'/>"
    #expect(try size("button", "", inside: "<state key='normal'>\(reference)</state>").isSeeded)
    let known = "<imageReference key='image' image='key'/>"
    #expect(
      try size("button", "", inside: "<state key='normal'>\(known)</state>").size
        == .size(width: 24, height: 22))
  }

  @Test(
    "of images are those of the resources; what the file doesn't size is seeded", .statement("import.seeded"))
  func images() throws {
    #expect(try size("imageView", "image='key'").size == .size(width: 24, height: 18))
    let unknown = try size("imageView", "image='lost'")
    #expect(unknown.size == .size(width: 77, height: 33) && unknown.isSeeded)
    #expect(try size("imageView", "image='key' catalog='system'").isSeeded)
    #expect(try size("imageView").isSeeded)
  }

  @Test("of buttons count the image") func buttons() throws {
    #expect(try size("button", "", inside: "<state key='normal' title='Go'/>").size == nil)
    let inset = "<inset key='contentEdgeInsets' minX='1' minY='2' maxX='3' maxY='4'/>"
    #expect(
      try size("button", "", inside: "<state key='normal' image='key'/>" + inset).size
        == .size(width: 28, height: 28))
    // Without a title it is at least as high as a line of its font: 18 points, 15 of a system button.
    let low = "<state key='normal' image='low'/>"
    #expect(try size("button", inside: low).size == .size(width: 24, height: 22))
    #expect(try size("button", "buttonType='system'", inside: low).size == .size(width: 24, height: 18))
    #expect(
      try size("button", inside: "<state key='normal' backgroundImage='low'/>").size
        == .size(width: 24, height: 10))
    // Beside a title the image widens a button by what its size alone doesn't say.
    let both = try size(
      "button", "buttonType='system'", inside: "<state key='normal' title='Go' image='key'/>")
    #expect(both.view.attributes[.insets] == nil && both.isSeeded)
    #expect(both.size == .size(width: 77, height: 33))
    let behind = try size("button", "", inside: "<state key='normal' title='Go' backgroundImage='key'/>")
    #expect(behind.size == nil && !behind.isSeeded)
  }

  @Test("of empty labels, own classes and other fonts are seeded", .statement("import.seeded"))
  func unknowable() throws {
    #expect(try size("label").isSeeded)
    #expect(try !size("label", "text='x'").isSeeded)
    #expect(try size("label", "text='x' customClass='Badge'").isSeeded)
    let font = "<fontDescription key='fontDescription' name='Lobster' family='Lobster' pointSize='20'/>"
    #expect(try size("label", "text='x'", inside: font).isSeeded)
    // A text view that scrolls has no size of its own.
    #expect(try size("textView", "text='x' scrollEnabled='NO'", inside: font).isSeeded)
    #expect(try !size("textView", "text='x' scrollEnabled='NO'").isSeeded)
    #expect(try !size("textView", "text='x'", inside: font).isSeeded)
  }

  @Test("say by axis why they were seeded", .statement("import.seeded")) func seedKinds() throws {
    func kinds(_ tag: String, _ attributes: String = "", inside: String = "") throws -> [SeedKind?] {
      let view = SampleFile.view(tag, "v", frame: "0 0 77 33", attributes: attributes, inside: inside)
      let canvas = try SampleFile.scene(SampleFile.xib(SampleFile.root(view))).canvas(.measured)
      return [canvas.views[1].seededWidth, canvas.views[1].seededHeight]
    }
    let font = "<fontDescription key='fontDescription' name='Lobster' family='Lobster' pointSize='20'/>"
    #expect(try kinds("label") == [.emptyText, .emptyText])
    #expect(try kinds("label", "text='x' customClass='Badge'") == [.ownClass, .ownClass])
    #expect(try kinds("label", "text='x'", inside: font) == [.font, .font])
    #expect(try kinds("imageView") == [.image, .image])
    #expect(try kinds("segmentedControl") == [.segments, nil])
    let width = "<constraints><constraint firstAttribute='width' constant='77' id='w'/></constraints>"
    #expect(try kinds("imageView", "", inside: width) == [nil, .image])
  }
}
