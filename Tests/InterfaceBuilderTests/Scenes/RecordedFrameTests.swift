import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("Frames that a file spells as insets") struct RecordedFrameTests {
  /// The frame of a view of 300 by 200 points' first subview, whose frame is spelled by those attributes.
  private func frame(_ spelled: String) throws -> Rect? {
    let inner = "<view id='v'><frame key='frameInset' \(spelled)/></view>"
    let outer = SampleFile.view(
      "view", "o", frame: "0 0 300 200", inside: "<subviews>\(inner)</subviews>", isAuto: true)
    let tree = try SampleFile.scene(SampleFile.xib(SampleFile.root(outer))).tree
    let object = try #require(tree.indexes["v"].map { tree.objects[$0] })
    #expect(object.recorded == object.frame)
    return object.recorded
  }

  @Test("begin at insets and are as long as said") func lengths() throws {
    #expect(
      try frame("minX='20' minY='30' width='100' height='40'") == Rect(x: 20, y: 30, width: 100, height: 40))
    #expect(try frame("width='100' height='40'") == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(
      try frame("maxX='20' minY='30' width='100' height='40'") == Rect(x: 180, y: 30, width: 100, height: 40))
  }

  @Test("reach to the superview's other edge where no length is said") func edges() throws {
    #expect(try frame("minX='20' minY='30' height='40'") == Rect(x: 20, y: 30, width: 280, height: 40))
    #expect(try frame("minX='20' maxX='30'") == Rect(x: 20, y: 0, width: 250, height: 200))
    #expect(try frame("") == Rect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("lie in the middle where an inset is half of what is free") func shares() throws {
    #expect(
      try frame("minX='50.00%' minY='30' width='100' height='40'")
        == Rect(x: 100, y: 30, width: 100, height: 40))
    #expect(try frame("minX='50.00%' minY='30' height='40'") == nil)
  }

  @Test("keep their spelling when a size is written back") func writing() throws {
    let inner = "<view id='v'><frame key='frameInset' minX='20' minY='30' width='100' height='40'/></view>"
    let notes = try SampleFile.scene(SampleFile.xib(SampleFile.root(inner))).design(id: "s", name: "s").notes
    #expect(notes.isEmpty)
  }
}
