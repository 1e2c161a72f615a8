import DesignModel
import Testing

@testable import Rendering

@Suite("Movement") struct MovementPictureTests {
  @Test("is counted over views that moved, came and went") func counts() {
    var before = MadeUpPicture()
    before.add("kept", .label, at: Rect(x: 0, y: 0, width: 50, height: 20))
    before.add("moved", .label, at: Rect(x: 0, y: 30, width: 50, height: 20))
    before.add("gone", .label, at: Rect(x: 0, y: 60, width: 50, height: 20))
    var after = MadeUpPicture()
    after.add("kept", .label, at: Rect(x: 0.25, y: 0, width: 50, height: 20))
    after.add("moved", .label, at: Rect(x: 0, y: 90, width: 50, height: 20))
    after.add("new", .label, at: Rect(x: 0, y: 120, width: 50, height: 20))
    let picture = MovementPicture(before: before.picture(), after: after.picture())
    let document = SVGWriter.document(picture.drawing)
    #expect(document.contains(">1 moved, 1 added, 1 removed</text>") || document.contains("1 moved, 1 added"))
    // The arrow's head: one closed path in the colour of movement.
    #expect(document.contains("Z\" fill=\"#D70015\""))
  }
}
