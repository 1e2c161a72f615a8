public import Notation

/// A word that completion offers, and what it means.
public struct Candidate: Hashable, Sendable {
  /// The whole word.
  public var word: String
  /// A few words about it; may be empty.
  public var meaning: String

  /// The candidate `word`.
  public init(_ word: String, _ meaning: String = "") { (self.word, self.meaning) = (word, meaning) }
}

/// Where a value is completed, and what the line says so far.
public struct CompletionContext: Hashable, Sendable {
  /// What is asked for.
  public var kind: CompletionKind
  /// The command, or nil before its name.
  public var command: String?
  /// The command's arguments as far as they could be read.
  public var arguments: [String: JSON]
  /// The global options as far as they could be read.
  public var globals: [String: JSON]

  /// A place where a value of `kind` is asked for.
  public init(
    kind: CompletionKind, command: String?, arguments: [String: JSON] = [:], globals: [String: JSON] = [:]
  ) {
    (self.kind, self.command, self.arguments, self.globals) = (kind, command, arguments, globals)
  }
}

extension CommandTable {
  /// What a shell may put in place of the last of `words`, one candidate a line: the word, and after a tab its meaning.
  ///
  /// `contents` lists what the grammar doesn't know, such as names in a store. The line `:files` asks the
  /// shell for its own completion of files. Wrong words before the last are passed over.
  public func completions(of words: [String], contents: (CompletionContext) -> [Candidate]) -> String {
    let (words, typed) = words.joiningAssignments
    let completion = Completion(table: self, done: Array(words.dropLast()), partial: words.last ?? "")
    guard var offer = completion.offer() else { return "" }
    offer.goToLastValue()
    if offer.spec?.spelling.completion == .file { return ":files\n" }
    let candidates = offer.spec.map { completion.values(of: $0, offer.context, contents) } ?? offer.candidates
    return candidates.filter { $0.word.hasPrefix(offer.partial) && $0.isPrintable }
      .map { (offer.prefix + $0.line).dropFirst(typed) + "\n" }.joined()
  }
}

/// What can stand at the cursor: the value of a parameter, or one of the candidates.
private struct Offer {
  /// What is passed to the program.
  var context: CompletionContext
  /// The parameter whose value can stand here, if any; its values are then the candidates.
  var spec: ParameterSpec?
  /// Words that can stand here.
  var candidates: [Candidate] = []
  /// What is typed of the value or word.
  var partial: String
  /// What is typed before the value: `--name=`, or the values before it in a word that holds several.
  var prefix = ""

  /// Passes over the finished values of a word that holds several: of `top,lea` only `lea` is completed.
  mutating func goToLastValue() {
    guard let separator = spec?.spelling.separator, let last = partial.lastIndex(of: separator) else {
      return
    }
    prefix += partial[...last]
    partial = String(partial[partial.index(after: last)...])
  }
}

/// A command line up to the cursor.
private struct Completion<World> {
  let table: CommandTable<World>
  let done: [String]
  let partial: String

  /// What can stand at the cursor; nil after words that lead nowhere.
  func offer() -> Offer? {
    guard let line = try? table.split(done) else { return nil }
    guard let name = line.command else { return offerBeforeCommand() }
    guard let entry = try? table.entry(named: name) else { return nil }
    var reader = ShellReader(command: name, own: entry.parameters, globals: table.globals)
    reader.readWhatItCan(of: line.others)
    return offer(after: reader, command: name)
  }

  private func offerBeforeCommand() -> Offer {
    var reader = ShellReader(command: "", own: [], globals: table.globals)
    reader.readWhatItCan(of: done)
    var offer = offer(after: reader, command: nil)
    if offer.spec == nil, !partial.hasPrefix("-") { offer.candidates = commands }
    return offer
  }

  private func offer(after reader: ShellReader, command: String?) -> Offer {
    let context = CompletionContext(
      kind: .nothing, command: command, arguments: reader.arguments, globals: reader.globalArguments)
    var offer = Offer(context: context, partial: partial)
    if reader.isPastOptions {
      offer.spec = reader.waiting.first
    } else if let last = done.last, case .option(let name, nil) = ShellWord(last),
      let spec = reader.option(named: name), spec.kind == .option
    {
      offer.spec = spec
    } else if case .option(let name, let value?) = ShellWord(partial) {
      (offer.spec, offer.partial) = (reader.option(named: name), value)
      offer.prefix = name + "="
    } else if partial.hasPrefix("-") || reader.waiting.isEmpty {
      offer.candidates = reader.openOptions.map { Candidate($0.optionName, $0.help) }
    } else {
      offer.spec = reader.waiting.first
    }
    offer.context.kind = offer.spec?.spelling.completion ?? .nothing
    return offer
  }

  /// Every value that `spec` can take here.
  func values(
    of spec: ParameterSpec, _ context: CompletionContext, _ contents: (CompletionContext) -> [Candidate]
  ) -> [Candidate] {
    switch spec.spelling.completion {
    case .nothing: []
    case .choices: spec.spelling.choices.map { Candidate($0, spec.spelling.meaning($0)) }
    case .command: commands
    default: contents(context)
    }
  }

  private var commands: [Candidate] { table.entries.map { Candidate($0.card.name, $0.card.summary) } }
}

extension ShellReader {
  /// The options that may still be given.
  fileprivate var openOptions: [ParameterSpec] {
    options.filter { spec in
      spec.isRepeating || (arguments[spec.name] == nil && globalArguments[spec.name] == nil)
    }
  }
}

extension Candidate {
  /// Whether one line of a completion can hold the word.
  fileprivate var isPrintable: Bool { !word.utf8.contains { $0 < 0x20 } }

  fileprivate var line: String {
    let meaning = String(meaning.prefix { $0 != "\n" && $0 != "\t" })
    return meaning.isEmpty ? word : "\(word)\t\(meaning)"
  }
}

extension [String] {
  /// Bash hands over `--name=value` and `key=value` as three words; the value alone is then what it completes.
  ///
  /// `typed` counts the characters of the last word that bash has already.
  fileprivate var joiningAssignments: (words: [String], typed: Int) {
    var words: [String] = []
    var (typed, isOpen) = (0, false)
    for (index, word) in enumerated() {
      let isLast = index == count - 1
      if isOpen {
        typed = isLast ? words[words.count - 1].count : 0
        words[words.count - 1] += word
        isOpen = false
      } else if word == "=", let last = words.last, !last.isEmpty {
        if last.hasPrefix("--") {
          if isLast { words.append("") }
        } else {
          words[words.count - 1] += "="
          (typed, isOpen) = (isLast ? words[words.count - 1].count : 0, true)
        }
      } else {
        words.append(word)
      }
    }
    return (words, typed)
  }
}
