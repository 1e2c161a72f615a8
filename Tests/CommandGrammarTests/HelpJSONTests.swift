import CommandGrammar
import Notation
import Testing

@Suite("Help for programs") struct HelpJSONTests {
  @Test("says everything of every command") func everything() {
    let json = sampleTable.record
    #expect(
      json["commands"]?.elements?.compactMap { $0["command"]?.text } == [
        "add-view", "export", "remove-views",
      ])
    #expect(json["globals"]?.elements?.count == 3)
    #expect(json["commands"]?.elements?[0]["effect"] == "edits")
    #expect(json["commands"]?.elements?[0]["examples"]?.elements?.count == 2)
    let parameters = json["commands"]?.elements?[0]["parameters"]?.elements ?? []
    #expect(
      parameters[0] == [
        "name": "screen", "kind": "argument", "help": "The screen that owns it.", "required": true,
        "repeats": false, "value": "text",
      ])
    #expect(
      parameters[2] == [
        "name": "kind", "kind": "option", "option": "--kind", "help": "What it is.", "required": false,
        "repeats": false, "value": "choice", "default": "label",
        "choices": ["label", "button", "stack", "textField"],
      ])
    #expect(
      parameters[6] == [
        "name": "hidden", "kind": "flag", "option": "--hidden", "help": "Whether it starts hidden.",
        "required": false, "repeats": false, "default": false,
      ])
  }
}
