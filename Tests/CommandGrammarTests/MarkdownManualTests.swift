import CommandGrammar
import Testing

@Suite("The manual in Markdown") struct MarkdownManualTests {
  @Test("has a section for each command under its group") func sections() {
    let manual = sampleTable.markdownManual()
    let headings = manual.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(
      headings == [
        "# Commands of `bench`", "## Global options", "## Views", "### `add-view`", "### `remove-views`",
        "## Exchange", "### `export`",
      ])
  }

  @Test("shows details, usage, parameters and examples") func section() {
    #expect(
      sampleTable.markdownManual().hasSuffix(
        """
        ### `export`

        Writes a screen to a file.

        The file is replaced. Standard output is '-'.

        ```
        bench export <screen> [<file>]
        ```

        - `<screen>`: The screen.
        - `<file>`: The file.

        Prints the screen.

        ```sh
        bench export login -
        ```

        """))
  }

  @Test("escapes what Markdown would take for its own") func escapes() {
    struct Odd: Command {
      static var card: Card { Card("odd", group: "views", "Odd.") }
      static var effect: Effect { .reads }
      @Parameter(option: "A <b> or a_b, as `<b>`.") var odd: String?
      func run(in world: inout Log) -> Reply { Reply("") }
    }
    let table = CommandTable<Log>(Program("bench", "Benches."), commands: [Odd.self])
    #expect(table.markdownManual().contains(#"- `--odd <text>`: A \<b\> or a\_b, as `<b>`."#))
  }
}
