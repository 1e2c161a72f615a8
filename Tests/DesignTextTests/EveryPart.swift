import DesignLanguage
import DesignModel

extension Screen {
  /// A screen that has objects of every kind.
  static func everything() throws -> Screen {
    var screen = Screen(id: "login", name: "login")
    var title = Attributes()
    title[.text] = .text("Sign in — \"now\"\n\u{1F600}")
    title[.lines] = .number(0)
    title[.hidden] = .flag(false)
    title[.hugging] = .priorities(horizontal: 251, vertical: 250.5)
    title[.size] = .size(width: 44, height: nil)
    title[.layoutMargins] = .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4.25))
    try screen.addView(named: "form", kind: .stack)
    try screen.addView(named: "title", kind: .label, attributes: title, in: "form")
    try screen.addGuide(named: "gap", owner: "form")
    try screen.addState("signIn")
    for (text, when) in [("form.top == safeArea.top + 24 @750", nil), ("gap.height == 20", "width < 414")] {
      let parsed = try ConstraintText(parsing: text, in: screen)
      let condition = try when.map { try Condition(parsing: $0) }
      try screen.addConstraint { parsed.constraint(id: $0, condition: condition) }
    }
    let format = WrittenFormat(
      line: "V:|-top-[title]", metrics: [FormatMetric("top", 8)], options: [.alignAllLeading])
    for text in try VisualFormat(format, in: screen).constraints {
      try screen.addConstraint { text.constraint(id: $0) }
    }
    try screen.addVariation(.view("form", title), when: try Condition(parsing: "vclass = compact"))
    try screen.addVariation(
      .constraint("c1", ConstraintChange(isInstalled: true, constant: 1.5, priority: 20)),
      when: try Condition(parsing: "keyboard = hidden"))
    for text in ["title.top >= safeArea.top + 24.5", "title does not overlap form"] {
      try screen.addAssertion(try Claim(parsing: text, in: screen), message: "Room — for \"air\"")
    }
    try screen.setText("Anmelden", of: "title", in: "de")
    try screen.suppress("fixed-font", of: ["title", "c2"], reason: "The logo's own")
    return screen
  }
}
