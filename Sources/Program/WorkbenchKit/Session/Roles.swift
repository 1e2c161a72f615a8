import CommandGrammar
import DesignModel
import Storage

/// A command that changes the design: it gets a draft, and its invocation becomes a row of the journal.
protocol Edit: Command where World == Session {
  /// Makes the change; nothing is kept if it throws. The store is there for edits that look into its history.
  func apply(to draft: Draft, of store: Store) throws -> Reply
}

extension Edit {
  static var effect: Effect { .edits }

  func run(in session: inout Session) throws -> Reply { try session.perform(self) }
}

/// An edit that needs nothing but the draft.
protocol DraftEdit: Edit {
  /// Makes the change; nothing is kept if it throws.
  func apply(to draft: Draft) throws -> Reply
}

extension DraftEdit {
  func apply(to draft: Draft, of store: Store) throws -> Reply { try apply(to: draft) }
}

/// An edit of one screen, which is stored as it leaves it.
protocol ScreenEdit: DraftEdit {
  /// The screen's name.
  var screen: String { get }
  /// Makes the change; nothing is kept if it throws.
  func edit(_ screen: inout Screen) throws -> Reply
}

extension ScreenEdit {
  func apply(to draft: Draft) throws -> Reply {
    var screen = try draft.screen(named: screen)
    let reply = try edit(&screen)
    try draft.save(screen)
    return reply
  }
}

/// A command that only reads.
protocol Query: Command where World == Session {
  /// Finds the answer.
  func answer(from session: inout Session) throws -> Reply
}

extension Query {
  static var effect: Effect { .reads }

  func run(in session: inout Session) throws -> Reply { try answer(from: &session) }
}

/// A command that handles the store as a whole: makes it, freezes it, steps through its journal.
protocol Maintenance: Command where World == Session {
  /// What `--dry-run` means.
  static var rehearsal: Rehearsal { get }

  /// Does the work.
  func maintain(_ session: inout Session) throws -> Reply
}

/// How a command can be rehearsed.
enum Rehearsal {
  /// It does its work, which is taken back: the store is all that it changes, and only in transactions.
  case takenBack
  /// It sees to that itself.
  case own
  /// Not at all: it makes or rewrites files.
  case none
}

extension Maintenance {
  static var effect: Effect { .maintains }
  static var rehearsal: Rehearsal { .takenBack }

  func run(in session: inout Session) throws -> Reply {
    guard session.options.dryRun else { return try maintain(&session) }
    switch Self.rehearsal {
    case .takenBack: return try session.rehearse(self)
    case .own: return try maintain(&session)
    case .none: throw RehearsalError.impossible(Self.card.name)
    }
  }
}

/// A `--dry-run` that can't be had.
enum RehearsalError: Error, CustomStringConvertible {
  case impossible(String)

  var description: String {
    switch self {
    case .impossible(let command):
      "'\(command)' has no dry run, since it makes or rewrites files; leave --dry-run out"
    }
  }
}
