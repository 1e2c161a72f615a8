import Notation
import Testing

/// A form in a scroll view, for both orientations and the keyboard.
///
/// After "Using UIScrollView with Auto Layout in iOS".
@Suite("The form that turns") struct RotationStory {
  let story: Story
  static let fields = ["name", "email", "phone"]

  init() throws { story = try Story(of: "rotation-and-keyboard", stage: 1) }

  @Test(
    "does not scroll upright", arguments: ["iphone-se-1", "iphone-se-3", "iphone-16", "iphone-16-pro-max"])
  func upright(phone: String) throws {
    let solution = try story.solve("details", "--device \(phone)")
    #expect(solution.status == "solved")
    let (x, y) = solution.range(of: "scroll")
    #expect(x.upperBound - x.lowerBound == 0 && y.upperBound - y.lowerBound == 0)
    #expect(solution.width("content") == solution.width("root"))
    for field in Self.fields { #expect(solution.width(field) == solution.width("root") - 40) }
  }

  @Test("scrolls vertically in landscape, and never sideways")
  func landscape() throws {
    let solution = try story.solve("details", "--device iphone-se-3 --orientation landscape")
    #expect(solution.status == "solved")
    let (x, y) = solution.range(of: "scroll")
    #expect(x.upperBound - x.lowerBound == 0)
    #expect(y == 0...(solution.height("content") - 375))
    #expect(y.upperBound > 0)
    #expect(solution.width("content") == 667)
    for field in Self.fields { #expect(solution.width(field) == 627) }
  }

  @Test("scrolls by the keyboard's height more while that is up", arguments: ["portrait", "landscape"])
  func keyboard(orientation: String) throws {
    let options = "--device iphone-se-3 --orientation \(orientation)"
    let without = try story.solve("details", options)
    let with = try story.solve("details", "\(options) --keyboard shown")
    let inset = with.frames["scroll"]!["scroll"]!["insets"]!.elements![2].double!
    // The heights of the keyboard are facts of the device.
    #expect(inset == (orientation == "portrait" ? 260 : 200))
    #expect(with.frame("scroll") == without.frame("scroll"), "the scroll view itself stays where it is")
    let bottom =
      with.bottom("content") - with.range(of: "scroll").y.upperBound + with.range(of: "scroll").y.lowerBound
    #expect(bottom <= with.height("root") - inset + 0.5)
  }

  @Test("lets every field be seen while it is typed in", arguments: ["portrait", "landscape"])
  func reachable(orientation: String) throws {
    let options =
      "--all-profiles --device iphone-se-1,iphone-se-3 --orientation \(orientation) --keyboard shown"
    let check = try story.check("details", options)
    #expect(check.failing == [] && check.status == 0 && check.count == 9)
    // The keyboard covers the last field before it is scrolled.
    let solution = try story.solve("details", "--device iphone-se-3 --orientation landscape --keyboard shown")
    #expect(solution.bottom("phone") > 375 - 200)
  }

  // "Once you start editing a text field, the keyboard animates into view, and your scroll view animates the active
  // text field to be above the keyboard."
  @Test("has the field above the keyboard that is written in", arguments: RotationStory.fields)
  func focused(field: String) throws {
    let options = "--all-profiles --device iphone-se-1,iphone-se-3 --focus \(field)"
    let check = try story.check("details", options)
    #expect(check.failing == [] && check.status == 0)
    for orientation in ["portrait", "landscape"] {
      let options = "--device iphone-se-3 --orientation \(orientation) --focus \(field)"
      let solution = try story.solve("details", options)
      let keyboard: Double = orientation == "portrait" ? 260 : 200
      #expect(solution.bottom(field) <= solution.height("root") - keyboard)
      #expect(solution.top(field) >= (orientation == "portrait" ? 20 : 0))
    }
  }

  @Test("scrolls no further for a field than it must")
  func leastScroll() throws {
    // Lying down the first field is in sight above the keyboard only in part, and the last not at all.
    let options = "--device iphone-se-3 --orientation landscape"
    let (first, last) = (
      try story.solve("details", "\(options) --focus name"),
      try story.solve("details", "\(options) --focus phone")
    )
    #expect(first.bottom("name") == 375 - 200 && last.bottom("phone") == 375 - 200)
    let upright = try story.solve("details", "--device iphone-16-pro-max --focus name")
    let resting = try story.solve("details", "--device iphone-16-pro-max --keyboard shown")
    #expect(upright.frame("name") == resting.frame("name"), "it is in sight as it is")
  }

  // "it blocks the bottom half of your screen; you cannot see what you are typing"
  @Test("leaves the field under the keyboard where the scroll view doesn't know of it")
  func covered() throws {
    try story.workspace.batch("set-view details scroll keyboardAvoidance=")
    let options = "--device iphone-se-3 --orientation landscape --focus phone"
    let check = try story.check("details", options)
    #expect(check.failing.contains { $0.hasPrefix("phone-above-the-keyboard") })
    #expect(try story.solve("details", options).bottom("phone") > 375 - 200)
  }

  @Test("collapses to what its words need without a width from outside, and says by how much")
  func collapsed() throws {
    let before = try Story(of: "rotation-and-keyboard", stage: 0)
    let (upright, lying) = (
      try before.solve("details", "--device iphone-se-3"),
      try before.solve("details", "--device iphone-se-3 --orientation landscape")
    )
    #expect(upright.width("content") == lying.width("content"), "turning changes nothing")
    #expect(upright.width("content") < 375)
    #expect(upright.width("content") == upright.right("title") + 20, "the title alone holds it open")
    let check = try before.check("details", "--device iphone-se-3 --orientation portrait,landscape")
    let width = upright.width("content")
    #expect(
      check.failing == [
        "fills-the-width: content.width is \(width), safeArea.width is 667: \(667 - width) off"
      ])
  }

  @Test(
    "is as narrow as its fields without the title: empty, they have a width of nothing but their own insets")
  func zeroWidth() throws {
    let before = try Story(of: "rotation-and-keyboard", stage: 0)
    try before.workspace.batch(
      """
      remove-view details title --cascade
      remove-view details picture --cascade
      set-view details nameLabel text=
      set-view details emailLabel text=
      set-view details phoneLabel text=
      pin details nameLabel top --inset 20
      """)
    let solution = try before.solve("details", "--device iphone-se-3")
    #expect(Self.fields.map(solution.width) == [28, 28, 28])
    #expect(solution.width("content") == 28 + 40)
  }

  @Test("leaves fields under the notch as the article has it, and beside it in the end")
  func notch() throws {
    let check = try story.check("details", "--device iphone-16 --orientation landscape --keyboard shown")
    let reason = "lies 39 outside the safe area above the keyboard, sideways, however it is scrolled"
    #expect(
      check.failing == [
        "fills-the-width: content.width is 852, safeArea.width is 734: 118 off", "a1: name \(reason)",
        "a2: email \(reason)", "a3: phone \(reason)",
      ])
    let mended = try Story(of: "rotation-and-keyboard", stage: 2)
    for keyboard in ["hidden", "shown"] {
      #expect(
        try mended.check("details", "--all-profiles --text-size L,AX5 --keyboard \(keyboard)").failing == [])
    }
  }
}
