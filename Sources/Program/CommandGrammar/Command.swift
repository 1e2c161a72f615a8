/// One verb of the program, declared once and reachable from every door.
///
/// The stored properties marked `@Parameter` and `@ParameterGroup` are its typed parameters. Parsing, help,
/// completion and the journal's record all come from these declarations.
public protocol Command<World>: Sendable {
  /// What the command runs in: a session, a draft, a snapshot.
  associatedtype World

  /// Name, group, summary and examples.
  static var card: Card { get }

  /// What running it can do; set by the role protocol that a command adopts, never by the command itself.
  static var effect: Effect { get }

  /// A command whose parameters stand at their defaults; those without one must be set before they are read.
  init()

  /// Does the work and answers.
  func run(in world: inout World) throws -> Reply
}

/// What running a command can do to the store.
public enum Effect: String, Sendable, CaseIterable {
  /// Reads a snapshot.
  case reads
  /// Edits a draft; such invocations make up the journal.
  case edits
  /// Handles the store as a whole.
  case maintains
}

extension Command {
  /// The invocation that makes this command again, defaults filled in.
  public var invocation: Invocation {
    Invocation(Self.card.name, Declarations(of: self).record)
  }
}
