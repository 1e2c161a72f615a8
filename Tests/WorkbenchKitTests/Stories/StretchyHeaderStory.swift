import Notation
import Testing

/// A header image that stretches when the page is dragged down.
///
/// After "Stretchy Layouts on iOS Using Auto Layout".
@Suite("The stretchy header") struct StretchyHeaderStory {
  let story: Story
  /// The phone's width and 0.7 of it, and its height, in points.
  static let (width, rest, window) = (375.0, 262.5, 667.0)

  init() throws { story = try Story(of: "stretchy-header", stage: 1) }

  private func solve(_ story: Story, at offset: Double) throws -> Story.Solution {
    try story.solve("article", "--device iphone-se-3 --scroll scroll=0,\(offset)")
  }

  private func solve(at offset: Double, _ device: String) throws -> Story.Solution {
    try story.solve("article", "--device \(device) --scroll scroll=0,\(offset)")
  }

  /// The last offset at which a finger can leave the page.
  private func last() throws -> Double {
    try story.solve("article", "--device iphone-se-3").range(of: "scroll").y.upperBound
  }

  @Test("rests at 0.7 of its width, under the status bar")
  func resting() throws {
    let solution = try story.solve("article", "--device iphone-se-3")
    #expect(solution.status == "solved")
    #expect(solution.frame("image") == [0, 0, Self.width, Self.rest])
    #expect(solution.range(of: "scroll").y.lowerBound == 0)
    #expect(try last() > Self.rest, "the text is long enough to scroll the header away")
  }

  @Test("stretches by as much as the page is dragged down", arguments: [-200.0, -1, 0])
  func stretched(offset: Double) throws {
    let solution = try solve(story, at: offset)
    #expect(solution.status == "solved")
    #expect(solution.frame("image") == [0, 0, Self.width, Self.rest - offset])
    #expect(solution.top("textContainer") == Self.rest - offset)
  }

  @Test("moves away unchanged when the page is scrolled up", arguments: ["1", "middle", "last", "beyond"])
  func scrolled(place: String) throws {
    let last = try last()
    let offset = ["1": 1, "middle": (last / 2).rounded(), "last": last, "beyond": last + 200][place]!
    let solution = try solve(story, at: offset)
    #expect(solution.status == "solved")
    #expect(solution.frame("image") == [0, -offset, Self.width, Self.rest])
    #expect(solution.top("textContainer") == Self.rest - offset)
  }

  @Test("is the same at any offset, in the words of stored assertions")
  func asserted() throws {
    let last = try last()
    for offset in [-200, -1, 0, 1, last / 2, last, last + 200] {
      let check = try story.check("article", "--device iphone-se-3 --scroll scroll=0,\(offset)")
      let isClear = Self.rest - offset >= 20
      #expect(check.failing.map { $0.prefix { $0 != ":" } } == (isClear ? [] : ["clear-of-the-status-bar"]))
    }
  }

  @Test("is pressed into a line without its least height, and the text stays where it was")
  func compressed() throws {
    let bug = try Story(of: "stretchy-header", stage: 0)
    #expect(try solve(bug, at: -200).frame("image") == [0, 0, Self.width, Self.rest + 200])
    #expect(try solve(bug, at: 0).frame("image") == [0, 0, Self.width, Self.rest])
    #expect(try solve(bug, at: 100).frame("image") == [0, 0, Self.width, Self.rest - 100])
    let line = try solve(bug, at: Self.rest)
    #expect(line.frame("image") == [0, 0, Self.width, 0])
    #expect(line.top("textContainer") == 0)
    #expect(line.status == "solved")

    // From here on the text refuses to move above the root's top.
    let jammed = try solve(bug, at: 400)
    #expect(jammed.height("image") == 0)
    #expect(jammed.top("textContainer") == 0)
    #expect(jammed.status == "conflict")
    #expect(jammed.conflicts.count == 1)
    #expect(jammed.conflicts[0].contains("sticks-to-the-top: image.top == root.top"))
    let check = try bug.check("article", "--device iphone-se-3 --scroll scroll=0,400")
    #expect(
      check.failing.first == "never-compressed: image.height is 0, root.width * 0.7 is 262.5: 262.5 short")
  }

  @Test("lets the page scroll on, compressed, with a weaker top and no least height")
  func parallax() throws {
    try story.workspace.batch("remove-constraint article keeps-its-height")
    #expect(try solve(story, at: 100).frame("image") == [0, 0, Self.width, Self.rest - 100])
    let beyond = try solve(story, at: 400)
    #expect(beyond.status == "solved")
    #expect(beyond.frame("image") == [0, Self.rest - 400, Self.width, 0])
    #expect(beyond.top("textContainer") == Self.rest - 400)
  }

  @Test("has its like below: the text's backing reaches the window's bottom however far the page is dragged")
  func backing() throws {
    let last = try last()
    for offset in [-200, 0, last, last + 200] {
      let solution = try solve(story, at: offset)
      #expect(solution.top("textBacking") == solution.top("textContainer"))
      #expect(solution.bottom("textBacking") == Self.window)
    }
    let dragged = try solve(story, at: last + 200)
    #expect(dragged.bottom("textContainer") == Self.window - 200)
  }

  @Test("keeps the end of the text above the home indicator, and the image under the status bar")
  func safeArea() throws {
    let resting = try story.solve("article", "--device iphone-16")
    #expect(resting.top("image") == 0)
    let last = resting.range(of: "scroll").y.upperBound
    let end = try story.solve("article", "--device iphone-16 --scroll scroll=end")
    #expect(end.frame("image") == (try solve(at: last, "iphone-16")).frame("image"))
    // 852 points high, 34 of them beside the home indicator (facts of the device); edges are on thirds of a point.
    #expect(abs(end.bottom("textContainer") - (852 - 34)) < 0.5)
  }

  // "the actual content inset to just respect the bottom safe inset": top, left, bottom and right are facts of the
  // devices.
  @Test(
    "is inset at the bottom by as much as the safe area is, on every device and however that is held",
    arguments: [
      ("iphone-16", [0, 0, 34, 0]), ("iphone-16 --orientation landscape", [0, 0, 20, 0]),
      ("iphone-se-3", [0, 0, 0, 0]), ("ipad-pro-11", [0, 0, 25, 0]),
    ])
  func insets(device: String, insets: [Double]) throws {
    let solution = try story.solve("article", "--device \(device)")
    #expect(solution.frames["scroll"]!["scroll"]!["insets"]!.elements!.map(\.double!) == insets)
  }

  @Test("overlaps the home indicator without the inset, scrolled to the end")
  func overlapping() throws {
    let options = "--device iphone-16 --scroll scroll=end"
    #expect(!(try story.check("article", options).failing).contains { $0.hasPrefix("clear-of-the-home") })
    try story.workspace.batch("set-view article scroll contentInset.bottom=0")
    #expect(
      try story.check("article", options).failing.contains(
        "clear-of-the-home-indicator: infoText.bottom is 838, safeArea.bottom is 818: 20 over"))
  }

  @Test("says when the status bar has to go: while the text is above the safe area's top")
  func statusBar() throws {
    let free = try story.check("article", "--device iphone-16 --scroll scroll=0,216")
    #expect(free.status == 0)
    let under = try story.check("article", "--device iphone-16 --scroll scroll=0,217")
    #expect(under.status == 1)
    // 393 points wide, so that the text begins at 275.1; the safe area begins at 59.
    #expect(under.failing == ["clear-of-the-status-bar: textContainer reaches 1 into the status bar"])
  }

  // "We check if the minimum Y of that frame is less than the view's top safe area inset. If so, we hide the status
  // bar. If not, we show the status bar."
  @Test("hides the status bar where the text's top is above the safe area's, and shows it elsewhere")
  func hiding() throws {
    let story = try Story(of: "stretchy-header", stage: 2)
    // On a phone with a home button the status bar's points go with it, so the inset is asked for without.
    try story.workspace.batch(
      """
      add-assertion article 'statusBar is hidden' --id hidden
      add-assertion article 'textContainer.top >= root.top + 20' --id below-20 --when 'width = 375'
      add-assertion article 'textContainer.top >= root.top + 59' --id below-59 --when 'width = 393'
      """)
    for (device, inset) in [("iphone-se-3", "below-20"), ("iphone-16", "below-59")] {
      for place in ["start", "0,-200", "0,216", "0,243", "end"] {
        let check = try story.check("article", "--device \(device) --scroll scroll=\(place)")
        let failing = check.failing.map { String($0.prefix { $0 != ":" }) }
        let isUnder = ["0,243", "end"].contains(place)
        #expect(failing == (isUnder ? [inset] : ["hidden"]), "\(device) \(place)")
      }
    }
  }
}
