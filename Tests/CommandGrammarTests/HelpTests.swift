import CommandGrammar
import Notation
import Testing

@Suite("Help") struct HelpTests {
  @Test("of the program lists the commands by group") func overview() {
    #expect(
      sampleTable.help() == """
        Designs layouts.

        usage: bench <command> [<argument>...] [--option...]

        views:
          add-view        Adds a view to a screen.
          remove-views    Removes views.

        exchange:
          export          Writes a screen to a file.

        global options:
          --store <path>  The store's file.
          --format <text|json|ndjson|tsv|csv>
                          The form of results. (default: text)
          -q, --quiet     Prints no messages.

        'bench help <command>' explains a command.

        """)
  }

  @Test("of a command lists its parameters and examples") func command() throws {
    #expect(
      try sampleTable.help(for: sampleTable.entry(named: "add-view")) == """
        Adds a view to a screen.

        usage: bench add-view <screen> <view> [--kind <label|button|stack|textField>] [--lines <number>]
                              [--share <number>] [--tag <word>]... [--hidden] [--text-color <text>]
                              [--insets <number>]... [--extent <WxH>] [--is-bold]

        arguments:
          <screen>              The screen that owns it.
          <view>                VFL or a name.

        options:
          --kind <label|button|stack|textField>
                                What it is. (default: label)
          -l, --lines <number>  The most lines it shows; 0 is any number.
          --share <number>      The part of the width that it takes. (default: 0.5)
          --tag <word>          Words that describe it. (may be given several times)
          --hidden              Whether it starts hidden.
          --text-color <text>   The text's colour.
          --insets <number>     The insets, in points. (may be given several times)
          --extent <WxH>        The size, in points.
          --is-bold             Whether the text is bold.

        global options: --store <path>, --format <text|json|ndjson|tsv|csv>, --quiet

        examples:
          $ bench add-view login title --kind label --lines 0
            Adds a label of any number of lines.
          $ bench add-view login 'the form' --extent 20x30 --is-bold
            Adds a view whose name has a blank.

        """)
  }

  @Test("leaves out the global options that a command takes the place of") func shadowed() throws {
    let help = try sampleTable.help(for: sampleTable.entry(named: "remove-views"))
    #expect(help.contains("global options: --store <path>, --quiet\n"))
    #expect(help.contains("-m, --message <text>  Why. (required)"))
  }

  @Test("keeps within a hundred columns and sums many options up") func width() throws {
    struct Wide: Command {
      static var card: Card {
        Card("wide", group: "views", String(repeating: "Words and words. ", count: 20))
      }
      static var effect: Effect { .reads }
      @ParameterTable var options: ManyOptions
      func run(in world: inout Log) -> Reply { Reply("") }
    }
    let table = CommandTable<Log>(Program("bench", "Benches."), commands: [Wide.self])
    let help = table.help() + (try table.help(for: table.entry(named: "wide")))
    for line in help.split(separator: "\n") { #expect(line.count <= 100) }
    #expect(help.contains("usage: bench wide [--option...]\n"))
    #expect(help.contains("(one of: label, button, stack, textField)") == false)
  }

  struct ManyOptions: TabledParameters {
    static let parameters = (1...12).map { index in
      let help = "The option \(index)" + String(repeating: ", at length", count: 12) + "."
      return ParameterSpec("option\(index)", .option, help: help, spelling: ViewKind.spelling)
    }
    init(arguments: [String: JSON]) {}
    var arguments: [String: JSON] { [:] }
  }
}
