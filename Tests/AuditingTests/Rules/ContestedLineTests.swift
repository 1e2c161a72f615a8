import DesignModel
import Testing

@testable import Auditing

@Suite("contested-line") struct ContestedLineTests {
  private func found(
    text: String = "Label", compression: String = "", width: Bool = false, end: String = "==",
    second: ViewKind = .image
  ) throws -> [String] {
    let screen = try Screen.built {
      try $0.add(.label, "name", with: ("text", text))
      var settings = second == .image ? [("image", "check"), ("size", "20x20")] : [("text", "Label")]
      if !compression.isEmpty { settings.append(("compression", compression)) }
      try $0.add(second, "other", settings: settings)
      try $0.constrain(
        "name.leading == root.leading + 16", "other.leading == name.trailing + 8",
        "other.trailing \(end) root.trailing - 16", "name.top == root.top", "other.top == root.top")
      if width { try $0.constrain("other.width == 20") }
    }
    return screen.findings(of: ContestedLine.self).map(\.message)
  }

  private let harm = "name and other share a line and resist compression alike: "

  @Test("reports a picture or a second text beside a text that code sets") func alike() throws {
    #expect(try found() == [harm + "a long text may leave the picture no width"])
    #expect(try found(end: "<=").count == 1)
    #expect(try found(second: .label) == [harm + "it isn't said which is cut"])
  }

  @Test("says nothing where one of both gives way, has a width, or nothing ends the line")
  func decided() throws {
    #expect(try found(compression: "751,750").isEmpty)
    #expect(try found(width: true).isEmpty)
    #expect(try found(end: ">=").isEmpty)
    #expect(try found(text: "Sign in").isEmpty)
  }

  @Test("looks into columns of a stack, whose own ends count") func stacks() throws {
    func count(_ alignment: String, margin: Bool = false) throws -> Int {
      let screen = try Screen.built {
        try $0.add(.stack, "line")
        try $0.add(.stack, "column", in: "line", with: ("axis", "vertical"))
        try $0.add(.label, "name", in: "column", with: ("text", "Label"))
        try $0.add(.image, "check", in: "line", with: ("image", "check"), ("size", "20x20"))
        try $0.constrain("line.leading == root.leading", "line.top == root.top")
        if !alignment.isEmpty {
          try $0.constrain("line.trailing \(alignment) root.\(margin ? "trailingMargin" : "trailing")")
        }
      }
      return screen.findings(of: ContestedLine.self).count
    }
    #expect(try count("==") == 1 && count("") == 0)
    #expect(try count("<=") == 1 && count("==", margin: true) == 1)
  }
}
