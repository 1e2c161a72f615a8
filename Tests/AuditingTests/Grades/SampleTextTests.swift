import DesignModel
import Testing

@testable import Auditing

@Suite("Samples") struct SampleTextTests {
  private func sample(_ text: String, name: String = "nameLabel", isConnected: Bool = true) -> SampleText? {
    var attributes = Attributes(.text, .text(text))
    attributes[.connected] = .flag(isConnected)
    return SampleText(View(id: "v", name: name, parent: .root, kind: .label, attributes: attributes))
  }

  @Test(
    "are words that say where a text comes, keys and filler",
    arguments: ["Label", "Title\nTitle", "Name Label", "order_title", "Lorem ipsum dolor", "Iste nihil"])
  func samples(text: String) { #expect(sample(text, name: "v") != nil) }

  @Test("are the words of the label's own name, where code sets it") func names() {
    #expect(sample("Name") != nil && sample("STOP Name", name: "stopNameLabel") != nil)
    #expect(sample("Name", isConnected: false) == nil && sample("Anna") == nil)
    #expect(sample("Name of the stop", name: "nameOfTheStopLabel") == nil)
  }

  @Test("are no texts of the app's", arguments: ["Your order", "12:30", "", "snake_ and more"])
  func texts(text: String) { #expect(sample(text, name: "v") == nil) }
}

@Suite("Figures in one width") struct LongerFigureTests {
  private func longer(_ text: String, _ constraints: String...) throws -> String? {
    var screen = try Screen.built {
      try $0.add(.label, "v", with: ("text", text))
      for line in constraints { try $0.constrain(line) }
    }
    let view = try #require(screen.view("v"))
    try screen.setView(
      "v", kind: .label, attributes: view.attributes.overridden(by: Attributes(.connected, .flag(true))))
    return screen.longerFigure(in: try #require(screen.view("v")))
  }

  @Test("have a digit more, and three of money") func digits() throws {
    #expect(try longer("99 km", "v.width == 40") == "999 km")
    #expect(try longer("€5", "v.width == 40") == "€5555")
  }

  @Test("are none where the width is open, or the text is none") func none() throws {
    #expect(try longer("99 km") == nil && longer("99 km", "v.width >= 40") == nil)
    #expect(try longer("Room 12 upstairs", "v.width == 40") == nil && longer("Anna", "v.width == 40") == nil)
  }
}
