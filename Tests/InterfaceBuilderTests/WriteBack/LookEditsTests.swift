import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("Looks that are written back") struct LookEditsTests {
  /// The lines that go and come where attributes of a view change.
  private func difference(
    _ view: String, _ changes: [(ViewAttribute, AttributeValue?)]
  ) throws -> (gone: [String], new: [String]) {
    let text = String(decoding: SampleFile.xib(SampleFile.root(view)), as: UTF8.self)
      .split(separator: "><").joined(separator: ">\n<")
    let file = try InterfaceBuilderFile(Array(text.utf8))
    let back = WriteBack(file.scenes[0], of: file, id: "s", name: "s", known: [:])
    var lists = back.screen.lists
    let index = lists.views.indices.last!
    for (attribute, value) in changes { lists.views[index].attributes[attribute] = value }
    let written = try back.write(from: back.screen, to: Screen(id: "s", name: "s", lists: lists))
    #expect(written.refusals.isEmpty)
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }
    let (old, new) = (lines(text), lines(String(decoding: written.bytes, as: UTF8.self)))
    return (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
  }

  @Test("change the colour's element alone") func colors() throws {
    let label = SampleFile.view(
      "label", "l", frame: "0 0 10 10", attributes: "text='a'",
      inside: "<color key='backgroundColor' name='brand'/><color key='textColor' systemColor='labelColor'/>")
    let (gone, new) = try difference(
      label, [(.background, .text("systemRedColor")), (.textColor, nil), (.tint, .text("#FF0000"))])
    #expect(gone.count == 2 && gone.allSatisfy { $0.hasPrefix("<color key=") })
    #expect(
      new.sorted() == [
        #"<color key="backgroundColor" systemColor="systemRedColor"/>"#,
        #"<color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
      ])
  }

  @Test("set corners and images where the file has them") func others() throws {
    let button = SampleFile.view(
      "button", "b", frame: "0 0 10 10", attributes: "",
      inside: "<state key='normal' title='Go' image='a'/><userDefinedRuntimeAttributes>"
        + "<userDefinedRuntimeAttribute type='number' keyPath='cornerRadius'><integer key='value' value='8'/>"
        + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>")
    let (gone, new) = try difference(
      button, [(.cornerRadius, .number(9)), (.image, .text("symbol:plus"))])
    #expect(gone.count == 2 && new.count == 2)
    #expect(new.contains { $0.contains("integer") && $0.contains("'9'") || $0.contains("\"9\"") })
    #expect(new.contains { $0.contains("plus") && $0.contains("system") })
  }

  @Test("let a text that gets a style follow the text size while the app runs") func styles() throws {
    let label = SampleFile.view("label", "l", frame: "0 0 10 10", attributes: "text='a'")
    let (_, new) = try difference(label, [(.style, .text("body")), (.fontSize, nil)])
    #expect(new.contains { $0.hasPrefix("<label ") && $0.contains("adjustsFontForContentSizeCategory=") })
  }

  @Test("set the font of a configured button where UIKit reads it") func configuredFont() throws {
    let button = SampleFile.view(
      "button", "b", frame: "0 0 10 10", attributes: "",
      inside: "<buttonConfiguration key='configuration' style='plain' title='Go'/>")
    let (_, new) = try difference(button, [(.style, .text("title1"))])
    #expect(new.contains(#"<fontDescription key="titleFontDescription" style="UICTFontTextStyleTitle1"/>"#))
  }
}
