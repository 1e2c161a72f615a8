import DesignLanguage
import DesignModel
import Notation
import TestSupport
import Testing

@Suite("Constraint text") struct ConstraintTextTests {
  let screen: Screen

  init() throws {
    var screen = Screen(id: "login", name: "login")
    try screen.addView(named: "form", kind: .stack)
    try screen.addView(named: "title", kind: .label, in: "form")
    try screen.addView(named: "scroll", kind: .scroll)
    try screen.addView(named: "top-8", kind: .view)
    try screen.addGuide(named: "gap", owner: .root)
    self.screen = screen
  }

  @Test(
    "is spelled back canonically",
    .statement("constraints.grammar", "items.names", "items.superview", "items.scroll"),
    arguments: [
      ("title.top==safeArea.top+24@750", "title.top == safeArea.top + 24 @750"),
      ("form/title.height = 0.5 * form.width @ high", "title.height == form.width * 0.5 @750"),
      ("title.width <= form.width / 4 - 2.5", "title.width <= form.width * 0.25 - 2.5"),
      ("title.leading >= superview.leading", "title.leading >= form.leading"),
      ("title.width == 120 @required", "title.width == 120"),
      ("form.bottom <= keyboard.top - 8", "form.bottom <= keyboard.top - 8"),
      ("title.width == scroll.contentLayout.width", "title.width == scroll.contentLayout.width"),
      ("title.top == form.safeArea.top", "title.top == form.safeArea.top"),
      ("gap.height == root.height", "gap.height == root.height"),
      ("title.top==form.top-8", "title.top == form.top - 8"),
      ("title.width==form.width/4-2", "title.width == form.width * 0.25 - 2"),
      ("title.width == 2*form.width*3 + -4", "title.width == form.width * 6 - 4"),
      ("top-8.width == form.width-8@low", "top-8.width == form.width - 8 @250"),
      ("superview.leading <= title.leading - 4", "form.leading <= title.leading - 4"),
      ("gap.top == superview.top", "gap.top == root.top"),
      ("title.leading == form.width", "title.leading == form.width"),
      ("form/title.top == root/form.top + 1e1", "title.top == form.top + 10"),
    ])
  func canonical(text: String, spelling: String) throws {
    let constraint = try ConstraintText(parsing: text, in: screen).constraint(id: "c1")
    #expect(screen.spelled(constraint) == spelling)
    #expect(try ConstraintText(parsing: spelling, in: screen).constraint(id: "c1") == constraint)
  }

  @Test(
    "points at the character that is wrong", .statement("constraints.errors", "constraints.grammar"),
    arguments: [
      ("titel.top == form.top", 0, "unknown item 'titel' in screen 'login'; did you mean 'title'?"),
      ("title.topp == form.top", 6, "unknown anchor 'topp'; did you mean 'top'?"),
      ("title.top = = form.top", 12, "expected a number or an item, as in 'title.top'"),
      ("title.top", 9, "expected ==, <= or >="),
      ("title.top == form.top + ", 24, "expected a number"),
      (
        "title.top == form.top @heigh", 23,
        "expected a priority: a number or required, high, low, fittingSize; did you mean 'high'?"
      ),
      ("title.top == form.top @1001", 23, "a priority is above 0 and at most 1000"),
      ("title.top == form.top * 0", 22, "the multiplier must be a number other than 0, up to ±1000000"),
      ("title.top == NaN", 13, "'NaN' is no number; write a length in points, as 100"),
      (
        "title.width == 1e300", 15, "the number is out of bounds; lengths go to ±1000000000 points"
      ),
      ("title.top == form.top nonsense", 22, "unexpected 'nonsense'"),
      ("title.width == superview.width + 8 8", 35, "unexpected '8'"),
      ("root.width == superview.width", 14, "the root view has no superview; name another item"),
      ("superview.top == titel.top", 17, "unknown item 'titel' in screen 'login'; did you mean 'title'?"),
      (
        "superview.top == superview.top", 0,
        "'superview' needs a view on the other side, whose superview it is; write 'root' for the screen's own view"
      ),
      (
        "superview.top == 8", 0,
        "'superview' needs a view on the other side, whose superview it is; write 'root' for the screen's own view"
      ),
      ("title.top == 0 * form.top", 13, "the multiplier must be a number other than 0, up to ±1000000"),
      ("title.top == form.top / 0", 22, "the multiplier must be a number other than 0, up to ±1000000"),
      ("title.top == form.topp-8", 18, "unknown anchor 'topp'; did you mean 'top'?"),
      ("title.top == form/.top", 18, "expected a view's name after '/'"),
      (
        "title.top == contentLayout.top", 13,
        "'contentLayout' needs its scroll view before it, as in 'scroll.contentLayout'"
      ),
      ("title.top == form.safearea.top", 18, "unknown guide 'safearea'; did you mean 'safeArea'?"),
      (
        "title.top == form.bounds.top", 18,
        "unknown guide 'bounds'; choose from safeArea, layoutMargins, readableContent, keyboard, contentLayout and 1 more"
      ),
      (
        "title.top == form.safeArea.layoutMargins.top", 27,
        "expected an anchor, since 'form.safeArea' has no guides"
      ),
      ("", 0, "expected an item, as in 'title.top'"),
      (
        "title.top == form.top ≥ 8", 22,
        "a constraint has one relation; write the second as a constraint of its own, as '44 <= a.height' and 'a.height <= 100'"
      ),
    ])
  func faults(text: String, offset: Int, reason: String) {
    #expect(throws: SyntaxError(reason, at: offset)) { try ConstraintText(parsing: text, in: screen) }
  }
}
