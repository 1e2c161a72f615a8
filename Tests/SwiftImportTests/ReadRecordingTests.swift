import DesignModel
import Notation
import Testing

@testable import SwiftImport

@Suite("Recordings") struct ReadRecordingTests {
  private func read(_ text: String) throws -> Recording { try ReadRecording.recording(JSON(parsing: text)) }

  @Test("hold views, guides and constraints as the recorder reports them") func reading() throws {
    let recording = try read(
      """
      {"views":[{"kind":"view","class":"V","attributes":{}},
      {"in":0,"kind":"label","class":"UILabel","name":"title","file":"A.swift","line":3,"attributes":{"text":"Hi","no":"1"}}],
      "guides":[{"in":0,"name":"middle"}],
      "constraints":[{"first":["1","top"],"relation":0,"second":["0.safeArea","top"],"multiplier":1,"constant":8,"priority":750,"file":"A.swift","line":9},
      {"first":["g0","leading"],"relation":1,"second":["1","leading"],"constant":0,"priority":1000}],
      "touched":["textSize","nonsense"],"actions":[{"view":1,"method":"tap"}],"notes":[{"text":"so","line":0}]}
      """)
    #expect(recording.views.map(\.kind) == [.view, .label])
    #expect(recording.views[1].attributes.text(.text) == "Hi")
    #expect(recording.views[1].place?.description == "A.swift:3")
    #expect(recording.constraints[0].place == SourceLine(file: "A.swift", line: 9))
    #expect(recording.constraints[0].second?.region == .safeArea)
    #expect(recording.constraints[1].first.owner == .guide(0))
    #expect(recording.touched == [.textSize])
  }

  @Test(
    "that are no trees, or speak of what isn't there, are refused",
    arguments: [
      #"{}"#, #"{"views":[]}"#, #"{"views":[{"in":0}]}"#, #"{"views":[{},{"in":1}]}"#, #"{"views":[{},{}]}"#,
      #"{"views":[{}],"guides":[{"in":1}]}"#,
      #"{"views":[{}],"constraints":[{"first":["1","top"],"relation":0,"constant":0,"priority":1}]}"#,
      #"{"views":[{}],"constraints":[{"first":["0","top"],"relation":7,"constant":0,"priority":1}]}"#,
      #"{"views":[{}],"constraints":[{"first":["0","top"],"relation":0,"constant":0,"priority":0}]}"#,
      #"{"views":[{}],"constraints":[{"first":["0","top"],"relation":0,"constant":1e300,"priority":1}]}"#,
      #"{"views":[{}],"constraints":[{"first":["0.attic","top"],"relation":0,"constant":0,"priority":1}]}"#,
    ])
  func refusing(text: String) throws {
    let json = try JSON(parsing: text)
    #expect(throws: ReadRecording.Fault.self) { try ReadRecording.recording(json) }
  }
}
