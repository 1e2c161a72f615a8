import DesignModel
import Notation
import TestSupport
import Testing

/// The grammar is Apple's (Auto Layout Guide, "Visual Format Language"), without named metrics.
@Suite("Visual format") struct VisualFormatTests {
  let screen: Screen

  init() throws {
    var screen = Screen(id: "login", name: "login")
    try screen.addView(named: "a", kind: .view)
    try screen.addView(named: "b", kind: .view)
    try screen.addView(named: "email", kind: .textField)
    try screen.addView(named: "box", kind: .view)
    try screen.addView(named: "log-in", kind: .button, in: "box")
    try screen.addGuide(named: "gap", owner: "box")
    self.screen = screen
  }

  @Test(
    "becomes constraints in the order of the line", .statement("visual-format.grammar", "visual-format.gaps"),
    arguments: [
      ("[a]-[b]", ["b.leading == a.trailing + 8"]),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("[a]-8-[b]", ["b.leading == a.trailing + 8"]),
      ("[a]-0-[b]", ["b.leading == a.trailing"]),
      ("[a]-8.5@750-[b]", ["b.leading == a.trailing + 8.5 @750"]),
      ("[a]-(8)-[b]", ["b.leading == a.trailing + 8"]),
      ("[a]-(-8)-[b]", ["b.leading == a.trailing - 8"]),
      (
        "[a]-(>=8,<=20@high,==12@1)-[b]",
        [
          "b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @750",
          "b.leading == a.trailing + 12 @1",
        ]
      ),
      ("|[a]|", ["a.leading == root.leading", "root.trailing == a.trailing"]),
      ("H:|-[a]-|", ["a.leading == layoutMargins.leading", "layoutMargins.trailing == a.trailing"]),
      ("|-20-[a]-(>=20)-|", ["a.leading == root.leading + 20", "root.trailing >= a.trailing + 20"]),
      ("V:|-[log-in]-16-|", ["log-in.top == box.layoutMargins.top", "box.bottom == log-in.bottom + 16"]),
      ("V:|[gap]", ["gap.top == box.top"]),
      ("V:[email(<=44)]", ["email.height <= 44"]),
      ("[email(44)]", ["email.width == 44"]),
      ("[a(100@250,>=50)]", ["a.width == 100 @250", "a.width >= 50"]),
      ("[a(==b)]", ["a.width == b.width"]),
      ("[a(b)]", ["a.width == b.width"]),
      ("V:[a(>=b@low)]", ["a.height >= b.height @250"]),
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
        " V: | - 8 - [ a ( >= 4 , b @ 9 ) ] | ",
        ["a.height >= 4", "a.height == b.height @9", "a.top == root.top + 8", "root.bottom == a.bottom"]
      ),
    ])
  func constraints(format: String, spellings: [String]) throws {
    let read = try VisualFormat(parsing: format, in: screen).constraints
    #expect(read.map { screen.spelled($0.constraint(id: "c1")) } == spellings)
  }

  @Test("makes constraints that a screen takes")
  func accepted() throws {
    var screen = screen
    for text in try VisualFormat(parsing: "V:|-[a(b)]-(>=8@high)-[b]-|", in: screen).constraints {
      try screen.addConstraint { text.constraint(id: $0) }
    }
    #expect(screen.constraints.count == 4)
    #expect(screen.brokenInvariant == nil)
  }

  @Test(
    "points at the character that is wrong",
    arguments: [
      ("", 0, "expected a view, as in '[form]'"),
      ("  ", 2, "expected a view, as in '[form]'"),
      ("V:", 2, "expected a view, as in '[form]'"),
      ("|", 1, "expected a view, as in '[form]'"),
      ("||", 1, "expected a view, as in '[form]'"),
      ("|-8-|", 4, "expected a view, as in '[form]'"),
      ("Z:[a]-[b]", 0, "expected a view, as in '[form]'"),
      ("a-b", 0, "expected a view, as in '[form]'"),
      ("[a]", 3, "the format says nothing of its view"),
      ("[]", 1, "expected a view's name after '['"),
      ("[a]-[]", 5, "expected a view's name after '['"),
      ("[a-[b]", 2, "expected ']'"),
      ("[a", 2, "expected ']'"),
      ("[aa]-[b]", 1, "unknown item 'aa' in screen 'login'; did you mean 'a'?"),
      ("[a]-[emial]", 5, "unknown item 'emial' in screen 'login'; did you mean 'email'?"),
      ("[a]-", 4, "expected '[' or '|' after the gap"),
      ("[a]-8-", 6, "expected '[' or '|' after the gap"),
      ("[a]-(8)- b", 9, "expected '[' or '|' after the gap"),
      ("[a]--[b]", 4, "expected '[' or '|' after the gap"),
      ("[a]-8[b]", 5, "expected '-' after the gap"),
      ("[a]-8", 5, "expected '-' after the gap"),
      ("[a]-margin-[b]", 4, "a gap takes a number, since there are no named metrics"),
      ("[a]-(margin)-[b]", 5, "a gap takes a number, as in '-(>=8)-'"),
      ("[a]-(>=email)-[b]", 7, "a gap takes a number, as in '-(>=8)-'"),
      ("[a]-()-[b]", 5, "a gap takes a number, as in '-(>=8)-'"),
      ("[a]-(8-[b]", 6, "expected ',' or ')'"),
      ("[a]-(8,)-[b]", 7, "a gap takes a number, as in '-(>=8)-'"),
      ("[a]-8@0-[b]", 6, "a priority is above 0 and at most 1000"),
      ("[a]-2e9-[b]", 4, "the number is out of bounds; lengths go to ±1000000000 points"),
      ("[a]-(8, >=2e9 @5)-[b]", 10, "the number is out of bounds; lengths go to ±1000000000 points"),
      ("[a(2e9)]", 3, "the number is out of bounds; lengths go to ±1000000000 points"),
      ("[a()]", 3, "expected a number or a view's name"),
      ("[a(>=)]", 5, "expected a number or a view's name"),
      ("[a(>44)]", 3, "expected a number or a view's name"),
      ("[a(44]", 5, "expected ',' or ')'"),
      ("[a(==c)]", 5, "unknown item 'c' in screen 'login'; did you mean 'a'?"),
      (
        "[a(8@hihg)]", 5,
        "expected a priority: a number or required, high, low, fittingSize; did you mean 'high'?"
      ),
      ("[a]-[b]x", 7, "unexpected 'x'"),
      ("|[a]|[b]", 5, "unexpected '[b]'"),
      ("|[a]|-", 5, "unexpected '-'"),
      ("|-[root]", 0, "the root view has no superview"),
      ("[root]-|", 7, "the root view has no superview"),
    ])
  func faults(format: String, offset: Int, reason: String) {
    #expect(throws: SyntaxError(reason, at: offset)) { try VisualFormat(parsing: format, in: screen) }
  }
}
