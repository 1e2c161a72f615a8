import DesignModel
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("What a file says and nobody reads") struct AccountForNamesTests {
  private func notes(_ subviews: String, constraints: String = "") throws -> [String] {
    try SampleFile.scene(SampleFile.xib(SampleFile.root(subviews, constraints: constraints))).notes.map(
      \.text)
  }

  @Test("is noted by name", .statement("import.unknown")) func unknown() throws {
    #expect(
      try notes(
        SampleFile.view(
          "label", "l", frame: "0 0 9 9", attributes: "sparkle='YES' text='a'", inside: "<glitter key='g'/>"),
        constraints: "<constraint firstItem='l' firstAttribute='width' constant='9' mood='good' id='c'/>")
        == [
          "<glitter> 'g' in <label> is not known; it is left out",
          "attribute 'mood' of <constraint> is not known; it is left out",
          "attribute 'sparkle' of <label> is not known; it is left out",
        ])
  }

  @Test("is noted where a word is none of the attribute's") func words() throws {
    #expect(
      try notes(
        SampleFile.view("textField", "f", frame: "0 0 9 9", attributes: "borderStyle='dotted' hidden='maybe'")
      ) == [
        "borderStyle 'dotted' of <textField> is not known; it is left out",
        "hidden 'maybe' of <textField> is not known; it is left out",
      ])
  }

  @Test("is noted in a variation, where it stands") func variations() throws {
    let view = SampleFile.view(
      "stackView", "s", frame: "0 0 9 9", attributes: "",
      inside: "\n<variation key='heightClass=compact' glow='1' axis='vertical'/>")
    let scene = try SampleFile.scene(SampleFile.xib(SampleFile.root(view)))
    #expect(scene.notes.map(\.text) == ["attribute 'glow' of <stackView> is not known; it is left out"])
    #expect(scene.notes[0].line > scene.tree.objects[1].element.line)
  }

  @Test(
    "is not noted where it is known to say nothing for a layout, and of one class where it speaks of that")
  func known() throws {
    #expect(
      try notes(
        SampleFile.view("label", "l", frame: "0 0 9 9", attributes: "opaque='NO' alpha='0.5' tag='3'")
      ).isEmpty)
    #expect(
      try notes(SampleFile.view("tableView", "t", frame: "0 0 9 9", attributes: "style='plain'")).isEmpty)
    #expect(
      try notes(SampleFile.view("slider", "t", frame: "0 0 9 9", attributes: "style='plain'")).count == 1)
  }

  private func losses(_ subviews: String, constraints: String = "") throws -> [String] {
    try SampleFile.scene(SampleFile.xib(SampleFile.root(subviews, constraints: constraints))).losses.map(
      \.text)
  }

  /// The beginnings of the losses, as far as they name what is lost.
  private func lost(_ subviews: String, constraints: String = "") throws -> [String] {
    try losses(subviews, constraints: constraints).map {
      $0.components(separatedBy: " stays in the file: ")[0]
    }
  }

  @Test("is noted of each part of an element, whatever else of it is read") func parts() throws {
    let button = SampleFile.view(
      "button", "b", frame: "0 0 9 9", attributes: "",
      inside: """
        <inset key='contentEdgeInsets' minX='1' minY='2' maxX='3' maxY='4'/>
        <inset key='titleEdgeInsets' minX='5' minY='0.0' maxX='0.0' maxY='0.0'/>
        <inset key='imageEdgeInsets' minX='0.0' minY='0.0' maxX='2.2250738585072014e-308' maxY='0.0'/>
        <state key='normal' title='Go' backgroundImage='plate'><color key='titleColor' red='1' green='0' blue='0'/></state>
        <state key='selected' title='Gone'/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type='number' keyPath='layer.cornerRadius'><real key='value' value='4'/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type='string' keyPath='theme' value='dark'/>
          <userDefinedRuntimeAttribute type='string' keyPath='accessibilityLabel' value='Leave'/>
        </userDefinedRuntimeAttributes>
        """)
    #expect(
      Set(try lost(button)) == [
        "<inset> 'titleEdgeInsets' in <button>", "backgroundImage of <state[normal]>",
        "title of <state[selected]>", "the runtime attribute 'theme' of <button>",
      ])
  }

  @Test("is noted of classes of the app's own, of bars in a scene and of constraints") func others() throws {
    let bar = SampleFile.view(
      "toolbar", "t", frame: "0 0 99 44", attributes: "customClass='Strip'",
      inside: "<items><barButtonItem title='Go' id='i'/></items>")
    let constraint =
      "<constraint firstItem='t' firstAttribute='width' constant='9' id='c' identifier='two words'/>"
    #expect(
      Set(try lost(bar, constraints: constraint)) == [
        "customClass of <toolbar>", "<items> in <toolbar>", "identifier of <constraint>",
      ])
  }

  @Test("is noted of the controller around the scene") func controllers() throws {
    let file = SampleFile.storyboard([
      """
      <viewController automaticallyAdjustsScrollViewInsets='NO' hidesBottomBarWhenPushed='YES' id='v' glow='1'
        sceneMemberID='viewController' title='Home'>
        \(SampleFile.root().replacingOccurrences(of: "<view ", with: "<view key='view' "))
        <navigationItem key='navigationItem' title='Home' largeTitleDisplayMode='never'/>
      </viewController>
      """
    ])
    let scene = try SampleFile.scene(file)
    #expect(
      scene.losses.map { $0.text.components(separatedBy: " stays")[0] } == [
        "automaticallyAdjustsScrollViewInsets of <viewController>",
        "hidesBottomBarWhenPushed of <viewController>",
        "largeTitleDisplayMode of <navigationItem>",
      ])
    #expect(scene.notes.map(\.text) == ["attribute 'glow' of <viewController> is not known; it is left out"])
  }

  @Test("is not noted where it is what UIKit has anyway, or what Xcode writes of every new view") func usual()
    throws
  {
    #expect(
      try losses(
        SampleFile.view(
          "label", "l", frame: "0 0 9 9",
          attributes: """
            opaque='NO' contentMode='left' userInteractionEnabled='NO' baselineAdjustment='alignBaselines'
            adjustsFontSizeToFit='NO' multipleTouchEnabled='YES' horizontalHuggingPriority='251' text='a'
            """, inside: "<nil key='textColor'/><nil key='highlightedColor'/>")
          + SampleFile.view(
            "button", "b", frame: "0 0 9 9",
            attributes:
              "opaque='NO' contentMode='scaleToFill' contentHorizontalAlignment='center' contentVerticalAlignment='center'"
          )
          + SampleFile.view(
            "textField", "f", frame: "0 0 9 9", attributes: "",
            inside: "<textInputTraits key='textInputTraits'/>")
      ).isEmpty)
    #expect(
      try lost(
        SampleFile.view(
          "label", "l", frame: "0 0 9 9", attributes: "contentMode='bottom' userInteractionEnabled='YES'")
          + SampleFile.view("button", "b", frame: "0 0 9 9", attributes: "contentHorizontalAlignment='left'"))
        == [
          "contentHorizontalAlignment of <button>", "contentMode of <label>",
        ])
  }

  @Test("is said once of a file, with how often and the first line") func grouped() {
    let notes = [ImportNote(9, "b"), ImportNote(4, "a"), ImportNote(3, "b"), ImportNote(5, "b")]
    #expect(
      ImportNote.grouped(notes).map { "\($0.line) \($0.sentence)" } == ["3 b (3 times, first here)", "4 a"])
  }
}
