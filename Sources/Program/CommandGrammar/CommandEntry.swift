public import Notation
import Synchronization

/// One command of a table, with its type erased.
public struct CommandEntry<World>: Sendable {
  /// The declaring type.
  public let type: any Command<World>.Type
  /// Name, group, summary and examples.
  public let card: Card
  private let memory = BlankMemory<World>()

  /// The entry of the command that `type` declares.
  init(_ type: any Command<World>.Type) { (self.type, card) = (type, type.card) }

  /// What running it can do.
  public var effect: Effect { type.effect }

  /// Its parameters in declared order, groups spread out.
  public var parameters: [ParameterSpec] { memory.parameters(of: type) }

  /// The command with its parameters filled from `arguments`, all checked, and the journal's record of it.
  public func prepare(
    _ arguments: [String: JSON]
  ) throws(UsageError) -> (command: any Command<World>, record: Invocation) {
    let blank = memory.blank(of: type)
    try blank.declarations.fill(from: arguments, owner: card.name)
    return (blank.command, Invocation(card.name, blank.declarations.record))
  }

  /// Prepares the command and runs it.
  public func run(_ arguments: [String: JSON], in world: inout World) throws -> (
    reply: Reply, record: Invocation
  ) {
    let (command, record) = try prepare(arguments)
    return (try command.run(in: &world), record)
  }
}

/// A command at its defaults, and what it declares.
private struct Blank<World>: Sendable {
  let command: any Command<World>
  let declarations: Declarations

  init(of type: any Command<World>.Type) {
    command = type.init()
    declarations = Declarations(of: command)
  }
}

/// A command's parameters, read when they are first asked for, and the blank that they were read of until somebody fills it.
private final class BlankMemory<World>: Sendable {
  private let known = Mutex<(parameters: [ParameterSpec], unused: Blank<World>?)?>(nil)

  func parameters(of type: any Command<World>.Type) -> [ParameterSpec] {
    known.withLock { known in
      if let known { return known.parameters }
      let blank = Blank(of: type)
      known = (blank.declarations.specs, blank)
      return blank.declarations.specs
    }
  }

  func blank(of type: any Command<World>.Type) -> Blank<World> {
    known.withLock { known in
      let unused = known?.unused
      known?.unused = nil
      return unused ?? Blank(of: type)
    }
  }
}
