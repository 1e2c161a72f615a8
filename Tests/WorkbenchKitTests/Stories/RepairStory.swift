import Notation
import Testing

/// Screens of two articles as they were before they scrolled, found by an audit and repaired by what it offers.
@Suite("The screens that an audit repairs") struct RepairStory {
  /// A form centred between the safe area and the keyboard, its labels above the fields at accessibility sizes.
  ///
  /// After "A customised, and accessible, Firebase login view controller. Part 4", as it is before it scrolls.
  static let form = """
    add-screen login
    add-view login container
    pin login container top --to safeArea
    pin login container leading,trailing
    add-constraint login 'container.bottom == keyboard.top' --id above-keyboard
    add-view login form --kind stack --axis vertical --spacing 16 --in container
    pin login form centerX,centerY
    add-constraint login 'form.width == container.width * 0.88'
    add-view login emailStack --kind stack --axis horizontal --spacing 8 --in form
    add-view login emailLabel --kind label --text 'Email' --style body --hugging 251 --compression 751 --in emailStack
    add-view login email --kind textField --style body --label 'Email' --in emailStack
    add-view login passwordStack --kind stack --axis horizontal --spacing 8 --in form
    add-view login passwordLabel --kind label --text 'Password' --style body --hugging 251 --compression 751 --in passwordStack
    add-view login password --kind textField --style body --label 'Password' --in passwordStack
    add-constraint login 'email.width == password.width @500' --id fields-align
    add-view login go --kind button --text 'Go' --style headline --in form
    add-constraint login 'go.height >= 44'
    vary login emailStack axis=vertical --when 'textSize >= accessibilityMedium'
    vary login passwordStack axis=vertical --when 'textSize >= accessibilityMedium'

    """
  static let smallPhone = "--device iphone-se-1 --text-size accessibilityExtraLarge --keyboard shown"

  private func findings(_ story: Story, _ options: String) throws -> [JSON] {
    try story.workspace.run("audit \(options) --format ndjson").records
  }

  @Test("hides the first label and Go on the small phone at AX-XL with the keyboard") func found() throws {
    let found = try findings(try Story(Self.form), "login \(Self.smallPhone)")
    let unreachable = found.filter { $0["rule"] == "content-unreachable" }
    #expect(unreachable.map { $0["view"] } == ["container"])
    #expect(unreachable.map { $0["parts"] } == [["emailLabel", "go"]])
    #expect(unreachable.allSatisfy { $0["severity"] == "error" })
  }

  @Test("scrolls after one repair, and nothing is found on any stored profile") func repaired() throws {
    let story = try Story(Self.form)
    // The form was drawn before phones that fold: it reaches under their status column.
    try story.workspace.run("remove-profile 'iphone-duo*'")
    let go = try #require(
      try findings(story, "login \(Self.smallPhone)").first { $0["rule"] == "content-unreachable" }?["id"]?
        .text)
    let usual = try ["iphone-xr", "iphone-se-1"].map {
      try story.solve("login", "--device \($0)").frame("form")
    }
    let outcome = try story.workspace.run("audit login --fix \(go) --apply")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.hasPrefix("login: put container into a scroll view\n"))
    #expect(outcome.output.hasSuffix("login: nothing found on 7296 profiles\n"))

    // Where it fits it stands where it stood; where it doesn't it keeps the least paddings and scrolls.
    #expect(
      try ["iphone-xr", "iphone-se-1"].map { try story.solve("login", "--device \($0)").frame("form") }
        == usual)
    let small = try story.solve("login", Self.smallPhone)
    #expect(small.status == "solved")
    #expect(small.top("form") - small.top("container") == 8)
    #expect(small.bottom("container") - small.bottom("form") == 8)
    #expect(small.range(of: "scroll").y == 0...(small.height("container") - small.height("scroll")))
    #expect(small.height("container") > small.height("scroll"))
    let large = try story.solve("login", "--device iphone-xr --text-size AX3 --keyboard shown")
    let (above, below) = (
      large.top("form") - large.top("container"), large.bottom("container") - large.bottom("form")
    )
    #expect(abs(above - below) <= 0.5 && above > 8, "the paddings grow alike")
    #expect(large.range(of: "scroll").y == 0...0)
  }

  @Test("cuts the copy above its button off at large sizes, and lets it scroll while the button stays")
  func copy() throws {
    let story = try Story(of: "copy-screen", stage: 0)
    let devices = "--all-profiles --device iphone-se-1 --direction ltr"
    let cut = try #require(
      try findings(story, "copy \(devices)").first {
        $0["consequences"]?.elements?.contains { $0.text?.hasPrefix("title shows ") ?? false } ?? false
      })
    #expect(cut["where"] == "AX4 and larger" || cut["worst"]?.text?.contains("/AX") == true)
    let before = try story.solve("copy", "--device iphone-16").frames.mapValues { $0["screenFrame"] }
    let outcome = try story.workspace.run("audit copy \(devices) --fix \(cut["id"]!.text!) --apply")
    #expect(outcome.output.hasPrefix("copy: put content into a scroll view\n"))
    #expect(!outcome.output.contains("truncated-text"))
    let large = try story.solve("copy", "--device iphone-se-1 --text-size AX5")
    #expect(large.range(of: "scroll").y.upperBound > 0)
    #expect(large.bottom("button") == 552, "16 points above the window's end")
    #expect(large.frames["body"]?["text"]?["truncated"] == false)
    let after = try story.solve("copy", "--device iphone-16").frames.mapValues { $0["screenFrame"] }
    for (view, frame) in before { #expect(after[view] == frame, "\(view) stays where it fits") }
  }
}
