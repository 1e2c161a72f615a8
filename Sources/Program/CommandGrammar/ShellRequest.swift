public import Notation

/// What the words of a command line ask for.
public struct ShellRequest: Sendable, Hashable {
  /// The thing to do.
  public enum Action: Sendable, Hashable {
    /// Run a command; its arguments are checked, its defaults not filled in yet.
    case run(Invocation)
    /// Print the help of a command, or of the program.
    case help(command: String?)
    /// Print the program's version.
    case version
  }

  /// The thing to do.
  public var action: Action
  /// The global options given, for `GlobalOptions.init(arguments:)`.
  public var globals: [String: JSON]
}

extension CommandTable {
  /// Reads the words after the program's name: a command, its words, and global options anywhere among them.
  ///
  /// An option that the command declares too is the command's, wherever it stands.
  public func request(from words: [String]) throws(UsageError) -> ShellRequest {
    let line = try split(words)
    let asksForHelp = words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    let called = try line.command.map { name throws(UsageError) in try entry(named: name) }
    var reader = ShellReader(
      command: called?.card.name ?? "", own: called?.parameters ?? [], globals: globals,
      foreignOptions: program.foreignOptions)
    if asksForHelp || words.isEmpty {
      reader.readWhatItCan(of: line.others)
      return ShellRequest(action: .help(command: called?.card.name), globals: reader.globalArguments)
    }
    guard let name = called?.card.name else {
      if words.contains("--version") {
        reader.readWhatItCan(of: words)
        return ShellRequest(action: .version, globals: reader.globalArguments)
      }
      throw .missingCommand
    }
    let arguments = try reader.arguments(from: line.others)
    return ShellRequest(action: .run(Invocation(name, arguments)), globals: reader.globalArguments)
  }

  /// Reads a command and its words, without global options: a line of a batch.
  public func invocation(from words: [String]) throws(UsageError) -> Invocation {
    guard let name = words.first else { throw .missingCommand }
    let entry = try entry(named: name)
    var reader = ShellReader(
      command: entry.card.name, own: entry.parameters, globals: [], foreignOptions: program.foreignOptions)
    return Invocation(entry.card.name, try reader.arguments(from: Array(words.dropFirst())))
  }

  /// The command's name and all other words in their order; no name if only options stand there.
  func split(_ words: [String]) throws(UsageError) -> (command: String?, others: [String]) {
    let globals = globals
    var index = 0
    while index < words.count {
      let (before, after) = (Array(words[..<index]), Array(words[(index + 1)...]))
      index += 1
      switch ShellWord(words[index - 1]) {
      case .plain: return (words[index - 1], before + after)
      case .terminator: return (after.first, before + ["--"] + after.dropFirst())
      case .option("--help", nil), .option("-h", nil), .option("--version", nil): continue
      case .option(let name, let value):
        guard let spec = globals.first(where: { $0.answers(to: name) }) else {
          throw .unknownOption(
            name, of: nil, nearest: nearestWord(to: name, among: globals.map(\.optionName)))
        }
        if spec.kind == .option, value == nil { index += 1 }
      }
    }
    return (nil, words)
  }
}
