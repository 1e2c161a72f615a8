import Notation
import TestSupport
import Testing

/// Screens that conformance once called passed, or of which it said too much.
@Suite("A verdict of conformance") struct FalseVerdictTests {
  private static let phone = "--device iphone-16 --orientation portrait --direction ltr"

  private func story(_ lines: String) throws -> Story {
    try Story("add-screen demo\nset-view demo root background=#FFFFFF\n\(lines)\n")
  }

  /// The outcome and the reasons of each criterion.
  private func verdicts(
    _ story: Story, _ options: String = phone
  ) throws -> [String: (outcome: String, reasons: String)] {
    let records = try story.workspace.run("conformance demo \(options) --format ndjson").records
    var found: [String: (outcome: String, reasons: String)] = [:]
    for record in records where record["type"] == "criterion" {
      let reasons = (record["reasons"]?.elements ?? []).compactMap(\.text)
      found[record["criterion"]?.text ?? ""] = (
        record["outcome"]?.text ?? "", reasons.joined(separator: "; ")
      )
    }
    return found
  }

  @Test("fails a text that its view's alpha fades") func faded() throws {
    let found = try verdicts(
      story(
        """
        set-view demo root background=#3974CC
        add-view demo note --kind label --style body --text 'Ask us' --text-color '#FFFFFF' --alpha 0.8
        pin demo note top,leading --to safeArea --inset 16
        """))
    #expect(found["1.4.3"]?.outcome == "failed")
  }

  @Test("passes no title whose layout is left open at AX5") func titles() throws {
    let found = try verdicts(
      story(
        """
        add-view demo title --kind label --style title1 --text 'Hi' --lines 0
        pin demo title top,leading,trailing --to safeArea --inset 16
        add-view demo logo --kind image --size 40x40
        add-constraint demo 'logo.top == title.bottom'
        add-constraint demo 'logo.leading == root.leading' --id lead
        vary demo --constraint lead installed=false --when 'textSize = AX5'
        """))
    for criterion in ["1.4.4", "larger-text"] {
      #expect(found[criterion]?.outcome == "not judged")
      #expect(found[criterion]?.reasons.contains("not settled at AX5") == true)
    }
  }

  @Test(
    "fails a text that shrinks in place of growing",
    arguments: [("Your order has been delivered to your door", "failed"), ("Hi", "passed")])
  func shrunk(text: String, outcome: String) throws {
    let found = try verdicts(
      story(
        """
        add-view demo note --kind label --style body --text '\(text)' --minimum-scale 0.3
        pin demo note top,leading,trailing --to safeArea --inset 16
        """))
    #expect(found["1.4.4"]?.outcome == outcome && found["larger-text"]?.outcome == outcome)
  }

  @Test("passes no target that is small and reaches out of the window") func targets() throws {
    func found(at top: Double) throws -> [String: (outcome: String, reasons: String)] {
      try verdicts(
        story(
          """
          add-view demo go --kind button --size 20x20 --label Go
          add-constraint demo 'go.top == root.top + \(top)'
          add-constraint demo 'go.leading == root.leading + 40'
          add-view demo stop --kind button --size 20x20 --label Stop
          add-constraint demo 'stop.top == go.top'
          add-constraint demo 'stop.leading == go.trailing'
          """))
    }
    for (criterion, verdict) in try found(at: -10) where ["2.5.5", "2.5.8"].contains(criterion) {
      #expect(verdict.outcome == "not judged", "\(criterion)")
      #expect(verdict.reasons.contains("outside the safe area"), "\(criterion)")
    }
    #expect(try found(at: -60)["2.5.5"]?.outcome == "passed", "nobody can touch them there")
  }

  @Test("passes no target that has no area on some profile") func flat() throws {
    let found = try verdicts(
      story(
        """
        add-view demo go --kind button --label Go
        pin demo go top,leading --to safeArea --inset 16
        add-constraint demo 'go.width == 44' --id wide
        add-constraint demo 'go.height == 44'
        vary demo --constraint wide constant=0 --when 'textSize = AX5'
        """))
    #expect(found["2.5.8"]?.outcome == "failed" && found["2.5.5"]?.outcome == "failed")
  }

  @Test(
    "takes no sample for the app's text", arguments: ["Label", "Title", "{File Name}", "Lorem ipsum dolor"])
  func samples(text: String) throws {
    let found = try verdicts(
      story(
        """
        add-view demo note --kind label --style body --text '\(text)' --text-color '#000000' --lines 0
        pin demo note top,leading,trailing --to safeArea --inset 16
        """))
    for criterion in ["1.4.3", "1.4.4", "1.4.10", "larger-text"] {
      #expect(found[criterion]?.outcome == "not judged", "\(criterion)")
      #expect(found[criterion]?.reasons.contains("filler in place of its text") == true, "\(criterion)")
    }
    #expect(found["user-preferences"]?.outcome == "passed", "the font is the app's, whatever the text")
  }

  @Test("gets no milder by more profiles, and compares each with its own at the standard size")
  func monotony() throws {
    // At L it fits upright and not across, at AX3 nowhere.
    let story = try story(
      """
      add-view demo note --kind label --style body --lines 0 --text 'Ask us for a parcel whose number you \
      have, or for one that is late; we will look for it at once and call you back'
      add-constraint demo 'note.top == root.top + 480'
      pin demo note leading,trailing --to safeArea --inset 16
      """)
    func outcome(_ orientations: String, _ sizes: String) throws -> String? {
      let options =
        "--device iphone-se-3 --direction ltr --orientation \(orientations) --text-size \(sizes)"
      return try verdicts(story, options)["1.4.4"]?.outcome
    }
    for sizes in ["AX3", "L,AX3"] {
      #expect(try outcome("portrait", sizes) == "failed", "\(sizes)")
      #expect(try outcome("portrait,landscape", sizes) == "failed", "\(sizes)")
      #expect(try outcome("landscape", sizes) == "not judged", "\(sizes)")
    }
  }

  /// Commands with what people touch and no rule asks, and what is said of it.
  static let unasked: [(lines: String, words: String)] = [
    (
      """
      add-view demo go --label Send --traits button --size 10x10
      pin demo go top,leading --to safeArea --inset 16
      """, "acts as a control"
    ),
    ("set-view demo root bars=navigation bar-trailing=Done", "the bars around the screen"),
    (
      """
      add-view demo list --kind scroll
      pin demo list top,leading,trailing,bottom
      """, "gets its content from code"
    ),
  ]

  @Test("says no more than it knows where it finds no control", arguments: unasked.indices)
  func controls(place: Int) throws {
    let (lines, words) = Self.unasked[place]
    let found = try verdicts(story(lines))
    for criterion in ["2.4.11", "2.5.5", "2.5.8"] {
      #expect(found[criterion]?.outcome == "not judged", "\(criterion)")
      #expect(found[criterion]?.reasons.contains(words) == true, "\(criterion)")
      #expect(found[criterion]?.reasons.contains("there is no") == false, "\(criterion)")
    }
  }

  @Test("says that there is no picture only where there is none") func pictures() throws {
    let found = try verdicts(
      story(
        """
        add-view demo chart --kind custom --size 40x40
        pin demo chart top,leading --to safeArea --inset 16
        """))
    #expect(found["1.4.11"]?.outcome == "not judged")
    #expect(found["1.4.11"]?.reasons.contains("there is no") == false)
  }

  @Test("passes no control and no text that is transparent until code shows it") func transparent() throws {
    let found = try verdicts(
      story(
        """
        add-view demo card --alpha 0
        pin demo card top,leading --to safeArea --inset 16
        add-view demo go --kind button --style body --text Go --in card
        pin demo go top,leading,trailing,bottom
        """))
    for criterion in ["1.4.4", "2.4.11", "2.5.5", "2.5.8"] {
      #expect(found[criterion]?.outcome == "not judged", "\(criterion)")
      #expect(found[criterion]?.reasons.contains("code shows what is hidden") == true, "\(criterion)")
    }
  }

  @Test("passes nothing beside a list that code fills") func lists() throws {
    let found = try verdicts(
      story(
        """
        add-view demo note --kind label --style body --text 'Ask us' --text-color '#000000' --lines 0
        pin demo note top,leading,trailing --to safeArea --inset 16
        add-view demo list --kind scroll
        pin demo list leading,trailing,bottom
        add-constraint demo 'list.top == note.bottom'
        """))
    for criterion in ["1.4.3", "1.4.4", "1.4.10", "user-preferences"] {
      #expect(found[criterion]?.outcome == "not judged", "\(criterion)")
      #expect(found[criterion]?.reasons.contains("gets its content from code") == true, "\(criterion)")
    }
  }

  /// A screen with a view of that kind and those attributes, and a text below it.
  private func beside(
    _ kind: String, _ attributes: String
  ) throws -> [String: (outcome: String, reasons: String)] {
    try verdicts(
      story(
        """
        add-view demo above --kind \(kind)
        set-view demo above \(attributes)
        pin demo above top,leading --to safeArea --inset 16
        add-view demo note --kind label --style body --text 'Ask us' --text-color '#000000' --lines 0
        pin demo note leading,trailing --to safeArea --inset 16
        add-constraint demo 'note.top == above.bottom + 8'
        """))
  }

  @Test("leaves open by a sketch what hangs on it, and no more") func sketches() throws {
    let numbers = try beside("view", "size=40x40 followsWindow=true")
    #expect(numbers["user-preferences"]?.outcome == "passed")
    #expect(numbers["2.5.8"]?.outcome == "not applicable" && numbers["1.4.11"]?.outcome == "not applicable")
    #expect(numbers["1.4.10"]?.outcome == "not judged")
    #expect(numbers["1.4.10"]?.reasons.contains("may depend on") == true)
    let standIn = try beside("view", "size=40x40 madeUp=true")
    for criterion in ["user-preferences", "2.5.8", "1.4.10"] {
      #expect(standIn[criterion]?.outcome == "not judged", "\(criterion)")
      #expect(standIn[criterion]?.reasons.contains("may hold more") == true, "\(criterion)")
    }
    let lost = try verdicts(story("set-view demo root lost=2/19"))
    #expect(lost["2.5.8"]?.reasons.contains("2 of 19 layout statements are missing") == true)
  }

  @Test("takes no picture of unknown size for a text, and leaves open what hangs on it") func unknownSizes()
    throws
  {
    let found = try beside("image", "size=24x24 sample=filler")
    #expect(found["user-preferences"]?.outcome == "passed")
    #expect(found["1.4.10"]?.outcome == "not judged")
    #expect(found["1.4.10"]?.reasons.contains("whose size isn't known") == true)
    #expect(found["1.4.10"]?.reasons.contains("in place of its text") == false)
  }

  /// What a button below a picture says of its size, and whether it is one that a larger picture may leave too small.
  static let squeezed: [(size: String, isOpen: Bool)] = [
    ("add-constraint demo 'go.bottom <= safeArea.bottom'", true),
    ("add-constraint demo 'go.height == 50'\nadd-constraint demo 'go.width == 50'", false),
  ]

  @Test("passes no target that a picture of unknown size may leave less room", arguments: squeezed.indices)
  func squeezedTargets(place: Int) throws {
    let (size, isOpen) = Self.squeezed[place]
    let found = try verdicts(
      story(
        """
        add-view demo logo --kind image
        set-view demo logo size=24x24 sample=filler
        pin demo logo top,leading --to safeArea --inset 16
        add-view demo go --kind button --style body --text 'Go on and on'
        add-constraint demo 'go.leading == logo.leading'
        add-constraint demo 'go.top == logo.bottom + 8'
        \(size)
        """))
    for criterion in ["2.5.5", "2.5.8"] {
      let words = "may depend on logo, whose size isn't known"
      #expect(found[criterion]?.reasons.contains(words) == isOpen, "\(criterion)")
    }
    #expect(found["1.4.10"]?.reasons.contains("logo, whose size isn't known, is what logo") == false)
  }

  @Test("asks nothing of a launch screen, which nobody uses") func launching() throws {
    let found = try verdicts(
      story(
        """
        set-view demo root launch=true
        add-view demo note --kind label --font-size 15 --text 'Ask us' --text-color '#AAAAAA'
        pin demo note top,leading --to safeArea --inset 16
        add-view demo go --kind button --size 20x20 --label Go
        add-constraint demo 'go.top == root.bottom + 10'
        add-constraint demo 'go.leading == note.leading'
        """))
    #expect(found.count == 9)
    for (criterion, verdict) in found {
      #expect(verdict.outcome == "not applicable", "\(criterion)")
      #expect(verdict.reasons.contains("nobody uses it"), "\(criterion)")
    }
  }

  @Test("counts apart what doesn't apply") func nothing() throws {
    let story = try story(
      """
      add-view demo note --kind label --style body --text 'Ask us' --text-color '#000000'
      pin demo note top,leading --to safeArea --inset 16
      """)
    let output = try story.workspace.run("conformance demo \(Self.phone) -o page.md").output
    #expect(
      output.contains("1 screen: 9 verdicts: 5 passed, 0 failed, 0 not judged, 4 not applicable"), "\(output)"
    )
    #expect(try verdicts(story)["2.5.8"]?.outcome == "not applicable")
  }
}
