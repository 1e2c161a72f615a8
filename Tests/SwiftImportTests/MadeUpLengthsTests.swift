import DesignModel
import Notation
import Testing

@testable import SwiftImport

@Suite("Lengths that are made up") struct MadeUpLengthsTests {
  /// A recording of a line and a mark below it, with the mark's distance from the top and the line's width.
  private func recording(top: Int = 8, width: Int = 44) throws -> Recording {
    try ReadRecording.recording(
      JSON(
        parsing: #"""
          {"views":[{"kind":"view","class":"V","attributes":{}},
          {"in":0,"kind":"view","class":"UIView","name":"line","attributes":{"size":"\#(width)x20"}},
          {"in":0,"kind":"view","class":"UIView","name":"mark","attributes":{}}],"guides":[],"constraints":[
          {"first":["0","width"],"relation":0,"constant":\#(width),"priority":1000},
          {"first":["2","top"],"second":["0","top"],"relation":0,"multiplier":1,"constant":\#(top),"priority":1000}]}
          """#))
  }

  @Test("decide about the views that have other numbers with longer ones, the root left out") func views()
    throws
  {
    let own = try recording()
    #expect(try MadeUpLengths(own, longer: recording()).views == [])
    #expect(try MadeUpLengths(own, longer: recording(top: 9)).views == ["mark"])
    #expect(try MadeUpLengths(own, longer: recording(top: 9, width: 45)).views == ["mark", "line"])
  }
}
