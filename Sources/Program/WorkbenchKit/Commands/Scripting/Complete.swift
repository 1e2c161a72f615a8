import CommandGrammar
import Machine

/// `complete`.
struct Complete: Query {
  static var card: Card {
    Card(
      "complete", group: "scripting", "Lists what can stand in place of a command line's last word.",
      details: """
        The scripts of 'completion' ask for this. A candidate a line, and after a tab what it means; ':files' stands \
        for whatever the shell itself knows of files.
        """,
      examples: [
        Example("complete -- add-v", "Lists the commands that begin so."),
        Example("complete -- show ''", "Lists the screens."),
      ], isHidden: true)
  }

  @Parameter(argument: "The words after the program's name; the last may be empty.") var words: [String] = []

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let contents = StoreContents(session)
    let text = Workbench.table.completions(of: words, contents: contents.candidates)
    // Nothing but the candidates, whatever the format: shells read them.
    try session.surroundings.output(text)
    return .printed()
  }
}
