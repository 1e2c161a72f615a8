import Notation
import Synchronization

/// Every command of the program, in the order that help lists them.
public struct CommandTable<World>: Sendable {
  /// The program that the commands make up.
  public let program: Program
  /// The declaring types, hidden ones included.
  let commands: [any Command<World>.Type]
  private let globalOptions: (any GlobalOptions.Type)?
  private let memory = EntryMemory<World>()
  private let globalMemory = SpecMemory()

  /// A table of `commands`; their parameters are read only when one is used.
  public init(
    _ program: Program, globals: (any GlobalOptions.Type)? = nil, commands: [any Command<World>.Type]
  ) {
    (self.program, self.globalOptions, self.commands) = (program, globals, commands)
  }

  /// The options that every command understands.
  public var globals: [ParameterSpec] {
    globalMemory.specs { globalOptions.map { Declarations(of: $0.init()).specs } ?? [] }
  }

  /// All commands but the hidden ones.
  public var entries: [CommandEntry<World>] {
    commands.map(CommandEntry.init).filter { !$0.card.isHidden }
  }

  /// The groups in the order in which their first commands are declared.
  public var groups: [(name: String, entries: [CommandEntry<World>])] {
    var groups: [(name: String, entries: [CommandEntry<World>])] = []
    for entry in entries {
      if let index = groups.firstIndex(where: { $0.name == entry.card.group }) {
        groups[index].entries.append(entry)
      } else {
        groups.append((entry.card.group, [entry]))
      }
    }
    return groups
  }

  /// The commands of a first hour, in their order.
  var firstEntries: [CommandEntry<World>] {
    program.firstCommands.compactMap { name in entries.first { $0.card.name == name } }
  }

  /// The command called `name`, by a former name too, hidden ones included.
  public func entry(named name: String) throws(UsageError) -> CommandEntry<World> {
    if let entry = memory.entry(named: name, among: commands) { return entry }
    let near = nearestWord(to: name, among: entries.map(\.card.name))
    throw .unknownCommand(name, meant: program.foreignWords[name] ?? [near].compactMap(\.self))
  }

  /// Checks an invocation, fills its defaults in and runs it; the invocation that comes back is the journal's.
  public func run(_ invocation: Invocation, in world: inout World) throws -> (
    reply: Reply, record: Invocation
  ) {
    try entry(named: invocation.command).run(invocation.arguments, in: &world)
  }
}

/// The commands that were asked for by name: a batch asks for few of them, again and again.
private final class EntryMemory<World>: Sendable {
  private let known = Mutex<[String: CommandEntry<World>]>([:])

  func entry(
    named name: String, among commands: [any Command<World>.Type]
  ) -> CommandEntry<World>? {
    known.withLock { known in
      if let entry = known[name] { return entry }
      let entry = commands.first { $0.card.name == name || $0.card.formerNames.contains(name) }.map {
        CommandEntry($0)
      }
      known[name] = entry
      return entry
    }
  }
}
