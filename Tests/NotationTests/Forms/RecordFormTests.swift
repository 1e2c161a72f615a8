import Notation
import Testing

private struct Window: Equatable {
  enum Style: String, CaseIterable { case plain, titled }
  var name: String
  var style: Style
  var size: [Double]
  var owner: String?
  var tabs: [String]

  static let form = Form<Window>.record(
    "A window.",
    Member("name", "What it is called.", from: \.name, as: .text),
    Member("style", "Its frame.", from: \.style, as: .word),
    Member("size", "Width and height in points.", from: \.size, as: .numbers(2)),
    .optional("owner", "The window above.", from: \.owner, as: .text.naming(windows)),
    .unless([], named: "tabs", "The windows in it.", from: \.tabs, as: .list(.text.naming(windows)))
  ) { (name, style, size, owner, tabs) throws(CodingError) in
    guard owner != name else { throw CodingError("a window does not own itself", at: "") }
    return Window(name: name, style: style, size: size, owner: owner, tabs: tabs)
  }

  static let windows = ReferencePath.Space("window")
}

@Suite("Record forms")
struct RecordFormTests {
  private let window = Window(name: "a", style: .titled, size: [3, 4.5], owner: "b", tabs: ["c"])

  @Test("what is written reads back as the same")
  func identity() throws {
    let json = Window.form.json(of: window)
    #expect(json.line == #"{"name":"a","owner":"b","size":[3,4.5],"style":"titled","tabs":["c"]}"#)
    #expect(try Window.form.value(of: json) == window)
  }

  @Test("what is nil or standard is left out, and read as that")
  func absence() throws {
    let plain = Window(name: "a", style: .plain, size: [1, 2], owner: nil, tabs: [])
    let json = Window.form.json(of: plain)
    #expect(json.line == #"{"name":"a","size":[1,2],"style":"plain"}"#)
    #expect(try Window.form.value(of: json) == plain)
  }

  @Test(
    "errors name their place",
    arguments: [
      (#"[]"#, "window 'w': expected an object"),
      (#"{"name":"a"}"#, "window 'w': the member 'style' is missing"),
      (#"{"name":1}"#, "window 'w'.name: expected a text"),
      (
        #"{"name":"a","style":"title","size":[1,2]}"#,
        "window 'w'.style: unknown word 'title'; did you mean 'titled'?"
      ),
      (#"{"name":"a","style":"plain","size":[1,"2"]}"#, "window 'w'.size[1]: expected a number"),
      (#"{"name":"a","style":"plain","size":[1]}"#, "window 'w'.size: expected 2 numbers"),
      (
        #"{"name":"a","style":"plain","size":[1,2],"ovner":"b"}"#,
        "window 'w': unknown member 'ovner'; did you mean 'owner'?"
      ),
      (#"{"name":"a","style":"plain","size":[1,2],"tabs":["x",2]}"#, "window 'w'.tabs[1]: expected a text"),
      (#"{"name":"a","style":"plain","size":[1,2],"owner":"a"}"#, "window 'w': a window does not own itself"),
    ])
  func errors(text: String, sentence: String) throws {
    let json = try JSON(parsing: text)
    let error = #expect(throws: CodingError.self) {
      try Window.form.value(of: json, at: .start("window 'w'"))
    }
    #expect(error?.description == sentence)
  }

  @Test("references and numbers that JSON can't spell are known from the members")
  func derived() {
    let references = Window.form.references
    #expect(references.map(\.path) == [["owner"], ["tabs"]])
    #expect(references.map(\.space) == [Window.windows, Window.windows])
    #expect(references.map { $0.names("a b") } == [["a b"], ["a b"]])
    #expect(Window.form.isFinite(window))
    var endless = window
    endless.size = [.infinity, 0]
    #expect(!Window.form.isFinite(endless))
  }

  @Test("the schema has every member with its summary")
  func schema() {
    let schema = Window.form.schema.json
    #expect(schema["required"] == ["name", "style", "size"])
    #expect(schema["additionalProperties"] == false)
    #expect(schema["properties"]?["style"] == ["description": "Its frame.", "enum": ["plain", "titled"]])
    #expect(schema["properties"]?.members?.count == 5)
  }
}
