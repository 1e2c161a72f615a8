import DesignLanguage
import DesignModel
import DesignText
import Notation
import Testing

@Suite("A screen's JSON") struct ScreenFormTests {
  @Test("reads back as the same screen, and writes the same text again")
  func roundTrip() throws {
    let screen = try Screen.everything()
    let read = try Screen(json: JSON(parsing: screen.json.line))
    #expect(read == screen)
    #expect(read.json.line == screen.json.line)
  }

  @Test("has one spelling")
  func canonical() throws {
    var screen = Screen(id: "login", name: "Login")
    var attributes = Attributes()
    attributes[.lines] = .number(0)
    attributes[.text] = .text("Sign in")
    attributes[.hugging] = .priorities(horizontal: 251, vertical: 250)
    attributes[.clips] = .flag(true)
    try screen.addView(named: "title", kind: .label, attributes: attributes)
    try screen.addGuide(named: "gap", owner: .root)
    try screen.addState("big")
    let text = try ConstraintText(parsing: "title.top >= safeArea.top * 0.5 + 24 @750", in: screen)
    try screen.addConstraint { text.constraint(id: $0) }
    try screen.addVariation(
      .constraint("c1", ConstraintChange(isInstalled: false)), when: Condition(parsing: "state = big"))
    #expect(
      screen.json.line == """
        {"constraints":[{"constant":24,"first":{"anchor":"top","item":"title"},"id":"c1","installed":true,\
        "multiplier":0.5,"priority":750,"relation":">=","second":{"anchor":"top","item":"root","region":"safeArea"}}],\
        "guides":[{"id":"gap","name":"gap","owner":"root"}],"id":"login","name":"Login","states":["big"],\
        "variations":[{"changes":{"installed":false},"constraint":"c1","id":"var1","when":"state = big"}],\
        "views":[{"attributes":{},"id":"root","kind":"view","name":"root"},\
        {"attributes":{"clips":true,"hugging":"251,250","lines":0,"text":"Sign in"},"id":"title","kind":"label",\
        "name":"title","parent":"root"}]}
        """)
  }

  @Test(
    "refuses what is no screen, and says where",
    arguments: [
      ("[]", "expected an object"),
      (#"{"id":"a"}"#, "the member 'views' is missing"),
      (#"{"idd":"a"}"#, "unknown member 'idd'; did you mean 'id'?"),
      (Self.screen(views: #"[]"#), "views: the first view must be 'root', without a parent"),
      (
        Self.screen(views: #"[{"id":"root","name":"root","kind":"viewx","attributes":{}}]"#),
        "views[0].kind: unknown word 'viewx'; did you mean 'view'?"
      ),
      (
        Self.screen(views: "[\(Self.root),\(Self.view("a", in: "b"))]"),
        "views[1]: view 'a' must come after its parent, among that one's children"
      ),
      (
        Self.screen(
          views:
            "[\(Self.root),\(Self.view("a", in: "root")),\(Self.view("b", in: "root")),\(Self.view("c", in: "a"))]"
        ),
        "views[3]: view 'c' must come after its parent, among that one's children"
      ),
      (
        Self.screen(views: "[\(Self.root),\(Self.view("a", in: "root")),\(Self.view("a", in: "root"))]"),
        "the id 'a' stands twice"
      ),
      (
        Self.screen(views: "[\(Self.root)]", others: #""guides":[{"id":"g","name":"g","owner":"x"}],"#),
        "guides: there is no view 'x' to own guide 'g'"
      ),
      (
        Self.screen(
          views: #"[{"id":"root","name":"root","kind":"view","attributes":{"lines":"two"}}]"#),
        "views[0].attributes.lines: expected a number"
      ),
      (
        Self.screen(
          views: #"[{"id":"root","name":"root","kind":"view","attributes":{"axis":"diagonal"}}]"#),
        "views[0].attributes.axis: 'diagonal' is not one of horizontal, vertical"
      ),
      (
        Self.screen(views: "[\(Self.root)]", others: #""constraints":[\#(Self.constraint(item: "x"))],"#),
        "constraints[0]: there is no item 'x'"
      ),
      (
        Self.screen(
          views: "[\(Self.root)]",
          others: #""constraints":[\#(Self.constraint(item: "root", priority: "1001"))],"#),
        "constraints[0].priority: a priority is above 0 and at most 1000"
      ),
      (
        Self.screen(
          views: "[\(Self.root)]",
          others: #""variations":[{"id":"v1","view":"x","changes":{},"when":"width < 4"}],"#),
        "variations[0]: there is no view 'x'"
      ),
      (
        Self.screen(
          views: "[\(Self.root)]",
          others: #""variations":[{"id":"v1","view":"root","changes":{},"when":"widht < 4"}],"#),
        "variations[0].when: unknown condition 'widht'; did you mean 'width'?"
      ),
      (
        Self.screen(
          views: "[\(Self.root)]", others: Self.assertion(#"{"trait":"visible","view":"x","wanted":true}"#)),
        "assertions[0]: there is no item 'x'"
      ),
      (
        Self.screen(
          views: "[\(Self.root)]",
          others: #""guides":[{"id":"g","name":"g","owner":"root"}],"#
            + Self.assertion(#"{"trait":"visible","view":"g","wanted":true}"#)),
        "assertions[0]: there is no item 'g'"
      ),
      (
        Self.screen(
          views: "[\(Self.root)]", others: Self.assertion(#"{"trait":"seen","view":"root","wanted":true}"#)),
        "assertions[0].claim.trait: unknown word 'seen'"
      ),
      (
        Self.screen(
          views: "[\(Self.root)]",
          others: Self.assertion(#"{"trait":"overlaps","view":"root","wanted":true}"#)),
        "assertions[0].claim: only 'overlaps' speaks of an 'other' view"
      ),
    ])
  func refusals(text: String, sentence: String) throws {
    let json = try JSON(parsing: text)
    let error = #expect(throws: CodingError.self) { try Screen(json: json) }
    #expect(error?.description == sentence)
  }

  @Test("has assertions, and nothing of them where there are none")
  func assertions() throws {
    var screen = Screen(id: "a", name: "a")
    #expect(screen.json["assertions"] == nil)
    try screen.addAssertion(
      Claim(parsing: "root.width >= 320", in: screen), when: Condition(parsing: "idiom = phone"),
      message: "Room")
    try screen.addAssertion(Claim(parsing: "root does not overlap root", in: screen), id: "odd")
    #expect(
      screen.json["assertions"]!.line == """
        [{"claim":{"constant":320,"first":{"anchor":"width","item":"root"},"multiplier":1,"relation":">="},"id":"a1",\
        "message":"Room","when":"idiom = phone"},{"claim":{"other":"root","trait":"overlaps","view":"root",\
        "wanted":false},"id":"odd"}]
        """)
    #expect(try Screen(json: screen.json) == screen)
  }

  @Test("keeps a stack's alignment on a view that is none any more")
  func alignment() throws {
    var attributes = Attributes()
    attributes[.alignment] = .text("firstBaseline")
    let view = View(id: "a", name: "a", parent: .root, kind: .label, attributes: attributes)
    #expect(try View(json: view.json) == view)
  }

  private static let root = #"{"id":"root","name":"root","kind":"view","attributes":{}}"#

  private static func view(_ name: String, in parent: String) -> String {
    #"{"id":"\#(name)","name":"\#(name)","kind":"view","parent":"\#(parent)","attributes":{}}"#
  }

  private static func constraint(item: String, priority: String = "1000") -> String {
    #"{"id":"c1","first":{"item":"\#(item)","anchor":"width"},"relation":"==","multiplier":1,"constant":8,"#
      + #""priority":\#(priority),"installed":true}"#
  }

  private static func assertion(_ claim: String) -> String {
    #""assertions":[{"id":"a1","claim":\#(claim)}],"#
  }

  private static func screen(views: String, others: String = "") -> String {
    var rest = ""
    for name in ["guides", "constraints", "variations", "states"] where !others.contains("\"\(name)\"") {
      rest += "\"\(name)\":[],"
    }
    return #"{"id":"a","name":"a",\#(others)\#(rest)"views":\#(views)}"#
  }
}
