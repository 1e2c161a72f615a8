public import Notation

extension CommandTable {
  /// All help of the program in lines of that many columns: every command by group, and the global options.
  public func help(columns: Int = String.answerColumns) -> String {
    var lists = DefinitionLists(
      lists: [("a first hour", firstEntries.map(\.definition))]
        + groups.map { group in
          (
            group.name,
            group.entries.filter { !program.firstCommands.contains($0.card.name) }.map(\.definition)
          )
        }, columns: columns)
    lists.lists.append(("global options", globals.map(\.definition)))
    let head = [program.summary.wrapped(hanging: 0, to: columns), "", "usage: \(usage)", ""]
    return (head + lists.lines + ["'\(program.name) help <command>' explains a command."]).asText
  }

  /// The help of one command in lines of that many columns.
  public func help(for entry: CommandEntry<World>, columns: Int = String.answerColumns) -> String {
    let (specs, card) = (entry.parameters, entry.card)
    let lists = DefinitionLists(
      lists: [
        ("arguments", specs.filter { $0.kind == .argument }.map(\.definition)),
        ("options", specs.filter { $0.kind != .argument }.map(\.definition)),
      ], columns: columns)
    let head = [card.summary.wrapped(hanging: 0, to: columns), "", usage(of: card.name, specs, columns), ""]
    let details = card.details.isEmpty ? [] : [card.details.wrapped(hanging: 0, to: columns), ""]
    let rest = globalsLine(besides: specs, columns) + examples(of: card, columns)
    return (head + details + lists.lines + rest).asText
  }

  /// `bench <command> [<argument>...] [--option...]`.
  var usage: String { "\(program.name) <command> [<argument>...] [--option...]" }

  private func usage(of name: String, _ specs: [ParameterSpec], _ columns: Int) -> String {
    let start = "usage: \(program.name) \(name) "
    let words = specs.synopses.map(\.withFirmBlanks).joined(separator: " ")
    return (start + words.wrapped(hanging: start.count, to: columns)).withSoftBlanks.trimmingBlanks
  }

  private func globalsLine(besides specs: [ParameterSpec], _ columns: Int) -> [String] {
    let others = globals.notShadowed(by: specs)
    if others.isEmpty { return [] }
    let words = others.map { $0.usage.withFirmBlanks }.joined(separator: ", ")
    return [("global options: " + words.wrapped(hanging: 16, to: columns)).withSoftBlanks, ""]
  }

  private func examples(of card: Card, _ columns: Int) -> [String] {
    if card.examples.isEmpty { return [] }
    return ["examples:"]
      + card.examples.flatMap { example in
        ["  $ \(program.name) \(example.line)", "    " + example.meaning.wrapped(hanging: 4, to: columns)]
      } + [""]
  }
}

extension CommandEntry {
  fileprivate var definition: (term: String, meaning: String) { (card.name, card.summary) }
}

extension [ParameterSpec] {
  /// The words of a usage line: arguments, required options, then the rest, which a dozen or more sum up to one word.
  var synopses: [String] {
    let firm =
      filter { $0.kind == .argument && !$0.isAfterDashes } + filter { $0.kind != .argument && $0.isRequired }
    let others = filter { $0.kind != .argument && !$0.isRequired }
    return firm.map(\.synopsis) + (others.count < 12 ? others.map(\.synopsis) : ["[--option...]"])
      + filter(\.isAfterDashes).map(\.synopsis)
  }
}

extension ParameterSpec {
  /// What help lists: `-m, --message <text>`, and the help with its notes.
  var definition: (term: String, meaning: String) {
    (short.map { "-\($0), " + usage } ?? usage, ([help] + notes).joined(separator: " "))
  }

  /// What a reader must know beside the help: whether it's required or repeats, the default and long choices.
  var notes: [String] {
    var notes: [String] = []
    if kind != .argument, isRequired { notes.append("(required)") }
    if kind != .argument, isRepeating { notes.append("(may be given several times)") }
    let standard = defaultValue.map { words(for: $0) } ?? []
    if kind != .flag, !standard.isEmpty {
      notes.append("(default: \(standard.map(ShellWords.quote).joined(separator: " ")))")
    }
    if !spelling.choices.isEmpty, kind != .flag, valueName != spelling.choices.joined(separator: "|") {
      notes.append("(one of: \(spelling.choices.joined(separator: ", ")))")
    }
    return notes
  }
}

extension [String] {
  /// The lines as one text that ends in exactly one newline.
  fileprivate var asText: String {
    var lines = self
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  // A usage line breaks between parameters, never between an option and its value.
  fileprivate var withFirmBlanks: String { String(map { $0 == " " ? "\u{A0}" : $0 }) }
  fileprivate var withSoftBlanks: String { String(map { $0 == "\u{A0}" ? " " : $0 }) }

  fileprivate var trimmingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
