import DesignModel
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("What a file says and nobody reads") struct NoteUnknownTests {
  private func notes(_ subviews: String, constraints: String = "") throws -> [String] {
    try SampleFile.scene(SampleFile.xib(SampleFile.root(subviews, constraints: constraints))).notes.map(
      \.text)
  }

  @Test("is noted by name", .statement("import.unknown")) func unknown() throws {
    #expect(
      try notes(
        SampleFile.view("label", "l", "0 0 9 9", "sparkle='YES' text='a'", "<glitter key='g'/>"),
        constraints: "<constraint firstItem='l' firstAttribute='width' constant='9' mood='good' id='c'/>")
        == [
          "<glitter> in <label> is not known; it is left out",
          "attribute 'mood' of <constraint> is not known; it is left out",
          "attribute 'sparkle' of <label> is not known; it is left out",
        ])
  }

  @Test("is noted where a word is none of the attribute's") func words() throws {
    #expect(
      try notes(SampleFile.view("textField", "f", "0 0 9 9", "borderStyle='dotted' hidden='maybe'")) == [
        "borderStyle 'dotted' of <textField> is not known; it is left out",
        "hidden 'maybe' of <textField> is not known; it is left out",
      ])
  }

  @Test("is noted in a variation, where it stands") func variations() throws {
    let view = SampleFile.view(
      "stackView", "s", "0 0 9 9", "", "\n<variation key='heightClass=compact' glow='1' axis='vertical'/>")
    let scene = try SampleFile.scene(SampleFile.xib(SampleFile.root(view)))
    #expect(scene.notes.map(\.text) == ["attribute 'glow' of <stackView> is not known; it is left out"])
    #expect(scene.notes[0].line > scene.tree.objects[1].element.line)
  }

  @Test(
    "is not noted where it is known to say nothing for a layout, and of one class where it speaks of that")
  func known() throws {
    #expect(try notes(SampleFile.view("label", "l", "0 0 9 9", "opaque='NO' alpha='0.5' tag='3'")).isEmpty)
    #expect(try notes(SampleFile.view("tableView", "t", "0 0 9 9", "style='plain'")).isEmpty)
    #expect(try notes(SampleFile.view("slider", "t", "0 0 9 9", "style='plain'")).count == 1)
  }
}
