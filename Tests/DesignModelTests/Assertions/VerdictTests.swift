import DesignModel
import Testing

@Suite("A relation's verdict") struct VerdictTests {
  var made: MadeUpLayout

  init() throws { made = try MadeUpLayout() }

  @Test(
    "gives both sides in numbers",
    arguments: [
      ("title.top >= email.bottom + 8", 512.0, 522.0, "title.top is 512, email.bottom + 8 is 530: 18 short"),
      ("title.top <= email.bottom * 2 - 1", 12, 4, "title.top is 12, email.bottom * 2 - 1 is 7: 5 over"),
      // As `solve` prints them, on pixels; but where they would be the same then.
      ("title.top == email.bottom", 12, 4.25, "title.top is 12, email.bottom is 4.5: 7.5 off"),
      ("title.top >= email.bottom", 4, 4, nil), ("title.top == email.bottom", 4, 4.25, nil),
      ("title.top == email.bottom", 4, 4.3, "title.top is 4, email.bottom is 4.5: 0.5 off"),
      ("title.top == email.bottom", 4.2, 3.8, "title.top is 4.2, email.bottom is 3.8: 0.4 off"),
    ])
  func numbers(text: String, top: Double, bottom: Double, reason: String?) throws {
    #expect(try made.failure(text, anchors: ["title.top": top, "email.bottom": bottom]) == reason)
  }

  @Test("leaves a constant unsaid")
  func constant() throws {
    #expect(
      try made.failure("title.width >= 44", anchors: ["title.width": 30]) == "title.width is 30: 14 short")
  }

  @Test("counts from the leading edge, or from the left where it says so")
  mutating func direction() throws {
    let anchors = ["title.leading": 280.0, "email.trailing": 290, "title.left": 280, "title.centerX": 200]
    #expect(
      try made.failure("title.leading >= email.trailing + 8", anchors: anchors)
        == "title.leading is 280, email.trailing + 8 is 298: 18 short")
    made.environment.direction = .rtl
    #expect(try made.failure("title.leading >= email.trailing + 8", anchors: anchors) == nil)
    #expect(try made.failure("title.leading == 20", anchors: anchors) == nil)
    #expect(try made.failure("title.left == 280", anchors: anchors) == nil)
    #expect(try made.failure("title.centerX == 200", anchors: anchors) == nil)
    #expect(try made.failure("title.centerX == email.trailing + 90", anchors: anchors) == nil)
  }

  @Test("says nothing where the condition fails or a measured view is hidden")
  mutating func silence() throws {
    let anchors = ["title.top": 0.0]
    #expect(
      try made.verdict("title.top >= 8", when: "textSize >= accessibilityMedium", anchors: anchors)
        == .doesNotApply)
    #expect(try made.verdict("title.top >= 8", when: "state = recover", anchors: anchors) == .doesNotApply)
    #expect(try made.failure("title.top >= 8", anchors: anchors) != nil)
    #expect(try made.verdict("title.top >= 0", when: "state = signIn", anchors: anchors) == .holds)
    made.put("title", (0, 0, 0, 0), isHidden: true)
    #expect(try made.verdict("title.top >= 8", anchors: anchors) == .doesNotApply)
  }
}
