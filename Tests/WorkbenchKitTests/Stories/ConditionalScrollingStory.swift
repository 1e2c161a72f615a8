import Notation
import Testing

/// A sign-in form that scrolls only where it has to, with labels above their fields at accessibility sizes.
///
/// After "A customised, and accessible, Firebase login view controller. Part 4", whose code that grows two paddings is
/// expressed here by constraints.
@Suite("The form that scrolls where it must") struct ConditionalScrollingStory {
  let story: Story

  init() throws { story = try Story(of: "conditional-scrolling", stage: 1) }

  static let phones = ["iphone-xr", "iphone-se-1"]

  @Test("has its labels beside the fields at the usual size", arguments: phones)
  func horizontal(phone: String) throws {
    let solution = try story.solve("login", "--device \(phone)")
    #expect(solution.status == "solved")
    for (label, field) in [("emailLabel", "email"), ("passwordLabel", "password")] {
      #expect(solution.left(field) == solution.right(label) + 8)
      #expect(solution.top(field) == solution.top(label))
    }
    #expect(solution.left("email") == solution.left("password"))
  }

  @Test("has them above at accessibility sizes", arguments: phones)
  func vertical(phone: String) throws {
    let solution = try story.solve("login", "--device \(phone) --text-size accessibilityExtraLarge")
    for (label, field) in [("emailLabel", "email"), ("passwordLabel", "password")] {
      #expect(solution.top(field) == solution.bottom(label) + 8)
      #expect(solution.left(field) == solution.left(label))
      #expect(solution.width(field) == solution.width("form"))
    }
  }

  @Test("lets the fields shrink beside large labels, which is what asked for a change")
  func shrinking() throws {
    let before = try Story(of: "conditional-scrolling", stage: 0)
    let large = "--device iphone-se-1 --text-size accessibilityExtraLarge"
    let (narrow, wide) = (try before.solve("login", large), try story.solve("login", large))
    #expect(narrow.width("password") < wide.width("password") / 2)
    #expect(narrow.frames["password"]!["text"]!["truncated"] == true)
    #expect(wide.frames["password"]!["text"]!["truncated"] == false)
  }

  @Test(
    "stands in the middle where it fits, between paddings that grew alike",
    arguments: [
      "--device iphone-xr", "--device iphone-xr --keyboard shown", "--device iphone-se-1",
      "--device iphone-xr --text-size AX3", "--device iphone-xr --text-size AX3 --keyboard shown",
      "--device iphone-se-1 --keyboard shown",
    ])
  func centred(profile: String) throws {
    let solution = try story.solve("login", profile)
    #expect(solution.status == "solved")
    let (above, below) = (solution.height("above"), solution.height("below"))
    #expect(abs(above - below) <= 0.5 && above > 20)
    #expect(abs(solution.height("stack") - solution.height("scroll")) <= 0.5)
    let range = solution.range(of: "scroll").y
    #expect(range.lowerBound == range.upperBound, "nothing scrolls")
    let middle = solution.top("scroll") + solution.height("scroll") / 2
    #expect(abs((solution.top("form") + solution.bottom("form")) / 2 - middle) <= 0.5)
  }

  @Test("keeps the least paddings and scrolls where it doesn't fit")
  func scrolling() throws {
    let solution = try story.solve("login", "--device iphone-se-1 --text-size AX3 --keyboard shown")
    #expect(solution.status == "solved")
    #expect(solution.height("above") == 20 && solution.height("below") == 20)
    #expect(solution.height("form") + 40 == solution.height("stack"))
    // The safe area begins at 20 and the keyboard is 254 high (facts of the device).
    #expect(solution.frame("scroll") == [19, 20, 282, 294])
    #expect(solution.range(of: "scroll").y == 0...(solution.height("stack") - 294))
    #expect(solution.bottom("go") > 314, "the button lies under the keyboard until it is scrolled")
  }

  @Test("leaves nothing out of reach, keyboard or not", arguments: ["hidden", "shown"])
  func reachable(keyboard: String) throws {
    for view in ["emailStack", "emailLabel", "passwordStack", "passwordLabel", "form"] {
      try story.workspace.batch("add-assertion login '\(view) is reachable'")
    }
    let check = try story.check(
      "login", "--device iphone-xr,iphone-se-1 --text-size L,AX3 --keyboard \(keyboard)")
    #expect(check.failing == [] && check.status == 0 && check.count == 13)
  }

  // "The user can't see that the first text entry is for email and they can barely tap the Go button."
  @Test("shows its button at the end of the scrolling, and each field while it is written in")
  func inSight() throws {
    try story.workspace.batch(
      """
      add-assertion login 'go.bottom <= keyboard.top' --id go-in-sight --when 'scroll = end'
      add-assertion login 'go.bottom <= keyboard.top' --id go-scrolled-to --when 'until go is visible'
      add-assertion login 'emailLabel is visible' --id email-label --when 'scroll = start'
      add-assertion login 'email.bottom <= keyboard.top' --id email-in-sight --when 'focus = email'
      add-assertion login 'password.bottom <= keyboard.top' --id password-in-sight --when 'focus = password'
      """)
    let options = "--device iphone-xr,iphone-se-1 --text-size L,AX3 --keyboard shown"
    for place in ["--scroll scroll=end", "--scroll scroll=until:go", "--focus email", "--focus password"] {
      let check = try story.check("login", "\(options) \(place)")
      #expect(check.failing == [] && check.status == 0, "\(place)")
    }
    let resting = try story.solve("login", "--device iphone-se-1 --text-size AX3 --keyboard shown")
    let scrolled = try story.solve(
      "login", "--device iphone-se-1 --text-size AX3 --keyboard shown --scroll scroll=until:go")
    #expect(resting.bottom("go") > 314 && abs(scrolled.bottom("go") - 314) <= 0.5)
  }

  @Test("had no room for its first field without the scrolling")
  func withoutScrolling() throws {
    // A scroll view whose content may not be taller than itself is the layout before there was one.
    try story.workspace.batch("add-constraint login 'stack.height <= scroll.height'")
    let check = try story.check("login", "--device iphone-se-1 --text-size AX3 --keyboard shown")
    #expect(check.status == 1)
    #expect(check.failing == ["a2: email has no area"])
  }
}
