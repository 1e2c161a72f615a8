import AutoLayout
import DesignModel
import Testing

@testable import Auditing

/// Characters are 10 points wide, twice that at accessibility sizes for texts with a style.
@Suite("How severe what is missing of a text is") struct TextGradesTests {
  private func severities(
    width: Double, _ settings: (String, String)..., textSize: TextSize = .large
  ) throws -> [Severity] {
    try Screen.built {
      try $0.add(.label, "t", settings: settings)
      try $0.place("t", x: 10, y: 100, width: width, height: 60)
    }.findings(of: TruncatedText.self) { $0.textSize = textSize }.map {
      $0.graded(in: [LayoutEnvironment(size: .zero, scale: 2, textSize: textSize)]).severity
    }
  }

  @Test("follows from where it is, how many lines were asked for, and what the text is") func texts() throws {
    let parcel = ("text", "Your parcel is here")
    #expect(try severities(width: 60, parcel) == [.warning])
    #expect(try severities(width: 60, parcel, textSize: .extraLarge) == [.note])
    #expect(try severities(width: 60, parcel, textSize: .accessibilityLarge) == [.warning])
    #expect(try severities(width: 60, parcel, ("lines", "2")) == [.note])
    #expect(try severities(width: 60, parcel, ("neverTruncate", "true")) == [.error])
    #expect(try severities(width: 20, ("text", "Label")) == [.note])
    #expect(try severities(width: 60, ("text", "Lorem ipsum dolor sit amet")) == [.note])
    #expect(try severities(width: 60, parcel, ("connected", "true")) == [.warning])
  }

  @Test("is more for a sample of which nothing is left, though its own device shows some of it")
  func samples() throws {
    func found(
      _ kind: ViewKind, _ text: String, width: Double = 30, at size: TextSize = .accessibilityLarge
    ) throws -> [Severity] {
      let screen = try Screen.built {
        try $0.add(kind, "t", with: ("text", text), ("style", "body"))
        try $0.place("t", x: 10, y: 100, width: width, height: 60)
      }
      let engine = LayoutEngine(measuring: EllipsisRuler())
      let environment = LayoutEnvironment(size: Size(width: 300, height: 600), scale: 2, textSize: size)
      return Audit(screen, rules: [TruncatedText.self], engine: engine)
        .findings(on: engine.layout(screen, in: environment), in: environment).map(\.severity)
    }
    #expect(try found(.label, "Label") == [.warning])
    #expect(try found(.label, "Label", at: .large) == [.note])
    #expect(try found(.label, "Label", width: 50) == [.note], "two characters are left")
    #expect(try found(.label, "Label", width: 15) == [.note], "its own device shows nothing either")
    #expect(try found(.button, "Button") == [.note], "code may set a picture")
  }

  @Test("is little where an outlet of a prototype leads to it") func prototypes() throws {
    func found(isPrototype: Bool) throws -> [Severity] {
      try Screen.built {
        try $0.add(.view, "cell", with: ("prototype", "\(isPrototype)"))
        try $0.place("cell", x: 0, y: 0, width: 300, height: 100)
        try $0.add(.label, "t", in: "cell", with: ("text", "Your parcel is here"), ("connected", "true"))
        try $0.place("t", x: 10, y: 10, width: 60, height: 20)
      }.findings(of: TruncatedText.self).map(\.severity)
    }
    #expect(try found(isPrototype: true) == [.note] && found(isPrototype: false) == [.warning])
  }

  @Test("that keeps its size depends on the other texts, on its class and on its size") func fonts() throws {
    func found(beside style: String?, _ settings: (String, String)...) throws -> [Severity] {
      try Screen.built {
        try $0.add(.label, "a", settings: [("text", "a")] + settings)
        try $0.add(.label, "b", settings: [("text", "b")] + (style.map { [("style", $0)] } ?? []))
      }.findings(of: FixedFont.self).map(\.severity)
    }
    #expect(try found(beside: "body") == [.warning] && found(beside: nil) == [.note, .note])
    #expect(try found(beside: "body", ("customClass", "Badge")) == [])
    #expect(try found(beside: "body", ("fontSize", "41")) == [])
    #expect(try found(beside: "body", ("fontSize", "40")) == [.warning])
  }

  @Test("is an error only where letters are cut, not what a line leaves free around them") func ink() throws {
    // A line of 20 points, of which 16 are above the baseline, with letters of 17.
    func found(_ height: Double, _ text: String) throws -> [Severity] {
      try Screen.built {
        try $0.add(.label, "t", with: ("text", text))
        try $0.place("t", x: 10, y: 100, width: 200, height: height)
      }.findings(of: ClippedText.self).map(\.severity)
    }
    #expect(try found(20, "page") == [])
    #expect(try found(18, "Note") == [.note])
    #expect(try found(16, "page") == [.error])
    #expect(try found(8, "Note") == [.error])
  }
}

/// Measures as blocks do, and leaves nothing of a line that has no room for two characters.
private struct EllipsisRuler: TextMeasuring {
  private let blocks = BlockRuler()

  var fingerprint: String { "blocks with ellipses" }

  func font(_ description: FontDescription, textSize: TextSize, boldText: Bool) -> ResolvedFont {
    blocks.font(description, textSize: textSize, boldText: boldText)
  }

  func lines(
    of text: String, in font: ResolvedFont, width: Double, lines: Int, mode: LineBreakMode
  ) -> TextLines {
    var result = blocks.lines(of: text, in: font, width: width, lines: lines, mode: mode)
    let isCut = result.shownLines < result.wantedLines
    if isCut, width < 2 * 10 * font.size / 17 { result.shownCharacters = 0 }
    return result
  }
}
