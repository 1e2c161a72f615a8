import Notation

extension CommandTable {
  /// The reference of all commands in Markdown.
  public func markdownManual() -> String {
    let head = [
      "# Commands of `\(program.name)`", "",
      "<!-- Made from the declarations of the commands; do not edit. -->",
      "", program.summary, "", "    \(usage)", "", "## Global options", "",
    ]
    let sections = groups.flatMap { group in
      ["", "## \(group.name.capitalizedFirst)"] + group.entries.flatMap(section)
    }
    return (head + globals.map(\.markdown) + sections).joined(separator: "\n") + "\n"
  }

  private func section(of entry: CommandEntry<World>) -> [String] {
    let (card, specs) = (entry.card, entry.parameters)
    let usage = ([program.name, card.name] + specs.synopses).joined(separator: " ")
    var lines = ["", "### `\(card.name)`", "", card.summary]
    if !card.details.isEmpty { lines += ["", card.details] }
    lines += ["", "```", usage, "```"]
    if !specs.isEmpty { lines += [""] + specs.map(\.markdown) }
    for example in card.examples {
      lines += ["", example.meaning, "", "```sh", "\(program.name) \(example.line)", "```"]
    }
    return lines
  }
}

extension ParameterSpec {
  fileprivate var markdown: String {
    let (term, meaning) = definition
    return "- `\(term)`: \(meaning.escapedForMarkdown)"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
