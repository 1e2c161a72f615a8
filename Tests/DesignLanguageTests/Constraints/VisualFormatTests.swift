import DesignLanguage
import DesignModel
import DesignSamples
import Notation
import TestSupport
import Testing

/// The grammar is Apple's (Auto Layout Guide, "Visual Format Language").
@Suite("Visual format") struct VisualFormatTests {
  let screen: Screen

  init() throws {
    var screen = Screen(id: "login", name: "login")
    try screen.addView(named: "a", kind: .view)
    try screen.addView(named: "b", kind: .view)
    try screen.addView(named: "email", kind: .textField)
    try screen.addView(named: "box", kind: .view)
    try screen.addView(named: "login", kind: .button, in: "box")
    try screen.addGuide(named: "gap", owner: "box")
    try screen.addView(named: "log-out", kind: .button)
    self.screen = screen
  }

  @Test(
    "becomes constraints in the order of the line", .statement("visual-format.grammar", "visual-format.gaps"),
    arguments: [
      ("[a]", []),
      ("V:[a]", []),
      ("[a]-[b]", ["b.leading == a.trailing + 8"]),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("[a]-8-[b]", ["b.leading == a.trailing + 8"]),
      ("[a]-0-[b]", ["b.leading == a.trailing"]),
      ("[a]-8.5@750-[b]", ["b.leading == a.trailing + 8.5 @750"]),
      ("[a]-.5-[b]", ["b.leading == a.trailing + 0.5"]),
      ("[a]-(8)-[b]", ["b.leading == a.trailing + 8"]),
      ("[a]-(-8)-[b]", ["b.leading == a.trailing - 8"]),
      ("[a]->=8-[b]", ["b.leading >= a.trailing + 8"]),
      ("|-<=20@750-[b]", ["b.leading <= root.leading + 20 @750"]),
      ("[a]-==margin-|", ["root.trailing == a.trailing + 20"]),
      ("|-margin@weak-[a]", ["a.leading == root.leading + 20 @10.5"]),
      ("|-(>=margin@weak)-[a(margin)]", ["a.width == 20", "a.leading >= root.leading + 20 @10.5"]),
      (
        "[a]-(>=8,<=20@750,==12@1)-[b]",
        [
          "b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @750",
          "b.leading == a.trailing + 12 @1",
        ]
      ),
      ("|[a]|", ["a.leading == root.leading", "root.trailing == a.trailing"]),
      ("H:|-[a]-|", ["a.leading == layoutMargins.leading", "layoutMargins.trailing == a.trailing"]),
      ("|-20-[a]-(>=20)-|", ["a.leading == root.leading + 20", "root.trailing >= a.trailing + 20"]),
      ("V:|-[login]-16-|", ["login.top == box.layoutMargins.top", "box.bottom == login.bottom + 16"]),
      ("V:|[gap]", ["gap.top == box.top"]),
      ("V:[email(<=44)]", ["email.height <= 44"]),
      ("[email(44)]", ["email.width == 44"]),
      ("[a(100@250,>=50)]", ["a.width == 100 @250", "a.width >= 50"]),
      ("[a(==b)]", ["a.width == b.width"]),
      ("[a(b)]", ["a.width == b.width"]),
      ("[a(root)]", ["a.width == root.width"]),
      ("V:[a(>=b@250)]", ["a.height >= b.height @250"]),
      ("V:[a][b]-[email]", ["b.top == a.bottom", "email.top == b.bottom + 8"]),
      (
        "|-50-[a(>=200)]-[b(a)]-|",
        [
          "a.width >= 200", "a.leading == root.leading + 50", "b.width == a.width",
          "b.leading == a.trailing + 8",
          "layoutMargins.trailing == b.trailing",
        ]
      ),
      (
        "V:[topLayoutGuide]-[a]-[bottomLayoutGuide]",
        ["a.top == safeArea.top + 8", "safeArea.bottom == a.bottom + 8"]
      ),
      ("V:|[topLayoutGuide][a]", ["a.top == safeArea.top"]),
      (
        "[safeAreaLayoutGuide]-(-100)-[a]-8-[layoutMargins]",
        ["a.leading == safeArea.trailing - 100", "layoutMargins.leading == a.trailing + 8"]
      ),
      ("V:[a]-8-[keyboardLayoutGuide]", ["keyboard.top == a.bottom + 8"]),
    ])
  func constraints(format: String, spellings: [String]) throws {
    let metrics = [FormatMetric("margin", 20), FormatMetric("weak", 10.5)]
    let read = try VisualFormat(WrittenFormat(line: format, metrics: metrics), in: screen).constraints
    #expect(read.map { screen.spelled($0.constraint(id: "c1")) } == spellings)
  }

  @Test(
    "is aligned, turned and counted between baselines by UIKit's options",
    .statement("visual-format.options"),
    arguments: [
      ("[a]-[b]-[email]", [FormatOption.alignAllTop], ["b.top == a.top", "email.top == b.top"]),
      (
        "[a]-[b]", [.alignAllCenterY, .alignAllFirstBaseline],
        ["b.centerY == a.centerY", "b.firstBaseline == a.firstBaseline"]
      ),
      (
        "V:[a][b]", [.alignAllLeading, .alignAllTrailing],
        ["b.leading == a.leading", "b.trailing == a.trailing"]
      ),
      ("V:[a(8)]", [.alignAllRight], []),
    ])
  func aligned(format: String, options: [FormatOption], spellings: [String]) throws {
    let read = try VisualFormat(WrittenFormat(line: format, options: options), in: screen).constraints
    #expect(read.suffix(spellings.count).map { screen.spelled($0.constraint(id: "c1")) } == spellings)
  }

  @Test(
    "runs in another direction", .statement("visual-format.options"),
    arguments: [
      (
        "|-20-[a]-(>=8)-[b]-|", FormatOption.directionLeftToRight,
        ["a.left == root.left + 20", "b.left >= a.right + 8", "layoutMargins.right == b.right"]
      ),
      (
        "|-20-[a]-(>=8)-[b]-|", .directionRightToLeft,
        ["root.right == a.right + 20", "a.left >= b.right + 8", "b.left == layoutMargins.left"]
      ),
      ("V:[a]-8-[b]", .directionRightToLeft, ["b.top == a.bottom + 8"]),
      (
        "V:[email]-30-[login]", .spacingBaselineToBaseline, ["login.firstBaseline == email.lastBaseline + 30"]
      ),
      ("V:[a]-30-[login]", .spacingBaselineToBaseline, ["login.firstBaseline == a.bottom + 30"]),
      ("V:[a]-[b]", .spacingBaselineToBaseline, ["b.top == a.bottom + 8"]),
      ("[email]-30-[login]", .spacingBaselineToBaseline, ["login.leading == email.trailing + 30"]),
    ])
  func turned(format: String, option: FormatOption, spellings: [String]) throws {
    let read = try VisualFormat(WrittenFormat(line: format, options: [option]), in: screen).constraints
    #expect(read.map { screen.spelled($0.constraint(id: "c1")) } == spellings)
  }

  @Test("makes constraints that a screen takes and that remember their line")
  func accepted() throws {
    var screen = screen
    let format = WrittenFormat(
      line: "V:|-[a(b)]-(>=top@750)-[b]-|", metrics: [FormatMetric("top", 8)], options: [.alignAllLeading])
    for text in try VisualFormat(format, in: screen).constraints {
      try screen.addConstraint { text.constraint(id: $0) }
    }
    #expect(screen.constraints.count == 5)
    #expect(screen.constraints.allSatisfy { $0.format == format })
    #expect(screen.brokenInvariant == nil)
  }

  @Test("follows the names of its views, as long as it can speak of them", .statement("visual-format.kept"))
  func renamed() throws {
    var screen = screen
    let format = WrittenFormat(line: "[a(b@b)]-b-[b(b)]-[gap(a)]", metrics: [FormatMetric("b", 4)])
    for text in try VisualFormat(format, in: screen).constraints {
      try screen.addConstraint { text.constraint(id: $0) }
    }
    try screen.renameView("b", to: "button")
    #expect(Set(screen.constraints.map { $0.format?.line }) == ["[a(b@b)]-b-[button(b)]-[gap(a)]"])
    try screen.renameView("a", to: "first")
    try screen.renameGuide("gap", to: "space")
    #expect(Set(screen.constraints.map { $0.format?.line }) == ["[first(b@b)]-b-[button(b)]-[space(first)]"])
    try screen.renameView("email", to: "e-mail")
    #expect(screen.constraints.allSatisfy { $0.format != nil })
    try screen.renameView("b", to: "log-in")
    #expect(screen.constraints.allSatisfy { $0.format == nil })
  }

  @Test(
    "points at the character that is wrong", .statement("visual-format.grammar"),
    arguments: [
      ("", 0, "expected a view, as in '[form]'"),
      ("  ", 0, "visual format has no blanks; leave it out"),
      ("V: |[a]", 2, "visual format has no blanks; leave it out"),
      ("V:", 2, "expected a view, as in '[form]'"),
      ("V[a]", 1, "expected ':' after 'V'"),
      ("|", 1, "expected a view, as in '[form]'"),
      ("||", 1, "expected a view, as in '[form]'"),
      ("|-8-|", 4, "expected a view, as in '[form]'"),
      ("Z:[a]-[b]", 0, "expected a view, as in '[form]'"),
      ("a-b", 0, "expected a view, as in '[form]'"),
      ("[]", 1, "expected a view's name after '['"),
      ("[a]-[]", 5, "expected a view's name after '['"),
      ("[a-[b]", 2, "expected ']'"),
      ("[a", 2, "expected ']'"),
      ("[aa]-[b]", 1, "unknown item 'aa' in screen 'login'; choose from root, a, b, email, box and 3 more"),
      ("[a]-[emial]", 5, "unknown item 'emial' in screen 'login'; did you mean 'email'?"),
      (
        "[log-out]", 1,
        "'log-out' is no identifier, and visual format knows only those: letters, digits and '_'; rename the view or use add-constraint"
      ),
      (
        "[größe(8)]", 1,
        "'größe' is no identifier, and visual format knows only those: letters, digits and '_'; rename the view or use add-constraint"
      ),
      ("[a]-", 4, "expected '[' or '|' after the gap"),
      ("[a]-8-", 6, "expected '[' or '|' after the gap"),
      ("[a]-(8)-b", 8, "expected '[' or '|' after the gap"),
      ("[a]--[b]", 4, "a number with a sign stands in parentheses, as in '-(-8)-'"),
      ("[a]--8-[b]", 4, "a number with a sign stands in parentheses, as in '-(-8)-'"),
      ("[a]->=-8-[b]", 6, "a number with a sign stands in parentheses, as in '-(-8)-'"),
      ("[a]-8[b]", 5, "expected '-' after the gap"),
      ("[a]-8", 5, "expected '-' after the gap"),
      ("[a]-margin-[b]", 4, "unknown metric 'margin'; give it with --metrics margin=8"),
      ("[a]-(margin)-[b]", 5, "unknown metric 'margin'; give it with --metrics margin=8"),
      ("[a]-(>=email)-[b]", 7, "unknown metric 'email'; give it with --metrics email=8"),
      ("[a]-()-[b]", 5, "a gap takes a number or a metric, as in '-(>=8)-'"),
      ("[a]-(8-[b]", 6, "expected ',' or ')'"),
      ("[a]-(8,)-[b]", 7, "a gap takes a number or a metric, as in '-(>=8)-'"),
      ("[a]-8@0-[b]", 6, "a priority is above 0 and at most 1000"),
      ("[a]-2e9-[b]", 4, "the number is out of bounds; lengths go to ±1000000000 points"),
      ("[a]-(8,>=2e9@5)-[b]", 9, "the number is out of bounds; lengths go to ±1000000000 points"),
      ("[a(2e9)]", 3, "the number is out of bounds; lengths go to ±1000000000 points"),
      ("[a(-8)]", 3, "a width is never negative; write a number from 0 up"),
      ("[a()]", 3, "expected a number, a metric or a view's name"),
      ("[a(>=)]", 5, "expected a number, a metric or a view's name"),
      ("[a(>44)]", 3, "expected a number, a metric or a view's name"),
      ("[a(44]", 5, "expected ',' or ')'"),
      (
        "[a(==c)]", 5,
        "unknown view or metric 'c' in screen 'login'; choose from root, a, b, email, box and 3 more"
      ),
      ("[a(a)]", 3, "'a' can't be compared with itself; name another view"),
      ("[a(8@high)]", 5, "visual format takes a priority as a number or a metric, not 'high'; write '@750'"),
      ("[a(8@much)]", 5, "visual format takes a priority as a number or a metric, not 'much'"),
      ("[a(8@)]", 5, "expected a priority, as in '@750'"),
      ("[a]-[b]x", 7, "unexpected 'x'"),
      ("|[a]|[b]", 5, "unexpected '[b]'"),
      ("|[a]|-", 5, "unexpected '-'"),
      ("|-[root]", 0, "the root view has no superview; leave the '|' out"),
      ("[root]-|", 7, "the root view has no superview; leave the '|' out"),
      ("V:[topLayoutGuide(8)]", 3, "'topLayoutGuide' has no height that can be set; use safeArea"),
      (
        "V:|-8-[topLayoutGuide]", 7,
        "the guide lies at the edge, so there is no gap between them; leave it out"
      ),
    ])
  func faults(format: String, offset: Int, reason: String) {
    #expect(throws: SyntaxError(reason, at: offset)) { try VisualFormat(parsing: format, in: screen) }
  }

  @Test(
    "refuses options that don't fit its direction", .statement("visual-format.options"),
    arguments: [
      (
        "[a]-[b]", FormatOption.alignAllLeading, 0,
        "'alignAllLeading' aligns along the line, which its gaps do already; use one across it, as alignAllTop or alignAllCenterY"
      ),
      (
        "V:[a]-[b]", .alignAllLastBaseline, 0,
        "'alignAllLastBaseline' aligns along the line, which its gaps do already; use one across it, as alignAllLeading or alignAllCenterX"
      ),
      (
        "V:[email]-[login]", .spacingBaselineToBaseline, 11,
        "the space between baselines depends on the fonts; give the gap a number"
      ),
    ])
  func misfits(format: String, option: FormatOption, offset: Int, reason: String) {
    #expect(throws: SyntaxError(reason, at: offset)) {
      try VisualFormat(WrittenFormat(line: format, options: [option]), in: screen)
    }
  }
}
