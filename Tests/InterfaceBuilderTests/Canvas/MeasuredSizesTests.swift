import DesignModel
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Sizes that the canvas's version decides") struct MeasuredSizesTests {
  /// The one view's size attribute and whether it is seeded.
  private func size(
    _ tag: String, _ attributes: String = "", _ inside: String = "", plugIn: Int = 22504
  ) throws -> (size: AttributeValue?, isSeeded: Bool, view: View) {
    let bytes = SampleFile.xib(
      SampleFile.root(SampleFile.view(tag, "v", "0 0 77 33", attributes, inside)), plugIn: plugIn,
      resources: "<image name='key' width='24' height='18'/>")
    let canvas = try SampleFile.scene(bytes).canvas(.measured)
    return (canvas.screen.views[1].attributes[.size], canvas.views[1].isSeeded, canvas.screen.views[1])
  }

  @Test(
    "are known for controls",
    arguments: [
      ("switch", 22504, AttributeValue.size(width: 51, height: 31)),
      ("switch", 24063, .size(width: 63, height: 28)),
      ("slider", 22504, .size(width: nil, height: 31)), ("slider", 24405, .size(width: nil, height: 34)),
      ("stepper", 14490, .size(width: 94, height: 29)), ("stepper", 22504, .size(width: 94, height: 32)),
      ("progressView", 15704, .size(width: nil, height: 2)),
      ("progressView", 16096, .size(width: nil, height: 4)),
      ("searchBar", 12120, .size(width: nil, height: 44)),
      ("searchBar", 24063, .size(width: nil, height: 64)),
      ("tabBar", 22504, .size(width: nil, height: 49)), ("pickerView", 22504, .size(width: 320, height: 216)),
      ("activityIndicatorView", 22504, .size(width: 20, height: 20)),
    ])
  func controls(tag: String, plugIn: Int, expected: AttributeValue) throws {
    let found = try size(tag, plugIn: plugIn)
    #expect(found.size == expected && !found.isSeeded)
  }

  @Test("of text fields follow border and version") func textFields() throws {
    #expect(try size("textField", "borderStyle='roundedRect'").size == .size(width: nil, height: 34))
    #expect(
      try size("textField", "borderStyle='roundedRect'", plugIn: 9059).size == .size(width: nil, height: 30))
    let plain = try size("textField")
    #expect(plain.size == .size(width: nil, height: 18) && plain.view.kind == .label)
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
    #expect(try size("button", "", "<state key='normal' title='Go'/>").size == nil)
    let inset = "<inset key='contentEdgeInsets' minX='1' minY='2' maxX='3' maxY='4'/>"
    #expect(
      try size("button", "", "<state key='normal' image='key'/>" + inset).size == .size(width: 28, height: 24)
    )
    let both = try size("button", "buttonType='system'", "<state key='normal' title='Go' image='key'/>")
    #expect(both.view.attributes[.insets] == .insets(EdgeInsets(top: 6, left: 24, bottom: 6, right: 0)))
    #expect(both.size == nil)
  }

  @Test("of empty labels, own classes and other fonts are seeded", .statement("import.seeded"))
  func unknowable() throws {
    #expect(try size("label").isSeeded)
    #expect(try !size("label", "text='x'").isSeeded)
    #expect(try size("label", "text='x' customClass='Badge'").isSeeded)
    let font = "<fontDescription key='fontDescription' name='Lobster' family='Lobster' pointSize='20'/>"
    #expect(try size("label", "text='x'", font).isSeeded)
  }
}
