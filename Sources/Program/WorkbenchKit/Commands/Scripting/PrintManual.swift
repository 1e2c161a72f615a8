import CommandGrammar

/// `man`.
struct PrintManual: Query {
  static var card: Card {
    Card(
      "man", group: "scripting", "Prints the manual page.",
      details: "`workbench man | man -l -` shows it; `make install` puts it where `man workbench` finds it.",
      examples: [Example("man", "Prints it in the troff form that man reads.")])
  }

  init() {}

  func answer(from session: inout Session) throws -> Reply { .document(Workbench.table.manPage()) }
}
