import Notation

/// Reads the words of one command into arguments, checking each as it comes.
struct ShellReader {
  /// Where a value goes: to the command's arguments or to the global ones.
  private typealias Place = WritableKeyPath<ShellReader, [String: JSON]>

  private let command: String
  private let own: [ParameterSpec]
  private let globals: [ParameterSpec]
  private let foreignOptions: [String: [String]]
  /// The arguments that still wait for a word.
  private(set) var waiting: ArraySlice<ParameterSpec>
  /// Whether `--` has been read.
  private(set) var isPastOptions = false
  /// What has been read of the command's arguments.
  private(set) var arguments: [String: JSON] = [:]
  /// What has been read of the global options.
  private(set) var globalArguments: [String: JSON] = [:]

  /// A reader for `command`, whose `own` options go before the `globals`.
  init(
    command: String, own: [ParameterSpec], globals: [ParameterSpec], foreignOptions: [String: [String]] = [:]
  ) {
    (self.command, self.foreignOptions) = (command, foreignOptions)
    self.own = own
    self.globals = globals.notShadowed(by: own)
    waiting = own.filter { $0.kind == .argument && !$0.isAfterDashes }[...]
  }

  /// What takes the words after `--`; nil where these are arguments like others.
  private var last: ParameterSpec? { own.first(where: \.isAfterDashes) }

  /// The options and flags that may stand among the words, the command's own first.
  var options: [ParameterSpec] { own.filter { $0.kind != .argument } + globals }

  /// The option or flag that `name` calls.
  func option(named name: String) -> ParameterSpec? { options.first { $0.answers(to: name) } }

  /// The command's arguments, none missing.
  mutating func arguments(from words: [String]) throws(UsageError) -> [String: JSON] {
    var rest = words[...]
    while !rest.isEmpty { try step(through: &rest) }
    if let spec = own.first(where: { $0.isRequired && arguments[$0.name] == nil }) {
      throw .missing(spec.kind == .argument ? .argument : .option, spec.shellLabel, of: command, spec.help)
    }
    if isPastOptions, let last, arguments[last.name] == nil {
      throw .missing(.argument, last.shellLabel, of: command, last.help)
    }
    return arguments
  }

  /// Reads `words` and passes over what is wrong: for help and completion, which come before the line is right.
  mutating func readWhatItCan(of words: [String]) {
    var rest = words[...]
    while !rest.isEmpty { try? step(through: &rest) }
  }

  /// Takes one word off `rest`, or an option and its value.
  private mutating func step(through rest: inout ArraySlice<String>) throws(UsageError) {
    let word = rest.removeFirst()
    switch isPastOptions ? .plain : ShellWord(word) {
    case .terminator:
      isPastOptions = true
      if let last { waiting = [last] }
    case .plain: try takeArgument(word)
    case .option(let name, let value):
      if let letters = letters(in: name) { return rest = letters + rest }
      try takeOption(name, value, rest: &rest)
    }
  }

  /// The options of a word as `-am`: flags by their letters, the last of which may take a value; nil for other words.
  private func letters(in word: String) -> ArraySlice<String>? {
    guard word.count > 2, !word.hasPrefix("--"), option(named: word) == nil else { return nil }
    let letters = word.dropFirst().map { "-\($0)" }
    let specs = letters.compactMap(option(named:))
    guard specs.count == letters.count, specs.dropLast().allSatisfy({ $0.kind == .flag }) else { return nil }
    return letters[...]
  }

  private mutating func takeArgument(_ word: String) throws(UsageError) {
    guard let spec = waiting.first else {
      let takes = own.filter { $0.kind == .argument }.map(\.shellLabel)
      throw .unexpectedArgument(word, of: command, takes: takes)
    }
    if !spec.isRepeating { waiting.removeFirst() }
    try store(word, for: spec, in: \.arguments)
  }

  private mutating func takeOption(
    _ name: String, _ value: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let spec = option(named: name) else {
      throw .unknownOption(name, of: command, nearest: nearest(to: name))
    }
    let isOwn = own.contains { $0.answers(to: name) }
    let place = isOwn ? \ShellReader.arguments : \.globalArguments
    guard spec.kind == .option else {
      if let value { throw .unwantedValue(value, for: spec.optionName) }
      return try put(.bool(true), for: spec, in: place)
    }
    if let value { return try store(value, for: spec, in: place) }
    guard let next = rest.first, ShellWord(next) == .plain else {
      throw .missingValue(spec.optionName, valueName: spec.valueName, before: rest.first)
    }
    rest.removeFirst()
    try store(next, for: spec, in: place)
  }

  /// The argument that is given by name, the option whose letter runs into its value, or the nearest spelling.
  private func nearest(to name: String) -> String? {
    if let argument = own.first(where: { $0.kind == .argument && $0.optionName == name }) {
      return argument.shellLabel
    }
    for word in foreignOptions[name] ?? [] {
      if options.contains(where: { $0.optionName == word }) { return word }
      if let argument = own.first(where: { $0.kind == .argument && $0.optionName == word }) {
        return argument.shellLabel
      }
    }
    let lettered = options.first { $0.answers(to: String(name.prefix(2))) }
    return lettered?.optionName ?? nearestWord(to: name, among: options.map(\.optionName))
  }

  private mutating func store(_ word: String, for spec: ParameterSpec, in place: Place) throws(UsageError) {
    let value: JSON
    do {
      value = try spec.spelling.read(word)
    } catch {
      throw .invalidValue(word, for: spec.shellLabel, error)
    }
    try put(spec.isRepeating ? .array([value]) : value, for: spec, in: place)
  }

  private mutating func put(_ value: JSON, for spec: ParameterSpec, in place: Place) throws(UsageError) {
    guard let old = self[keyPath: place][spec.name] else {
      self[keyPath: place][spec.name] = value
      return
    }
    guard case .array(let elements) = old, case .array(let more) = value, spec.isRepeating else {
      throw .givenTwice(spec.optionName)
    }
    self[keyPath: place][spec.name] = .array(elements + more)
  }
}

extension ParameterSpec {
  /// Whether `word`, `--name` or `-n`, calls this option or flag.
  func answers(to word: String) -> Bool {
    guard kind != .argument else { return false }
    return word == optionName || short.map { word == "-\($0)" } == true
      || formerNames.contains { word == "--" + $0.inKebabCase }
  }
}
