import CommandGrammar
import Notation
import Testing

@Suite("A shell request") struct ShellRequestTests {
  private let call = Invocation("export", ["screen": "login"])

  @Test(
    "finds global options before, after and among the command's words",
    arguments: [
      ["--store", "s.db", "-q", "export", "login"], ["export", "--store=s.db", "login", "--quiet"],
      ["--store=s.db", "export", "-q", "--", "login"], ["-q", "--store", "s.db", "--", "export", "login"],
    ])
  func globals(words: [String]) throws {
    let request = try sampleTable.request(from: words)
    #expect(request.action == .run(call))
    let options = try SampleGlobals(arguments: request.globals)
    #expect(options.store == "s.db" && options.quiet && options.format == .text)
  }

  @Test("gives a command its own option of a global one's name, wherever it stands")
  func shadowing() throws {
    for words in [
      ["remove-views", "s", "v", "-m", "x", "--format", "brief"],
      ["--format", "brief", "remove-views", "s", "v", "-m", "x"],
    ] {
      let request = try sampleTable.request(from: words)
      #expect(request.globals.isEmpty)
      guard case .run(let invocation) = request.action else { return #expect(Bool(false)) }
      #expect(invocation.arguments["format"] == "brief")
    }
  }

  @Test("an argument of a global option's name takes nothing from it") func sameNamedArgument() throws {
    struct Open: Command {
      static var card: Card { Card("open", group: "views", "Opens.") }
      static var effect: Effect { .reads }
      @Parameter(argument: "The store.") var store: String
      func run(in world: inout Log) -> Reply { Reply("") }
    }
    let table = CommandTable<Log>(
      Program("bench", "Benches."), globals: SampleGlobals.self, commands: [Open.self])
    let request = try table.request(from: ["open", "a", "--store", "b"])
    #expect(request.action == .run(Invocation("open", ["store": "a"])))
    #expect(request.globals == ["store": "b"])
  }

  @Test(
    "asks for help",
    arguments: [
      ([], nil), (["--help"], nil), (["-h"], nil), (["--quiet", "--help"], nil),
      (["export", "--help"], "export"), (["export", "a", "b", "c", "--nonsense", "-h"], "export"),
      (["--help", "export"], "export"),
    ] as [([String], String?)])
  func help(words: [String], command: String?) throws {
    #expect(try sampleTable.request(from: words).action == .help(command: command))
  }

  @Test("asks for no help after '--'") func helpAsWord() throws {
    let expected = Invocation("export", ["screen": "--help"])
    #expect(try sampleTable.request(from: ["export", "--", "--help"]).action == .run(expected))
  }

  @Test("asks for the version before a command only") func version() throws {
    #expect(try sampleTable.request(from: ["--version"]).action == .version)
    for words in [["--version", "--format", "ndjson"], ["--format", "ndjson", "--version"]] {
      let request = try sampleTable.request(from: words)
      #expect(request.action == .version && request.globals == ["format": "ndjson"])
    }
    #expect(throws: UsageError.unknownOption("--version", of: "export", nearest: nil)) {
      try sampleTable.request(from: ["export", "login", "--version"])
    }
  }

  @Test("needs a command", arguments: [["--quiet"], ["--store", "x"], ["--"]])
  func missingCommand(words: [String]) {
    #expect(throws: UsageError.missingCommand) { try sampleTable.request(from: words) }
  }

  @Test("global options reach help too") func helpGlobals() throws {
    let request = try sampleTable.request(from: ["export", "--help", "--format", "json"])
    #expect(request.globals == ["format": "json"])
  }

  @Test("a line of a batch has no global options") func batch() {
    #expect(throws: UsageError.unknownOption("--store", of: "export", nearest: nil)) {
      try sampleTable.invocation(from: ["export", "login", "--store", "x"])
    }
  }
}
