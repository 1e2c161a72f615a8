import DesignLanguage
import DesignModel
import DesignSamples
import Testing

@Suite("Pins") struct PinTests {
  let screen: Screen

  init() throws { screen = try .example() }

  @Test(
    "count distances inwards from the target",
    arguments: [
      (
        Pin.edges,
        [
          "form.top == safeArea.top + 1", "form.leading == safeArea.leading + 2",
          "form.bottom == safeArea.bottom - 3",
          "form.trailing == safeArea.trailing - 4",
        ]
      ),
      (.left, ["form.left == safeArea.left + 2"]), (.right, ["form.right == safeArea.right - 4"]),
      (.center, ["form.centerX == safeArea.centerX", "form.centerY == safeArea.centerY"]),
      (.size, ["form.width == safeArea.width - 6", "form.height == safeArea.height - 4"]),
    ])
  func spellings(pin: Pin, spellings: [String]) {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let texts = pin.anchors.map {
      ConstraintText(pinning: "form", $0, to: Item(.root, .safeArea), insets: insets)
    }
    #expect(texts.map { screen.spelled($0.constraint(id: "c1")) } == spellings)
  }

  @Test("give a size in points")
  func size() {
    let text = ConstraintText(sizing: "form", .height, to: 44)
    #expect(screen.spelled(text.constraint(id: "c1")) == "form.height == 44")
  }

  @Test("every pin means anchors that fit themselves", arguments: Pin.allCases)
  func anchors(pin: Pin) {
    #expect(!pin.anchors.isEmpty && Set(pin.anchors).count == pin.anchors.count)
  }

  @Test(
    "find their target",
    arguments: [
      ("root", Item(.root)), ("superview", Item("form")),
      ("superview.layoutMargins", Item("form", .layoutMargins)),
      ("safeArea", Item(.root, .safeArea)), ("keyboard", Item(.root, .keyboard)), ("list", Item("list")),
      ("form/email", Item("email")), ("gap", Item("gap")),
      ("list.contentLayout", Item("list", .contentLayout)),
      ("list/content.safeArea", Item("content", .safeArea)),
    ])
  func targets(name: String, item: Item) throws {
    #expect(try screen.item(named: name, beside: "title") == item)
  }

  @Test(
    "name what is no target",
    arguments: [
      (
        "contentLayout",
        "only a scroll view has a 'contentLayout', and 'root' is none; write 'NAME.contentLayout' "
          + "with a scroll view's name"
      ),
      ("safeare", "unknown item 'safeare' in screen 'login'; did you mean 'safeArea'?"),
      (
        "form.safeare",
        "unknown item 'form.safeare' in screen 'login'; choose from root, form, title, email, list and 10 more"
      ),
      (
        "lst.contentLayout",
        "unknown item 'lst.contentLayout' in screen 'login'; choose from root, form, title, email, list and 10 more"
      ),
      (
        "bounds",
        "unknown item 'bounds' in screen 'login'; choose from root, form, title, email, list and 10 more"
      ),
    ])
  func noTargets(name: String, sentence: String) throws {
    let error = try #require(throws: DesignError.self) { try screen.item(named: name, beside: "title") }
    #expect(error.description == sentence)
  }

  @Test("don't tie the root to a superview", arguments: ["superview", "superview.safeArea"])
  func root(name: String) {
    #expect(throws: DesignError.rootCannot("tied to a superview")) {
      try screen.item(named: name, beside: .root)
    }
  }
}
