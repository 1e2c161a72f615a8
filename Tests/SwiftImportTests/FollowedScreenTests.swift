import AutoLayout
import DesignModel
import Notation
import Testing

@testable import SwiftImport

@Suite("Numbers that follow the screen") struct FollowedScreenTests {
  /// A recording of a card and a label in it, with the card's width and the label's distance from the top.
  private func recording(
    width: Int = 320, top: Int = 8, points: Int = 17, frame: Int? = nil, priority: Int = 1000
  ) throws -> Recording {
    func side(_ view: Int, _ anchor: String, constant: Int, line: Int) -> String {
      #"""
      {"first":["\#(view)","\#(anchor)"],"second":["\#(view - 1)","\#(anchor)"],"relation":0,"multiplier":1,
      "constant":\#(constant),"priority":1000,"file":"A.swift","line":\#(line)}
      """#
    }
    let given = frame.map { #","frame":[0,300,\#($0),20,0,0,0]"# } ?? ""
    let constraints = [
      side(1, "leading", constant: 0, line: 1), side(1, "top", constant: 0, line: 2),
      side(2, "leading", constant: 0, line: 3), side(2, "top", constant: top, line: 4),
      #"""
      {"first":["1","width"],"relation":0,"constant":\#(width),"priority":\#(priority),"file":"A.swift","line":5,
      "changedFile":"A.swift","changedLine":9}
      """#,
      #"{"first":["1","width"],"relation":0,"constant":300,"priority":900,"file":"A.swift","line":6}"#,
    ]
    let json = try JSON(
      parsing: #"""
        {"views":[{"kind":"view","class":"V","attributes":{}},
        {"in":0,"kind":"view","class":"UIView","name":"card","attributes":{},"file":"A.swift","line":20},
        {"in":1,"kind":"view","class":"UIView","name":"mark","attributes":{"size":"\#(points)x20"}},
        {"in":0,"kind":"view","class":"UIView","name":"line","attributes":{},"file":"A.swift","line":30\#(given)}],
        "guides":[],"constraints":[\#(constraints.joined(separator: ","))]}
        """#)
    return try ReadRecording.recording(json)
  }

  /// What follows the screen in a window of 320 by 568 points.
  private func followed(_ inWindow: Recording, _ onScreen: Recording) -> [ObjectID: String] {
    var environment = LayoutEnvironment(size: ScreenMeasure.window, scale: 2)
    environment.display = .resizedPhone
    let engine = LayoutEngine(measuring: NoText())
    return FollowedScreen(inWindow, onScreen: onScreen, in: environment, by: engine).measures
      .mapValues(\.spelled)
  }

  @Test("are those of the views that the code gives them, with the line, not of what lies in these")
  func own()
    throws
  {
    #expect(try followed(recording(), recording(width: 393)) == ["card": "width 393 320 out A.swift:9"])
    #expect(try followed(recording(), recording(top: 12)) == ["mark": "top 12 8 A.swift:4"])
    #expect(try followed(recording(), recording(points: 20)) == ["mark": "width 20 17"])
    #expect(
      try followed(recording(frame: 320), recording(frame: 393)) == ["line": "width 393 320 out A.swift:30"])
  }

  @Test("are none where nothing differs, or the view lies where it did") func none() throws {
    #expect(try followed(recording(), recording()).isEmpty)
    #expect(try followed(recording(priority: 500), recording(width: 393, priority: 500)).isEmpty)
  }

  @Test("are marks on the views") func marks() throws {
    let engine = LayoutEngine(measuring: NoText())
    let environment = LayoutEnvironment(size: ScreenMeasure.window, scale: 2)
    let followed = try FollowedScreen(
      recording(), onScreen: recording(width: 393), in: environment, by: engine)
    let views = RecordedDesign(try recording()).views
    let lists = ScreenLists { $0.views = views }.marked(followed)
    let sides: [ScreenMeasure.Side?] = lists.views.map { $0.attributes.screenMeasure?.side }
    #expect(sides == [nil, .width, nil, nil])
  }
}
