import AutoLayout
import DesignLanguage
import DesignModel
import Testing

@testable import Auditing

/// In a window of 300 by 600 points.
@Suite("Contrasts of texts") struct TextContrastTests {
  /// What a label in a window is measured to have; the screen has a page that fills it.
  private func measure(
    page: String? = "#FFFFFF", text: String? = "#000000", _ change: (inout Screen) throws -> Void = { _ in }
  ) throws -> TextContrast.Measure? {
    let screen = try Screen.built { screen in
      try screen.add(.view, "page", settings: page.map { [("background", $0)] } ?? [])
      try screen.place("page", x: 0, y: 0, width: 300, height: 600)
      try change(&screen)
      try screen.add(
        .label, "words", in: "page", settings: [("text", "a")] + (text.map { [("textColor", $0)] } ?? []))
      try screen.place("words", x: 20, y: 20, width: 100, height: 20)
    }
    return contrasts(of: screen).first { screen.name(of: $0.view) == "words" }?.measure
  }

  private func contrasts(of screen: Screen) -> [TextContrast] {
    let engine = LayoutEngine(measuring: BlockRuler())
    let environment = LayoutEnvironment(size: Size(width: 300, height: 600), scale: 2)
    return ContrastReader(screen, engine: engine)
      .contrasts(on: engine.layout(screen, in: environment), in: environment)
  }

  private func ratio(_ measure: TextContrast.Measure?) -> Double? {
    if case .known(let known) = measure { known.ratio } else { nil }
  }

  /// Ratios of WCAG's own formula, worked out by hand for these pairs.
  @Test(
    "are WCAG's ratios",
    arguments: [
      ("#000000", "#FFFFFF", 21.0), ("#FFFFFF", "#FFFFFF", 1), ("#767676", "#FFFFFF", 4.54),
      ("#777777", "#FFFFFF", 4.48), ("#007AFF", "#FFFFFF", 4.02), ("#FF0000", "#FFFFFF", 4.0),
      ("#FFFFFF", "#0000FF", 8.59),
    ])
  func ratios(text: String, ground: String, expected: Double) throws {
    let found = try #require(ratio(try measure(page: ground, text: text)))
    #expect(abs(found - expected) < 0.005)
  }

  @Test("count what is translucent over what lies under it") func films() throws {
    // Black at a half over white is #808080, give or take a half.
    let half = try #require(ratio(try measure(text: "#00000080")))
    #expect(abs(half - 3.98) < 0.05)
    let film = try measure {
      try $0.add(.view, "film", in: "page", with: ("background", "#00000080"))
      try $0.place("film", x: 0, y: 0, width: 300, height: 100)
    }
    #expect(abs(try #require(ratio(film)) - 5.28) < 0.06)
    let faded = try measure(text: "#000000") {
      var attributes = Attributes(.background, .text("#FFFFFF"))
      attributes[.alpha] = .number(0.5)
      try $0.setView("page", kind: .view, attributes: attributes)
    }
    guard case .unknown(.translucent) = faded else {
      Issue.record("\(String(describing: faded))")
      return
    }
  }

  @Test("take what is painted last before the text, and covers all of it") func nearest() throws {
    let card = try measure(text: "#FFFFFF") {
      try $0.add(.view, "card", in: "page", with: ("background", "#000000"))
      try $0.place("card", x: 0, y: 0, width: 300, height: 100)
    }
    #expect(ratio(card) == 21)
    let aside = try measure {
      try $0.add(.view, "card", in: "page", with: ("background", "#000000"))
      try $0.place("card", x: 0, y: 300, width: 300, height: 100)
    }
    #expect(ratio(aside) == 21)
  }

  /// What makes a contrast unknown.
  static let doubts: [(name: String, add: @Sendable (inout Screen) throws -> Void)] = [
    (
      "a picture",
      {
        try $0.add(.image, "photo", in: "page", with: ("image", "sea"))
        try $0.place("photo", x: 0, y: 0, width: 300, height: 100)
      }
    ),
    (
      "a colour under a part of it",
      {
        try $0.add(.view, "card", in: "page", with: ("background", "#000000"))
        try $0.place("card", x: 0, y: 0, width: 60, height: 100)
      }
    ),
    (
      "a colour that only the app knows",
      {
        try $0.add(.view, "card", in: "page", with: ("background", "brand#"))
        try $0.place("card", x: 0, y: 0, width: 300, height: 100)
      }
    ),
  ]

  @Test("are not known on", arguments: doubts.indices) func unknown(doubt: Int) throws {
    let measure = try measure(Self.doubts[doubt].add)
    #expect(ratio(measure) == nil && measure != nil, "\(Self.doubts[doubt].name)")
  }

  /// What paints a card of code without a colour between a text and a white page, and what is known then.
  static let cards: [(settings: [(String, String)], doubt: GroundDoubt?)] = [
    ([], nil), ([("repainted", "ownClass")], .ownClass("card")), ([("madeUp", "true")], .ownClass("card")),
    ([("repainted", "ofUIKit")], .ofUIKit("card")), ([("repainted", "effect")], .effect("card")),
    ([("background", "#FFFFFF"), ("repainted", "layers")], .covering("card")),
  ]

  @Test("are known through a plain view of code, and not through what may be drawn", arguments: cards.indices)
  func plainViews(place: Int) throws {
    let (settings, doubt) = Self.cards[place]
    let screen = try Screen.built { screen in
      try screen.add(.view, "page", with: ("background", "#FFFFFF"))
      try screen.place("page", x: 0, y: 0, width: 300, height: 600)
      try screen.add(.view, "card", settings: settings)
      try screen.place("card", x: 0, y: 0, width: 300, height: 100)
      try screen.add(.label, "words", with: ("text", "a"), ("textColor", "#000000"))
      try screen.place("words", x: 20, y: 20, width: 100, height: 20)
      try screen.add(.button, "go", with: ("text", "a"), ("textColor", "#000000"))
      try screen.place("go", x: 20, y: 200, width: 100, height: 20)
    }.imported(from: "Demo.swift")
    let found = contrasts(of: screen)
    #expect(found.count == 2)
    #expect(ratio(found.last?.measure) == 21, "a button without a background has none")
    if let doubt {
      // A view's identifier is its name here.
      #expect(found.first?.measure == .unknown(doubt))
    } else {
      #expect(ratio(found.first?.measure) == 21)
    }
  }

  @Test("are not known where no background is named") func nothing() throws {
    #expect(try measure(page: nil) == .unknown(.nothing))
  }

  @Test("of what is hidden or has no text are none") func hidden() throws {
    let found = try measure {
      try $0.setView("page", kind: .view, attributes: Attributes(.hidden, .flag(true)))
    }
    #expect(found == nil)
  }

  @Test("of a small and of a large text are asked for by its size") func required() throws {
    // The ruler's font has 17 points, of which 18 are large.
    guard case .known(let known) = try measure() else {
      Issue.record("The contrast is not known")
      return
    }
    #expect(known.required == 4.5 && known.isEnough)
  }
}

@Suite("low-contrast") struct LowContrastTests {
  private func found(_ text: String, on ground: String, imported: Bool = false) throws -> [Finding] {
    try screen(text, on: ground).findings(of: LowContrast.self)
  }

  /// A label in a box on a page, either of which may be translucent.
  private func screen(
    _ text: String, on ground: String, alpha: Double = 1, ofBox: Double = 1
  ) throws -> Screen {
    try Screen.built { screen in
      try screen.add(.view, "page", with: ("background", ground))
      try screen.place("page", x: 0, y: 0, width: 300, height: 600)
      try screen.add(.view, "box", in: "page", with: ("alpha", "\(ofBox)"))
      try screen.place("box", x: 20, y: 20, width: 100, height: 20)
      try screen.add(
        .label, "words", in: "box", with: ("text", "a"), ("textColor", text), ("alpha", "\(alpha)"))
      try screen.place("words", x: 20, y: 20, width: 100, height: 20)
    }
  }

  @Test(
    "warns below 3 to 1, and notes what is below 4.5 or a pair of UIKit's",
    arguments: [
      ("#000000", "#FFFFFF", nil), ("#767676", "#FFFFFF", nil), ("#777777", "#FFFFFF", "note"),
      ("#BBBBBB", "#FFFFFF", "warning"), ("tertiaryLabelColor", "systemBackgroundColor", "note"),
    ] as [(String, String, String?)])
  func severities(text: String, ground: String, severity: String?) throws {
    let findings = try found(text, on: ground)
    #expect(findings.map(\.severity.rawValue) == (severity.map { [$0] } ?? []))
  }

  /// What a screen is imported from, its root's loss, and whether a text that is hardly seen is surely so in the app.
  static let sources: [(file: String, loss: String?, isSure: Bool)] = [
    ("Demo.swift", nil, true), ("Demo.swift", "2/19", false), ("Demo.storyboard", nil, false),
  ]

  @Test("is sure of colours that code gives, since it has run", arguments: sources.indices)
  func imported(place: Int) throws {
    let (file, loss, isSure) = Self.sources[place]
    var screen = try screen("#FFFFFF", on: "#E6E666")
    if let loss {
      try screen.setView(.root, kind: .view, attributes: Attributes(.lost, .text(loss)))
    }
    let found = screen.imported(from: file).findings(of: LowContrast.self)
    #expect(found.map(\.isSure) == [isSure])
  }

  /// White has 4.62 to 1 on the blue, and at 0.8 over it 3.57.
  @Test("counts what fades a text, by itself, with what it lies in, and where a variation says so")
  func faded() throws {
    let blue = "#3974CC"
    #expect(try screen("#FFFFFF", on: blue).findings(of: LowContrast.self).isEmpty)
    #expect(try screen("#FFFFFF", on: blue, alpha: 0.8).findings(of: LowContrast.self).count == 1)
    #expect(try screen("#FFFFFF", on: blue, ofBox: 0.8).findings(of: LowContrast.self).count == 1)
    var varied = try screen("#FFFFFF", on: blue)
    try varied.addVariation(
      .view("words", Attributes(.alpha, .number(0.8))), when: Condition(parsing: "width = 300"))
    #expect(varied.findings(of: LowContrast.self).count == 1)
  }

  /// #767676 has 4.5 to 1 on white and on black, and 1.1 on what is half of each.
  @Test("counts what fades one of the colours that a text lies on") func fadedGround() throws {
    let screen = try Screen.built { screen in
      try screen.add(.view, "page", with: ("background", "#000000"))
      try screen.place("page", x: 0, y: 0, width: 300, height: 600)
      try screen.add(.view, "card", in: "page", with: ("background", "#FFFFFF"), ("alpha", "0.5"))
      try screen.place("card", x: 0, y: 0, width: 300, height: 100)
      try screen.add(.label, "words", in: "page", with: ("text", "a"), ("textColor", "#767676"))
      try screen.place("words", x: 20, y: 20, width: 100, height: 20)
    }
    #expect(screen.findings(of: LowContrast.self).count == 1)
  }
}
