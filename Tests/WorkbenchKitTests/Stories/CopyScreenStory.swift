import Notation
import Testing

/// A title and a body in a centred stack above a button that is pinned to the bottom.
///
/// After "Building layouts with accessibility in mind - Part 1".
@Suite("The copy above its button") struct CopyScreenStory {
  static let claims = """
    add-assertion copy 'title does not overlap button'
    add-assertion copy 'body does not overlap button'
    add-assertion copy 'texts.top >= content.top'
    add-assertion copy 'texts.bottom <= content.bottom'
    add-assertion copy 'title is not truncated'
    add-assertion copy 'body is not truncated'
    add-assertion copy 'button is reachable'
    add-assertion copy 'content.centerY == texts.centerY'

    """

  /// The screen as the article prints it, its two slips included.
  static let printed = """
    add-screen copy
    add-view copy container
    pin copy container leading,trailing --inset 16
    pin copy container top,bottom --to safeArea --inset 16
    add-view copy button --kind button --text 'Continue' --style headline --in container
    pin copy button leading,trailing,bottom
    add-view copy content --in container
    pin copy content top,leading,trailing
    add-constraint copy 'content.bottom == button.top + 16' --id above-the-button
    add-view copy texts --kind stack --axis vertical --alignment center --in content
    pin copy texts leading,trailing,centerX
    add-constraint copy 'texts.centerY == content.centerY' --id centred
    add-constraint copy 'texts.top >= content.top' --id inside-top
    add-constraint copy 'texts.bottom >= content.top' --id inside-bottom
    add-view copy title --kind label --text 'Your trip is booked' --style title1 --lines 0 --alignment center --in texts
    add-view copy body --kind label --text 'We have sent the tickets to your email address. You can change seats and add bags until a day before you leave.' --style body --lines 0 --alignment center --in texts

    """

  @Test("keeps its words clear of the button on every phone, held any way, at the usual size")
  func phones() throws {
    let story = try Story(of: "copy-screen", stage: 0)
    try story.workspace.batch(Self.claims)
    try story.workspace.batch("add-assertion copy 'body.bottom <= button.top - 16' --when 'idiom = phone'")
    let check = try story.check("copy", "--all-profiles --text-size L")
    #expect(check.failing == [] && check.status == 0 && check.count == 9)
  }

  @Test("is never wider than is readable on a pad")
  func pads() throws {
    let story = try Story(of: "copy-screen", stage: 0)
    try story.workspace.batch(
      """
      add-assertion copy 'container.leading == readableContent.leading'
      add-assertion copy 'container.trailing == readableContent.trailing'
      add-assertion copy 'title.width <= readableContent.width'
      add-assertion copy 'body.width <= readableContent.width'
      """)
    #expect(try story.check("copy", "--all-profiles --text-size L").failing == [])
    // 672 points at the usual text size, centred, before iOS 26 (facts of the readable content guide).
    for (orientation, width) in [("portrait", 1024.0), ("landscape", 1366)] {
      let solution = try story.solve("copy", "--device ipad-pro-12.9 --orientation \(orientation) --os 18")
      #expect(solution.width("root") == width)
      #expect(solution.width("container") == 672)
      #expect(solution.left("container") == (width - 672) / 2)
    }
  }

  @Test("was as wide as the pad before")
  func fullWidth() throws {
    let story = try Story(Self.printed)
    try story.workspace.batch("add-assertion copy 'body.width <= readableContent.width' --id readable")
    let check = try story.check("copy", "--device ipad-pro-12.9 --orientation landscape --os 18")
    #expect(
      try story.solve("copy", "--device ipad-pro-12.9 --orientation landscape --os 18").width("container")
        == 1334)
    #expect(check.failing.count == 1 && check.failing[0].hasPrefix("readable: body.width is "))
  }

  @Test("as printed runs 16 points into the button, and under it where the text is large")
  func wrongSign() throws {
    let story = try Story(Self.printed)
    try story.workspace.batch("add-assertion copy 'content.bottom <= button.top - 16' --id air")
    try story.workspace.batch("add-assertion copy 'body does not overlap button' --id apart")
    let usual = try story.solve("copy", "--device iphone-16")
    #expect(usual.bottom("content") == usual.top("button") + 16)
    let check = try story.check(
      "copy", "--all-profiles --device iphone-se-1 --orientation portrait --text-size L,AX5")
    #expect(
      check.failing == [
        "air: content.bottom is 533.5, button.top - 16 is 501.5: 32 over",
        "apart: AX5: body and button share an area 288 wide and 16 high",
      ])
  }

  @Test("as printed bounds its texts twice from above: the centring alone keeps them inside")
  func wrongEdge() throws {
    let right = Self.printed.replacing("texts.bottom >= content.top", with: "texts.bottom <= content.bottom")
    #expect(right != Self.printed)
    // Centred, what can't reach beyond the top can't reach beyond the bottom: nothing distinguishes the slip from the
    // right one.
    let story = try Story(Self.printed)
    try story.workspace.run("commit -m 'As printed'")
    try story.workspace.batch(
      "remove-constraint copy inside-bottom\nadd-constraint copy 'texts.bottom <= content.bottom'")
    let difference = try story.workspace.run("diff --layout --all-profiles --text-size L,AX5 --direction ltr")
    #expect(difference.output == "no differences\n" && difference.status == 0)

    // Without the centring the texts may lie anywhere below the content's top, outside it too.
    let asPrinted = try Story(Self.printed + "remove-constraint copy centred")
    let corrected = try Story(right + "remove-constraint copy centred")
    let bound = "ambiguous: texts's y is open from 0"
    let (wrong, good) = (
      try asPrinted.workspace.run("solve copy --device iphone-se-1").output,
      try corrected.workspace.run("solve copy --device iphone-se-1").output
    )
    #expect(wrong.contains("\(bound) up\n"))
    #expect(good.contains("\(bound) to ") && !good.contains("\(bound) up"))
    #expect(try asPrinted.solve("copy", "--device iphone-se-1").open == ["texts.y"])
  }

  @Test("as printed overflows once something pushes it down, and the bound that should forbid it is to blame")
  func overflow() throws {
    let push =
      "remove-constraint copy centred\nadd-constraint copy 'texts.bottom == container.bottom + 40 @high' --id push\n"
    let claim = "add-assertion copy 'texts.bottom <= content.bottom' --id inside\n"
    let story = try Story(Self.printed + push + claim)
    let check = try story.check("copy", "--device iphone-se-1")
    #expect(check.failing.count == 1)
    #expect(check.failing[0].hasPrefix("inside: texts.bottom is 592, content.bottom is "))
    // The same screen with that one constraint as it was meant.
    try story.workspace.batch(
      "remove-constraint copy inside-bottom\nadd-constraint copy 'texts.bottom <= content.bottom' --id inside-bottom"
    )
    #expect(try story.check("copy", "--device iphone-se-1").failing == [])
  }

  @Test("as printed is found by an audit, which names the bound and says what was meant")
  func audit() throws {
    let outcome = try Story(Self.printed).workspace.run("audit copy --format ndjson")
    let finding = try #require(outcome.records.first { $0["rule"] == "redundant-constraint" })
    #expect(finding["constraint"] == "inside-bottom" && finding["related"] == ["inside-top"])
    #expect(
      finding["message"]
        == "inside-bottom: texts.bottom >= content.top says nothing that inside-top: texts.top >= content.top doesn't say already; did you mean texts.bottom <= content.bottom?"
    )
    // The other slip, 16 points into the button, shows where the text is large.
    #expect(outcome.records.contains { $0["rule"] == "overlapping-views" && $0["view"] == "button" })
    // As it was meant, no constraint is for nothing.
    let repaired = try Story(of: "copy-screen", stage: 0).workspace.run("audit copy --format ndjson")
    #expect(
      !repaired.records.contains { ["redundant-constraint", "overlapping-views"].contains($0["rule"]) })
  }
}
