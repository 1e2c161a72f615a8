import DesignLanguage
import DesignModel
import DesignSamples
import Notation
import Testing

@Suite("A claim's text") struct ClaimTextTests {
  let screen: Screen

  init() throws { screen = try .example() }

  @Test(
    "is spelled back canonically",
    arguments: [
      ("title.top>=safeArea.top+24", "title.top >= safeArea.top + 24"),
      ("form/title.height = 0.5 * form.width", "title.height == form.width * 0.5"),
      ("gap.height <= 20", "gap.height <= 20"),
      ("title.leading >= superview.leading", "title.leading >= form.leading"),
      ("content.top == list.contentLayout.top", "content.top == list.contentLayout.top"),
      ("title is visible", "title is visible"), ("form/title is not visible", "title is not visible"),
      ("title is hidden", "title is hidden"), ("title is  reachable", "title is reachable"),
      ("title is not truncated", "title is not truncated"),
      ("list scrolls vertically", "list scrolls vertically"),
      ("list does not scroll horizontally", "list does not scroll horizontally"),
      ("title overlaps form/email", "title overlaps email"),
      ("title does not overlap email", "title does not overlap email"),
      ("title overlaps statusBar", "title overlaps statusBar"),
      ("form/title does not overlap statusBar", "title does not overlap statusBar"),
      ("statusBar is hidden", "statusBar is hidden"), ("statusBar is not hidden", "statusBar is visible"),
      ("statusBar is visible", "statusBar is visible"), ("statusBar is not visible", "statusBar is hidden"),
    ])
  func canonical(text: String, spelling: String) throws {
    let claim = try Claim(parsing: text, in: screen)
    #expect(screen.spelled(claim) == spelling)
    #expect(try Claim(parsing: spelling, in: screen) == claim)
  }

  @Test(
    "points at the character that is wrong",
    arguments: [
      ("titel is visible", 0, "unknown view 'titel' in screen 'login'; did you mean 'title'?"),
      (
        "title is reachabel", 9,
        "expected visible, hidden, reachable, truncated; did you mean 'reachable'?"
      ),
      ("statusBar is reachable", 0, "a status bar is visible or hidden"),
      ("list scrolls down", 13, "expected vertically, horizontally"),
      ("title overlaps", 14, "expected the other view's name"),
      ("title overlaps emial", 15, "unknown view 'emial' in screen 'login'; did you mean 'email'?"),
      ("title is visible now", 17, "unexpected 'now'"),
      (
        "gap is visible", 0,
        "unknown view 'gap' in screen 'login'; choose from root, form, title, email, list and 1 more"
      ),
      ("title.top >= 8 @750", 15, "a claim has no priority: it holds or it doesn't"),
      ("title.topp >= 8", 6, "unknown anchor 'topp'; did you mean 'top'?"),
      ("title", 5, "expected '.' and an anchor after 'title', as in 'title.top'"),
    ])
  func faults(text: String, offset: Int, reason: String) {
    #expect(throws: SyntaxError(reason, at: offset)) { try Claim(parsing: text, in: screen) }
  }
}
