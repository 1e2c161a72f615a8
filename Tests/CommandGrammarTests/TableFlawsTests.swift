import CommandGrammar
import Testing

@Suite("The flaws of a table") struct TableFlawsTests {
  @Test("are none where the declarations are right") func none() { #expect(sampleTable.flaws == []) }

  @Test("are all named") func all() {
    struct Bad: Command {
      static var card: Card {
        Card(
          "badCommand", group: "views", "bad",
          examples: [Example("export a", "Exports."), Example("badCommand", "runs")])
      }
      static var effect: Effect { .reads }
      @Parameter(argument: "Many.") var many: [String] = []
      @Parameter(argument: "One.") var one: String
      @Parameter(option: "no sentence", short: "h") var first: Int?
      @Parameter(option: "Twice.", name: "first", short: "h") var second: Int?
      @Parameter(flag: "Shadows.") var format: Bool
      func run(in world: inout Log) -> Reply { Reply("") }
    }
    let table = CommandTable<Log>(
      Program("bench", "Benches."), globals: SampleGlobals.self,
      commands: [Bad.self, Export.self, Export.self])
    #expect(
      table.flaws == [
        "two commands are called 'export'",
        "'badCommand': the name is not in kebab-case",
        "'badCommand': the summary is no sentence",
        "'badCommand': the meaning of 'badCommand' is no sentence",
        "'badCommand': two parameters are called 'first'",
        "'badCommand': two options have the letter 'h'",
        "'badCommand': 'first' takes the place of help",
        "'badCommand': 'first' takes the place of help",
        "'badCommand': the help of 'first' is no sentence",
        "'badCommand': 'format' is of another kind than the global option",
        "'badCommand': the argument 'one' follows one that takes all words",
        "'badCommand': the required argument 'one' follows an optional one",
        "'badCommand': the example 'export a' runs another command",
        "'badCommand': the example 'badCommand' can't be read: missing argument '<one>' of 'badCommand': one",
      ])
  }
}
