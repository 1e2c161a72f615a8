import Notation

extension CommandTable {
  /// What is wrong with the declarations, one sentence each; a program's tests expect none.
  public var flaws: [String] {
    let entries = commands.map { CommandEntry($0) }
    let repeated = entries.flatMap { [$0.card.name] + $0.card.formerNames }.repeated.map {
      "two commands are called '\($0)'"
    }
    return repeated + entries.flatMap { entry in flaws(of: entry).map { "'\(entry.card.name)': \($0)" } }
  }

  private func flaws(of entry: CommandEntry<World>) -> [String] {
    entry.cardFlaws + entry.parameters.flaws(besides: globals) + exampleFlaws(of: entry.card)
  }

  private func exampleFlaws(of card: Card) -> [String] {
    card.examples.compactMap { example in
      do {
        let request = try request(from: ShellWords.split(example.line))
        if case .run(let invocation) = request.action, invocation.command == card.name { return nil }
        return "the example '\(example.line)' runs another command"
      } catch {
        return "the example '\(example.line)' can't be read: \(error)"
      }
    }
  }
}

extension CommandEntry {
  fileprivate var cardFlaws: [String] {
    var flaws: [String] = []
    if !card.name.isKebabCase { flaws.append("the name is not in kebab-case") }
    if !card.summary.isSentence { flaws.append("the summary is no sentence") }
    for example in card.examples where !example.meaning.isSentence {
      flaws.append("the meaning of '\(example.line)' is no sentence")
    }
    return flaws
  }
}

extension [ParameterSpec] {
  fileprivate func flaws(besides globals: [ParameterSpec]) -> [String] {
    let names = flatMap { [$0.name] + $0.formerNames }.repeated.map { "two parameters are called '\($0)'" }
    let letters = compactMap { $0.short.map(String.init) }.repeated.map {
      "two options have the letter '\($0)'"
    }
    let reserved = filter { $0.name == "help" || $0.short == "h" }.map {
      "'\($0.name)' takes the place of help"
    }
    let vague = filter { !$0.help.isSentence }.map { "the help of '\($0.name)' is no sentence" }
    let shadowing = filter { own in
      globals.contains { $0.optionName == own.optionName && $0.kind != own.kind }
    }.map { "'\($0.name)' is of another kind than the global option" }
    let dashed = filter(\.isAfterDashes).dropFirst().map { "'\($0.name)' is the second after '--'" }
    return names + letters + reserved + vague + shadowing + orderFlaws + dashed
  }

  private var orderFlaws: [String] {
    let arguments = filter { $0.kind == .argument && !$0.isAfterDashes }
    return zip(arguments, arguments.dropFirst()).flatMap { earlier, later in
      var flaws: [String] = []
      if earlier.isRepeating { flaws.append("the argument '\(later.name)' follows one that takes all words") }
      if !earlier.isRequired, later.isRequired {
        flaws.append("the required argument '\(later.name)' follows an optional one")
      }
      return flaws
    }
  }
}

extension [String] {
  /// The words that stand more than once, in the order of their second standing.
  fileprivate var repeated: [String] {
    enumerated().filter { index, word in self[..<index].filter { $0 == word }.count == 1 }.map(\.element)
  }
}

extension String {
  fileprivate var isSentence: Bool { first?.isLowercase == false && hasSuffix(".") }

  fileprivate var isKebabCase: Bool {
    !isEmpty && allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }
  }
}
