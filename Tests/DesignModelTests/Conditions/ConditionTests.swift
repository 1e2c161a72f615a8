import DesignLanguage
import DesignModel
import DesignSamples
import TestSupport
import Testing

@Suite("Conditions") struct ConditionTests {
  private let upright = LayoutEnvironment(size: Size(width: 393, height: 852), scale: 3)
  private let pad: LayoutEnvironment = {
    var result = LayoutEnvironment(size: Size(width: 1024, height: 768), scale: 2, idiom: .pad)
    (result.orientation, result.textSize, result.direction) = (.landscape, .accessibilityLarge, .rtl)
    (result.boldText, result.keyboardHeight, result.os, result.state) = (true, 406, 26, "recover")
    return result
  }()

  @Test(
    "hold where all of their terms do", .statement("conditions.axes"),
    arguments: [
      ("width < 393", false, false), ("width <= 393", true, false), ("width = 393", true, false),
      ("width != 393", false, true), ("width >= 393", true, true), ("width > 393", false, true),
      ("height > 800", true, false), ("hclass = compact", true, false), ("hclass != compact", false, true),
      ("vclass = regular", true, true), ("orientation = portrait", true, false), ("idiom = pad", false, true),
      ("direction = rtl", false, true), ("keyboard = hidden", true, false), ("keyboard = shown", false, true),
      ("boldText = true", false, true), ("boldText != true", true, false), ("os >= 26", false, true),
      ("os < 26", true, false), ("state = recover", false, true), ("state != recover", true, false),
      ("width > 300 and height > 800", true, false), ("width > 300 and idiom = pad and os = 26", false, true),
      ("width > 300 and width < 300", false, false),
    ])
  func holds(text: String, holdsUpright: Bool, holdsOnPad: Bool) throws {
    let condition = try Condition(parsing: text)
    #expect(condition.holds(in: upright) == holdsUpright)
    #expect(condition.holds(in: pad) == holdsOnPad)
  }

  @Test("compare text sizes by size, not by spelling", .statement("conditions.axes"))
  func textSizes() throws {
    for wanted in TextSize.allCases {
      for actual in TextSize.allCases {
        var environment = upright
        environment.textSize = actual
        let answers = try ["<", "<=", "=", "!=", ">=", ">"].map {
          try Condition(parsing: "textSize \($0) \(wanted.rawValue)").holds(in: environment)
        }
        let (a, b) = (actual.rank, wanted.rank)
        #expect(answers == [a < b, a <= b, a == b, a != b, a >= b, a > b], "\(actual) \(wanted)")
      }
    }
  }

  @Test(
    "ask where the screen's first scroll view stands, and what has the focus",
    .statement("conditions.scroll", "conditions.axes"),
    arguments: [
      ("0,-1", "scroll < 0", true), ("0,0", "scroll < 0", false), ("0,0", "scroll >= 0", true),
      ("0,40", "scroll = 40", true), ("0,40", "scroll = end", false), ("0,40", "scroll != end", true),
      ("start", "scroll = start", true), ("start", "scroll <= 0", true), ("start", "scroll > 0", false),
      ("end", "scroll = end", true), ("end", "scroll > 999", true), ("end", "scroll <= 999", false),
      ("until:email", "until email is visible", true), ("until:email", "until title is visible", false),
      ("until:email", "scroll >= 0", false), ("until:email", "scroll < 0", false),
    ])
  func scroll(position: String, text: String, holds: Bool) throws {
    let condition = try Condition(parsing: text)
    var environment = upright
    environment.offsets = [
      try #require(ScrollOffset(parsing: "cards=end")),
      try #require(ScrollOffset(parsing: "list=\(position)")),
    ]
    #expect(condition.holds(in: environment.settled(for: try .example())) == holds)
    // Without a word on the scroll view its content stands at the start.
    environment.offsets.removeLast()
    let atStart = condition.holds(in: environment.settled(for: try .example()))
    #expect(
      atStart
        == ["scroll >= 0", "scroll != end", "scroll = start", "scroll <= 0", "scroll <= 999"].contains(text))
    environment.focus = "email"
    #expect(try Condition(parsing: "focus = email").holds(in: environment))
    #expect(try Condition(parsing: "focus != title").holds(in: upright))
  }

  @Test("see the initial state where the profile names none", .statement("conditions.axes"))
  func initialState() throws {
    let screen = try Screen.example()
    let initial = try Condition(parsing: "state = signIn")
    #expect(!initial.holds(in: upright))
    #expect(initial.holds(in: upright.settled(for: screen)))
    #expect(!initial.holds(in: pad.settled(for: screen)))
    #expect(upright.settled(for: Screen(id: "s", name: "s")) == upright)
  }
}
