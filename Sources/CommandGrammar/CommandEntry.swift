public import Notation
import Synchronization

/// One command of a table, with its type erased.
public struct CommandEntry<World>: Sendable {
  /// The declaring type.
  public let type: any Command<World>.Type
  /// Name, group, summary and examples.
  public let card: Card
  private let memory = SpecMemory()

  /// The entry of the command that `type` declares.
  init(_ type: any Command<World>.Type) { (self.type, card) = (type, type.card) }

  /// What running it can do.
  public var effect: Effect { type.effect }

  /// Its parameters in declared order, groups spread out.
  public var parameters: [ParameterSpec] { memory.specs { Declarations(of: type.init()).specs } }

  /// The command with its parameters filled from `arguments`, all checked, and the journal's record of it.
  public func prepare(
    _ arguments: [String: JSON]
  ) throws(UsageError) -> (command: any Command<World>, record: Invocation) {
    let command = type.init()
    let declarations = Declarations(of: command)
    try declarations.fill(from: arguments, owner: card.name)
    return (command, Invocation(card.name, declarations.record))
  }

  /// Prepares the command and runs it.
  public func run(_ arguments: [String: JSON], in world: inout World) throws -> (
    reply: Reply, record: Invocation
  ) {
    let (command, record) = try prepare(arguments)
    return (try command.run(in: &world), record)
  }
}

/// A command's parameters, read when they are first asked for.
private final class SpecMemory: Sendable {
  private let known = Mutex<[ParameterSpec]?>(nil)

  func specs(_ read: () -> [ParameterSpec]) -> [ParameterSpec] {
    known.withLock { known in
      let specs = known ?? read()
      known = specs
      return specs
    }
  }
}
