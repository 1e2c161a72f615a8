import CommandGrammar
import Notation
import Testing

@Suite("A usage error") struct UsageErrorTests {
  @Test(
    "says the cause and the remedy of a shell line",
    arguments: [
      ("", "missing command; 'help' lists every command"),
      ("ad-view", "unknown command 'ad-view'; did you mean 'add-view'?"),
      ("complet", "unknown command 'complet'; 'help' lists every command"),
      ("export a --stor x", "unknown option '--stor' of 'export'"),
      ("add-view a b --lnes 2", "unknown option '--lnes' of 'add-view'; did you mean '--lines'?"),
      ("add-view --screen login", "unknown option '--screen' of 'add-view'; did you mean '<screen>'?"),
      ("add-view a b -l2", "unknown option '-l2' of 'add-view'; did you mean '--lines'?"),
      ("export a b c", "unexpected argument 'c'; 'export' takes only <screen> <file>"),
      ("add-view login", "missing argument '<view>' of 'add-view': VFL or a name"),
      ("remove-views", "missing argument '<screen>' of 'remove-views': the screen"),
      ("remove-views login", "missing argument '<views>' of 'remove-views': the views to remove"),
      ("remove-views login a", "missing option '--message' of 'remove-views': why"),
      ("add-view a b --lines", "missing value for '--lines <number>'"),
      (
        "add-view a b --tag --bold",
        "missing value for '--tag <word>'; if '--bold' is the value, write '--tag=--bold'"
      ),
      ("add-view a b --hidden=no", "'--hidden' takes no value, but 'no' is given"),
      ("add-view a b --lines two", "invalid value 'two' for '--lines': expected a whole number"),
      (
        "add-view a b --kind lable",
        "invalid value 'lable' for '--kind': expected one of label, button, stack, textField; did you mean 'label'?"
      ),
      ("add-view a b --lines 1 -l 2", "option '--lines' is given twice; it takes one value"),
      ("add-view a b --hidden --hidden", "option '--hidden' is given twice; it takes one value"),
    ])
  func shell(line: String, sentence: String) throws {
    let words = try ShellWords.split(line)
    #expect(
      fault { () throws(UsageError) in _ = try sampleTable.invocation(from: words) }?.description == sentence)
  }

  @Test(
    "says the cause and the remedy of an NDJSON line",
    arguments: [
      ("{", "the line is not JSON: expected a key in double quotes at column 2"),
      ("[]", #"expected an object, as {"command":"…","arguments":{…}}, not an array"#),
      (
        #"{"comand":"export"}"#,
        "unknown key 'comand' beside 'command' and 'arguments'; did you mean 'command'?"
      ),
      ("{}", "missing key 'command', which must be text"),
      (#"{"command":1}"#, "'command' must be text, not a number"),
      (#"{"command":"export","arguments":null}"#, "'arguments' must be an object, not null"),
      (#"{"command":"exprt"}"#, "unknown command 'exprt'; did you mean 'export'?"),
      (#"{"command":"export"}"#, "missing key 'screen' of 'export': the screen"),
      (
        #"{"command":"export","arguments":{"scren":"a"}}"#,
        "unknown key 'scren' in the arguments of 'export'; did you mean 'screen'?"
      ),
      (
        #"{"command":"export","arguments":{"screen":7}}"#,
        "invalid value '7' for 'screen': expected text, not a number"
      ),
      (
        #"{"command":"remove-views","arguments":{"screen":"a","message":"","views":"title"}}"#,
        "invalid value 'title' for 'views': expected an array, as [<text>], not text"
      ),
      (
        #"{"command":"remove-views","arguments":{"screen":"a","message":"","views":[]}}"#,
        "missing key 'views' of 'remove-views': the views to remove"
      ),
      (
        #"{"command":"add-view","arguments":{"screen":"a","view":"b","insets":[1,"x"]}}"#,
        #"invalid value '[1,"x"]' for 'insets': element 2: expected a number, not text"#
      ),
      (
        #"{"command":"add-view","arguments":{"screen":"a","view":"b","extent":"1x1","textColor":"red"}}"#,
        "'add-view' refuses these options: 'textColor' and 'extent' exclude each other"
      ),
    ])
  func ndjson(line: String, sentence: String) throws {
    let error = fault { () throws(UsageError) in
      let call = try Invocation(parsing: line)
      _ = try sampleTable.entry(named: call.command).prepare(call.arguments)
    }
    #expect(error?.description == sentence)
  }

  @Test("is any option before the command but global ones") func beforeTheCommand() {
    let error = fault { () throws(UsageError) in
      _ = try sampleTable.request(from: ["--stroe", "x", "export", "a"])
    }
    #expect(error?.description == "unknown option '--stroe' before the command; did you mean '--store'?")
  }

  @Test("points into a value that a grammar read") func excerpt() {
    let error = fault { () throws(UsageError) in
      _ = try sampleTable.invocation(from: ["add-view", "a", "b", "--extent", "20"])
    }
    #expect(
      error?.description == "invalid value '20' for '--extent': expected a size, as 320x44 at column 3")
    #expect(error?.excerpt == "  20\n    ^")
  }

  private func fault(_ body: () throws(UsageError) -> Void) -> UsageError? {
    do {
      try body()
      return nil
    } catch { return error }
  }
}
