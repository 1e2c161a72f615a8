import AutoLayout
import DesignLanguage
import DesignModel
import TestSupport
import Testing
import Typography

/// Sizes of single views as Interface Builder recorded them, set in the system font.
@Suite("Recorded sizes") struct RecordedSizeTests {
  private func size(
    _ kind: ViewKind, _ values: [ViewAttribute: AttributeValue], scale: Double = 2, os: Double = 18,
    textSize: TextSize = .large, width: Double? = nil
  ) throws -> Size {
    var attributes = Attributes()
    for (attribute, value) in values { attributes[attribute] = value }
    var screen = Screen(id: "screen", name: "screen")
    try screen.addView(named: "it", kind: kind, attributes: attributes, in: .root)
    for line in ["it.leading == root.leading", "it.top == root.top"]
      + (width.map { ["it.width == \($0)"] } ?? [])
    {
      let text = try ConstraintText(parsing: line, in: screen)
      try screen.addConstraint { text.constraint(id: $0) }
    }
    let environment = LayoutEnvironment(
      size: Size(width: 414, height: 896), scale: scale, textSize: textSize, os: os)
    return LayoutEngine(measuring: SystemText()).layout(screen, in: environment).view("it")!.exact.size
  }

  @Test(
    "labels of one line are as high as the system font, ceiled to pixels",
    .statement("text.line", "kinds.label"),
    arguments: [
      (9.0, 11.0), (10, 12), (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5),
      (18, 21.5), (19, 23), (20, 24), (22, 26.5), (24, 29), (36, 43), (45, 54),
    ])
  func labels(points: Double, height: Double) throws {
    #expect(try size(.label, [.text: .text("Label"), .fontSize: .number(points)]).height == height)
  }

  @Test("the plainest label is 41.5 by 20.5", .statement("text.label-width", "text.line")) func plainest()
    throws
  {
    #expect(try size(.label, [.text: .text("Label")]) == Size(width: 41.5, height: 20.5))
  }

  @Test(
    "labels of a text style space their lines by its leading", .statement("text.style-lines"),
    arguments: [
      (TextStyle.body, 1, 20.5), (.body, 2, 42.5), (.body, 4, 86.5), (.subheadline, 2, 38),
      (.subheadline, 3, 58), (.subheadline, 4, 78), (.footnote, 2, 34), (.footnote, 3, 52),
      (.footnote, 4, 70),
    ])
  func styledLines(style: TextStyle, lines: Int, height: Double) throws {
    let text = Array(repeating: "Line", count: lines).joined(separator: "\n")
    #expect(
      try size(.label, [.text: .text(text), .style: .text(style.rawValue), .lines: .number(0)]).height
        == height)
  }

  @Test(
    "buttons without configuration are a line in whole points and 12 high", .statement("kinds.button"),
    arguments: [
      (12.0, 27.0), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (24, 41), (28, 46), (30, 48),
      (45, 66),
    ])
  func buttons(points: Double, height: Double) throws {
    #expect(try size(.button, [.text: .text("Button"), .fontSize: .number(points)]).height == height)
  }

  @Test(
    "configured buttons are a line and 14 high, in pixels", .statement("kinds.configured-button"),
    arguments: [(2.0, nil, 34.5), (3, nil, 34.333), (3, 18, 35.667), (3, 12, 28.333)]
      as [(Double, Double?, Double)])
  func configured(scale: Double, points: Double?, height: Double) throws {
    var values: [ViewAttribute: AttributeValue] = [
      .text: .text("Button"), .buttonConfiguration: .text("filled"),
    ]
    values[.fontSize] = points.map { .number($0) }
    #expect(abs(try size(.button, values, scale: scale).height - height) < 0.001)
  }

  // The era of Xcode 12.5 and 13, which recorded at the smallest text size.
  @Test("configured buttons follow the text size") func configuredSmall() throws {
    let values: [ViewAttribute: AttributeValue] = [
      .text: .text("Button"), .buttonConfiguration: .text("plain"),
    ]
    #expect(try size(.button, values, textSize: .extraSmall).height == 31)
  }

  @Test(
    "text views are their lines and 16 high", .statement("kinds.text-view"),
    arguments: [
      (14, 2, 33), (15, 2, 34), (13, 3, 31.667), (17, 2, 36.5), (17, 3, 36.333),
    ] as [(Double, Double, Double)])
  func textViews(points: Double, scale: Double, height: Double) throws {
    let values: [ViewAttribute: AttributeValue] = [.text: .text("Text"), .fontSize: .number(points)]
    #expect(abs(try size(.textView, values, scale: scale).height - height) < 0.001)
  }

  @Test(
    "text views in a text style have its leading for every line", .statement("kinds.text-view"),
    arguments: [("body", "One", 38.0), ("body", "One\nTwo\nThree", 82), ("callout", "One\nTwo", 58)])
  func styledTextViews(style: String, text: String, height: Double) throws {
    #expect(try size(.textView, [.text: .text(text), .style: .text(style)], scale: 2).height == height)
  }

  @Test("texts before iOS 14 have the Display cut from 20 points on, and its tracking") func cuts() throws {
    func width(_ text: String, _ points: Double, os: Double) throws -> Double {
      try size(.label, [.text: .text(text), .fontSize: .number(points)], os: os).width
    }
    // Recorded in files of Xcode 7.
    #expect(abs(try width("Feedback form goes here.", 17, os: 13) - 201) <= 1.5)
    #expect(try width("0000000000", 26, os: 13) > width("0000000000", 26, os: 18))
    #expect(try width("Label", 15, os: 13) == width("Label", 15, os: 18))
  }

  @Test(
    "rounded text fields are 34 high whatever the font", .statement("kinds.text-field"),
    arguments: [12.0, 14, 15, 17])
  func roundedFields(points: Double) throws {
    #expect(try size(.textField, [.fontSize: .number(points)]).height == 34)
    #expect(try size(.textField, [.fontSize: .number(points)], os: 12).height == 30)
  }

  @Test("text fields without border are a line high, one more from iOS 14") func plainFields() throws {
    let values: [ViewAttribute: AttributeValue] = [.fontSize: .number(17), .borderStyle: .text("none")]
    #expect(try size(.textField, values).height == 22)
    #expect(try size(.textField, values, os: 13).height == 21)
  }

  @Test(
    "segmented controls before iOS 13 come within a point of their recorded widths",
    arguments: [("First|Second", 121.0), ("Rectangle|QR Code", 151)])
  func segmented(titles: String, width: Double) throws {
    #expect(abs(try size(.segmentedControl, [.segments: .text(titles)], os: 12).width - width) <= 1)
  }

  @Test(
    "a custom font scales by its style, a fixed one not at all",
    .statement("text.custom-fonts", "text.scaling")) func scaling() throws
  {
    func height(_ values: [ViewAttribute: AttributeValue]) throws -> Double {
      try size(
        .label, values.merging([.text: .text("Text")]) { first, _ in first },
        textSize: .accessibilityExtraExtraExtraLarge
      ).height
    }
    #expect(try height([.font: .text("No Such Family"), .fontSize: .number(17)]) == 20.5)
    // UIFontMetrics: 17 points of the body's metrics are 17 × 62 / 22 at the largest text size.
    let scaled: [ViewAttribute: AttributeValue] = [
      .font: .text("No Such Family"), .fontSize: .number(17), .style: .text("body"),
    ]
    #expect(try height(scaled) == (17.0 * 62 / 22 * 1.193359375 * 2).rounded(.up) / 2)
    #expect(try height([.style: .text("body")]) == (53 * 1.193359375 * 2).rounded(.up) / 2)
  }

  @Test(
    "any script wraps inside its label, shows every character, and says when it is approximate",
    .statement("text.other-scripts", "text.breaks"),
    arguments: [
      ("Supercalifragilisticexpialidocious", false), ("東京特許許可局の許可を得る", true),
      ("مرحبا بالعالم hello שלום", true), ("👨‍👩‍👧‍👦 family 👍🏽 emoji 🇩🇪 flags", true),
      ("Änderung für Café und Küche", false), ("สวัสดีชาวโลกทั้งหลาย", true),
    ])
  func scripts(text: String, isApproximate: Bool) throws {
    var screen = Screen(id: "screen", name: "screen")
    var attributes = Attributes()
    (attributes[.text], attributes[.lines]) = (.text(text), .number(0))
    try screen.addView(named: "it", kind: .label, attributes: attributes, in: .root)
    for line in ["it.leading == root.leading", "it.top == root.top", "it.width == 90"] {
      let text = try ConstraintText(parsing: line, in: screen)
      try screen.addConstraint { text.constraint(id: $0) }
    }
    let environment = LayoutEnvironment(size: Size(width: 414, height: 896), scale: 2)
    let view = LayoutEngine(measuring: SystemText()).layout(screen, in: environment).view("it")!
    let fate = try #require(view.text)
    #expect(fate.lines == fate.wanted && fate.lines >= 2)
    #expect(fate.shown == text.count && fate.total == text.count && !fate.isTruncated && !fate.isClipped)
    #expect(fate.isApproximate == isApproximate)
    #expect(view.exact.height == (Double(fate.lines) * 17 * 1.193359375 * 2).rounded(.up) / 2)
  }
}
