import DesignLanguage
import DesignModel

/// Designs that use every part of the model.
enum Sample {
  static let phone = Device(
    name: "phone", title: "A Phone", size: Size(width: 375, height: 667), scale: 2, idiom: .phone,
    portraitInsets: EdgeInsets(top: 20), landscapeInsets: .zero,
    portraitKeyboard: KeyboardHeight(keys: 216, prediction: 44, dock: 0),
    landscapeKeyboard: KeyboardHeight(keys: 162, prediction: 38, dock: 0.5), os: 17.5, source: "measured",
    unverified: ["os"])

  static let profiles = [
    Profile(device: "phone"),
    Profile(
      device: "phone", orientation: .landscape, window: Size(width: 320, height: 200.5),
      textSize: .accessibilityLarge,
      boldText: true, direction: .rtl, keyboard: .shown, bars: [.navigation, .tab], locale: "de", os: 16,
      state: "recover", offsets: [ScrollOffset(view: "scroll", offset: Point(x: 0, y: 40.5))]),
  ]

  static func login() throws -> Screen {
    var screen = Screen(id: "login", name: "login")
    try addViews(to: &screen)
    try addConstraints(to: &screen)
    try addVariations(to: &screen)
    try addAssertions(to: &screen)
    try screen.setText("Anmelden", of: "title", in: "de")
    try screen.setText("", of: "title", .label, in: "de-AT")
    try screen.suppress(
      "fixed-font", of: ["title"], reason: "The logo's own", until: CalendarDate(parsing: "2031-12-31"))
    return screen
  }

  private static func addViews(to screen: inout Screen) throws {
    var attributes = Attributes()
    attributes[.axis] = .text("vertical")
    attributes[.spacing] = .number(8.5)
    attributes[.alignment] = .text("leading")
    try screen.addView(named: "form", kind: .stack, attributes: attributes)
    var title = Attributes()
    title[.text] = .text("Sign in — \"now\"\n\u{1F600}")
    title[.lines] = .number(0)
    title[.hidden] = .flag(false)
    title[.hugging] = .priorities(horizontal: 251, vertical: 250.5)
    title[.size] = .size(width: 44, height: nil)
    title[.layoutMargins] = .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4.25))
    try screen.addView(named: "title", kind: .label, attributes: title, in: "form")
    try screen.addView(named: "scroll", kind: .scroll)
    try screen.addView(named: "inner", kind: .view, in: "scroll")
    try screen.addGuide(named: "gap", owner: "scroll")
    try screen.addState("signIn")
    try screen.addState("recover")
  }

  private static func addConstraints(to screen: inout Screen) throws {
    for (text, when) in [
      ("form.top == safeArea.top + 24 @750", nil), ("inner.width == scroll.contentLayout.width * 0.5", nil),
      ("gap.height == 20", "textSize >= accessibilityMedium and width < 414"),
      ("title.width <= 120", "state = recover"),
    ] {
      let parsed = try ConstraintText(parsing: text, in: screen)
      let condition = try when.map { try Condition(parsing: $0) }
      try screen.addConstraint { parsed.constraint(id: $0, condition: condition) }
    }
    var installed = screen.constraints[3]
    installed.isInstalled = false
    try screen.setConstraint(installed)
  }

  private static func addVariations(to screen: inout Screen) throws {
    var change = Attributes()
    change[.axis] = .text("horizontal")
    try screen.addVariation(.view("form", change), when: try Condition(parsing: "vclass = compact"))
    try screen.addVariation(
      .constraint("c4", ConstraintChange(isInstalled: true, constant: 1.5, priority: 20)),
      when: try Condition(parsing: "keyboard = hidden"))
  }

  private static func addAssertions(to screen: inout Screen) throws {
    for (text, when, message) in [
      ("title.top >= safeArea.top + 24.5", nil, "Room — for \"air\""),
      ("gap.height <= inner.width * 0.5", nil, nil),
      ("inner is reachable", "state = recover", nil), ("title does not overlap scroll", nil, nil),
      ("scroll scrolls vertically", "textSize >= accessibilityMedium and width < 414", nil),
    ] {
      try screen.addAssertion(
        try Claim(parsing: text, in: screen), when: try when.map { try Condition(parsing: $0) },
        message: message)
    }
  }

  static func design() throws -> Design {
    Design(
      screens: [try login(), Screen(id: "empty", name: "empty")], devices: [phone], profiles: profiles)
  }
}
