import AutoLayout
import DesignLanguage
import DesignModel
import TestSupport
import Testing

@Suite("Screens in an environment") struct SettledScreenTests {
  private func width(_ variations: [(String, Double)], _ environment: LayoutEnvironment) throws -> Double {
    try Screen.built {
      try $0.add(.view, "box")
      try $0.constrain("box.leading == root.leading", "box.top == root.top", "box.height == 1")
      let text = try ConstraintText(parsing: "box.width == 1", in: $0)
      try $0.addConstraint({ text.constraint(id: $0) }, id: "size")
      for (condition, constant) in variations {
        try $0.addVariation(
          .constraint("size", ConstraintChange(constant: constant)), when: Condition(parsing: condition))
      }
    }.layout(environment).exact("box").width
  }

  @Test("take the variation with more terms, then the later one", .statement("variations.precedence"))
  func precedence() throws {
    let environment = LayoutEnvironment.plain(300, 600)
    #expect(try width([("width < 300", 5)], environment) == 1)
    #expect(try width([("width < 400", 5), ("height > 500", 6)], environment) == 6)
    #expect(
      try width([("width < 400 and height > 500", 5), ("height > 500", 6)], environment) == 5)
    #expect(
      try width(
        [("width < 400 and height > 500", 5), ("height > 500 and width < 400", 6), ("width = 300", 7)],
        environment) == 6)
  }

  @Test("merge attributes of several variations, each by the stronger one", .statement("variations.settled"))
  func attributes() throws {
    let layout = try Screen.built {
      try $0.add(.stack, "stack", with: "spacing=1")
      for name in ["a", "b"] { try $0.add(.custom, name, in: "stack", with: "size=10x10") }
      try $0.constrain("stack.leading == root.leading", "stack.top == root.top")
      for (condition, settings) in [
        ("width > 1 and height > 1", "spacing=5"), ("width > 1", "spacing=7 layoutMargins=2"),
      ] {
        try $0.addVariation(
          .view("stack", .spelled(settings, for: .stack)), when: Condition(parsing: condition))
      }
    }.layout()
    #expect(layout.exact("stack").size == Size(width: 29, height: 14))
  }

  @Test("install, uninstall and weaken constraints", .statement("variations.settled", "variations.when"))
  func constraints() throws {
    let screen = try Screen.built {
      try $0.add(.view, "box")
      try $0.constrain("box.leading == root.leading", "box.top == root.top", "box.height == 1")
      for (id, text) in [
        ("narrow", "box.width == 10"), ("wide", "box.width == 20"), ("least", "box.width >= 15"),
      ] {
        let text = try ConstraintText(parsing: text, in: $0)
        try $0.addConstraint(
          { id in
            var constraint = text.constraint(id: id)
            constraint.isInstalled = id != "wide"
            if id == "least" { constraint.condition = try? Condition(parsing: "idiom = pad") }
            return constraint
          }, id: id)
      }
      try $0.addState("narrow")
      try $0.addState("wide")
      let wide = try Condition(parsing: "state = wide")
      try $0.addVariation(.constraint("narrow", ConstraintChange(isInstalled: false)), when: wide)
      try $0.addVariation(.constraint("wide", ConstraintChange(isInstalled: true)), when: wide)
      try $0.addVariation(
        .constraint("narrow", ConstraintChange(priority: .low)), when: Condition(parsing: "idiom = pad"))
    }
    #expect(screen.layout().exact("box").width == 10)
    #expect(screen.layout(.plain().with { $0.state = "wide" }).exact("box").width == 20)
    #expect(screen.layout(.plain().with { $0.idiom = .pad }).exact("box").width == 15)
    #expect(screen.layout(.plain().with { ($0.idiom, $0.state) = (.pad, "wide") }).exact("box").width == 20)
  }

  @Test(
    "mark everything in a hidden view as hidden, which keeps its place outside of stacks",
    .statement("views.hidden")) func hidden()
    throws
  {
    let layout = try Screen.built {
      try $0.add(.view, "box", with: "hidden=true")
      try $0.add(.label, "label", in: "box", with: "text=a")
      try $0.constrain(
        "box.leading == root.leading + 5", "box.top == root.top", "label.leading == box.leading",
        "label.top == box.top", "label.trailing == box.trailing", "label.bottom == box.bottom")
    }.layout()
    #expect(layout.views.map(\.isHidden) == [false, true, true])
    #expect(layout.exact("box") == Rect(x: 5, y: 0, width: 10, height: 20))
  }

  @Test("have the same frames whatever says only what a view is for", .statement("attributes.no-effect"))
  func noEffect() throws {
    func layout(_ settings: String) throws -> ScreenLayout {
      try Screen.built {
        try $0.add(.stack, "stack", with: settings)
        try $0.add(.label, "label", in: "stack", with: "text=Hello_you lines=0 alignment=center \(settings)")
        try $0.add(.switch, "switch", in: "stack", with: settings)
        try $0.constrain(
          "stack.leading == root.leading", "stack.top == root.top", "stack.trailing <= root.trailing - 20")
      }.layout(.plain(140))
    }
    let settings = "clips=true interactive=true role=button label=Hi neverTruncate=true mayOverlap=true"
    #expect(try layout(settings) == layout(""))
  }
}
