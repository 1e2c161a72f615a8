import CommandGrammar
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
  /// Does the work.
  func maintain(_ session: inout Session) throws -> Reply
}

extension Maintenance {
  static var effect: Effect { .maintains }

  func run(in session: inout Session) throws -> Reply { try maintain(&session) }
}
