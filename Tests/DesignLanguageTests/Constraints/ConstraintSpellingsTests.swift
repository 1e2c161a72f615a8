import DesignLanguage
import DesignModel
import Notation
import TestSupport
import Testing

@Suite("Constraints as people type them") struct ConstraintSpellingsTests {
  private let screen: Screen

  init() throws {
    var screen = Screen(id: "s", name: "s")
    for name in ["a", "b", "c"] { try screen.addView(named: name, kind: .view) }
    try screen.addView(named: "title", kind: .label)
    try screen.addView(named: "subtitle", kind: .label)
    try screen.addView(named: "field-1", kind: .textField)
    try screen.addView(named: "scroll", kind: .scroll)
    try screen.addView(named: "content", kind: .view, in: "scroll")
    try screen.addGuide(named: "gap", owner: .root)
    self.screen = screen
  }

  private func outcome(of text: String) -> ConstraintSpelling.Outcome {
    var screen = screen
    do {
      let parsed = try ConstraintText(parsing: text, in: screen)
      return .means(screen.spelled(try screen.addConstraint { parsed.constraint(id: $0) }))
    } catch let error as SyntaxError {
      return .remedy(error.reason)
    } catch {
      return .remedy("\(error)")
    }
  }

  @Test(
    "mean what an iOS developer means, or are refused with what to write instead",
    .statement("constraints.grammar", "constraints.aliases"), arguments: ConstraintSpelling.all)
  func outcome(of spelling: ConstraintSpelling) { #expect(outcome(of: spelling.text) == spelling.outcome) }

  @Test("are those of the shared list, taken where they have to be and refused where they have to be")
  func list() {
    guard let rows = SharedFacts.rows(of: "constraint_spellings.tsv", separator: "\t") else { return }
    let known = Dictionary(
      ConstraintSpelling.all.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
    #expect(rows.count == 136)
    for row in rows {
      guard let spelling = known[row[1]] else {
        Issue.record("no outcome is written down for \(row[1])")
        continue
      }
      #expect(spelling.isOpen == (row[0] == "?"))
      if case .means = spelling.outcome { #expect(row[0] != "N", "\(row[1])") }
      if case .remedy = spelling.outcome { #expect(row[0] != "Y", "\(row[1])") }
    }
  }

  @Test("are printed so that they read back as the same", .statement("constraints.aliases"))
  func canonical() throws {
    for case .means(let text) in ConstraintSpelling.all.map(\.outcome) {
      let constraint = try ConstraintText(parsing: text, in: screen).constraint(id: "c1")
      #expect(screen.spelled(constraint) == text)
      #expect(
        try ConstraintText(parsing: screen.spelled(constraint), in: screen).constraint(id: "c1") == constraint
      )
    }
  }

  @Test(
    "may use UIKit's names for what has others here", .statement("constraints.aliases", "anchors.place"),
    arguments: [
      ("self.view.topAnchor <= a.topAnchor", "root.top <= a.top"),
      ("a.leadingAnchor ≥ self.view.layoutMarginsGuide.leadingAnchor", "a.leading >= layoutMargins.leading"),
      ("a.superview.top == b.top − 4", "root.top == b.top - 4"),
      ("view.topLayoutGuide.bottom == a.top", "safeArea.top == a.top"),
      ("a.bottom == bottomLayoutGuide.top", "a.bottom == safeArea.bottom"),
      ("content.top == scroll.contentLayoutGuide.topAnchor", "content.top == scroll.contentLayout.top"),
      ("a.lastBaselineAnchor == title.firstBaselineAnchor", "a.lastBaseline == title.firstBaseline"),
      ("a.width == 100 @.defaultHigh", "a.width == 100 @750"),
      ("a.width == 100 @UILayoutPriority.defaultLow + 1", "a.width == 100 @251"),
      ("a.width == 100 @fittingSizeLevel", "a.width == 100 @50"),
      ("a.width == 100 @(required - 1)", "a.width == 100 @999"),
      ("2 * a.width == b.width", "a.width == b.width * 0.5"),
      ("-2 * a.width <= 10 - b.width", "a.width >= b.width * 0.5 - 5"),
      ("b.bottom + 8 + 4 == a.top", "b.bottom == a.top - 12"),
      ("100 >= a.width + b.width", "a.width <= b.width * -1 + 100"),
      ("a.top-b.bottom>=8", "a.top >= b.bottom + 8"),
      ("a.width/a.height == 3/2", "a.width == a.height * 1.5"),
      ("1.5 == a.width : a.height", "a.height == a.width * 0.6666666666666666"),
      ("3 * (a.width + 2 * (b.width - 1)) == 0", "a.width == b.width * -2 + 2"),
      ("content.left == 8", "content.left == scroll.left + 8"),
      ("gap.bottom == 8", "gap.bottom == root.top + 8"),
      ("scroll.contentLayout.top == 8", "scroll.contentLayout.top == scroll.top + 8"),
    ])
  func aliases(text: String, spelling: String) {
    #expect(outcome(of: text) == .means(spelling))
  }

  @Test("name views of the screen before UIKit's words")
  func shadowed() throws {
    var screen = screen
    for name in ["view", "self", "topLayoutGuide", "safeAreaLayoutGuide"] {
      try screen.addView(named: name, kind: .view)
      let parsed = try ConstraintText(parsing: "\(name).bottom == a.top", in: screen)
      #expect(screen.spelled(parsed.constraint(id: "c1")) == "\(name).bottom == a.top")
    }
  }

  @Test(
    "say what is too much",
    arguments: [
      (
        "a.width * b.width == 8",
        "anchors can't be multiplied with each other; write a number for one of them"
      ),
      ("8 / a.width == 8", "only an anchor can be divided by another one, as in 'a.width / a.height == 1.5'"),
      (
        "a.top / b.top == 2",
        "a ratio of two sizes stands against a number above 0, as in 'a.width / a.height == 1.5'"
      ),
      ("a.width / b.width + 1 == 2", "a ratio stands alone, as in 'a.width / a.height == 1.5'"),
      ("a.width == 8 / 0", "a number can't be divided by 0; write another"),
      ("8 == 8", "a constraint needs an anchor, as in 'title.top == 8'"),
      ("a.width - a.width == 8", "a constraint needs an anchor, as in 'title.top == 8'"),
      ("a.width == (8", "expected ')'"),
      ("a.width == b.width + ", "expected a number"),
      (
        "a.width == topLayoutGuide.height",
        "'topLayoutGuide' is the screen's and has no 'height'; use 'safeArea.top'"
      ),
      ("a.safeArea == b.safeArea", "'safeArea' is a guide; name an anchor of it, as in 'a.safeArea.top'"),
      ("root.top == 8", "the root view has no superview that a position could count from; use another item"),
      (
        "a.width == " + String(repeating: "(", count: 100),
        "too many parentheses; write the constraint plainly"
      ),
      (
        "a.width == 1000000 * 1000000 * b.width",
        "the multiplier must be a number other than 0, up to ±1000000"
      ),
    ])
  func tooMuch(text: String, reason: String) {
    #expect(outcome(of: text) == .remedy(reason))
  }
}
