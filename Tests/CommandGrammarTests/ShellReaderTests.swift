import CommandGrammar
import Notation
import Testing

@Suite("The shell's reader") struct ShellReaderTests {
  @Test(
    "reads options and arguments in any order",
    arguments: [
      "add-view login title --lines 2 --hidden", "add-view --hidden --lines=2 login title",
      "add-view login --lines 2 title --hidden", "add-view -l 2 --hidden -- login title",
    ])
  func order(line: String) throws {
    let expected: [String: JSON] = ["screen": "login", "view": "title", "lines": 2, "hidden": true]
    #expect(try sampleTable.invocation(from: ShellWords.split(line)).arguments == expected)
  }

  @Test("takes letters of flags in one word, the last of which may take a value")
  func letters() throws {
    let request = try sampleTable.request(from: ["add-view", "a", "b", "-ql", "2"])
    #expect(request.action == .run(Invocation("add-view", ["screen": "a", "view": "b", "lines": 2])))
    #expect(request.globals["quiet"] == true)
    #expect(throws: UsageError.unknownOption("-lq", of: "add-view", nearest: "--lines")) {
      try sampleTable.invocation(from: ["add-view", "a", "b", "-lq", "2"])
    }
  }

  @Test(
    "takes words that start with a minus and a digit, a point or nothing as values",
    arguments: ["-5", "-20,0", "-.5", "-", ""])
  func minus(word: String) throws {
    let arguments = try sampleTable.invocation(from: ["add-view", word, "v", "--tag", word]).arguments
    #expect(arguments["screen"] == .string(word))
    #expect(arguments["tag"] == [.string(word)])
  }

  @Test("takes everything after an equals sign") func equals() throws {
    let arguments = try sampleTable.invocation(from: ["add-view", "a", "b", "--tag=--x=1", "--tag="])
      .arguments
    #expect(arguments["tag"] == ["--x=1", ""])
  }

  /// A command with words after two dashes.
  private struct Compare: SampleEdit {
    static var card: Card { Card("compare", group: "views", "Compares.", examples: []) }
    @Parameter(argument: "The first.") var from: String?
    @Parameter(argument: "The second.") var to: String?
    @Parameter(flag: "Briefly.") var stat: Bool
    @Parameter(afterDashes: "Some files.", completion: .file) var files: [String] = []
    func run(in world: inout Log) -> Reply { Reply("") }
  }

  private static let dashed = CommandTable<Log>(Program("bench", "Benches."), commands: [Compare.self])

  @Test(
    "gives words after two dashes to the parameter that takes them",
    arguments: [
      ("compare -- a --b", ["files": ["a", "--b"]]),
      ("compare a --stat -- b", ["from": "a", "stat": true, "files": ["b"]]),
      ("compare a b -- c -- d", ["from": "a", "to": "b", "files": ["c", "--", "d"]]),
      ("compare a b", ["from": "a", "to": "b"]),
    ] as [(String, [String: JSON])])
  func dashes(line: String, arguments: [String: JSON]) throws {
    let invocation = try Self.dashed.invocation(from: ShellWords.split(line))
    #expect(invocation.arguments == arguments)
    let again = try ShellWords.split(Self.dashed.shellLine(for: invocation))
    #expect(try Self.dashed.invocation(from: again) == invocation)
  }

  @Test("asks for words after two dashes, and leaves the others where they are") func missingAfterDashes() {
    #expect(throws: UsageError.missing(.argument, "-- <files>", of: "compare", "Some files.")) {
      try Self.dashed.invocation(from: ["compare", "a", "--"])
    }
    #expect(
      throws: UsageError.unexpectedArgument("c", of: "compare", takes: ["<from>", "<to>", "-- <files>"])
    ) {
      try Self.dashed.invocation(from: ["compare", "a", "b", "c"])
    }
    #expect(Self.dashed.flaws == [])
    let help = try? Self.dashed.help(for: Self.dashed.entry(named: "compare"))
    #expect(help?.contains("usage: bench compare [<from>] [<to>] [--stat] [-- <files>...]\n") == true)
    #expect(Self.dashed.completions(of: ["compare", "a", "--", ""], contents: { _ in [] }) == ":files\n")
  }
}
