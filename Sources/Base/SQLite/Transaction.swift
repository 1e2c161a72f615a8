extension Database {
  /// When a transaction takes its locks.
  public enum TransactionKind: String, Sendable {
    /// At the first statement that needs one: for reading.
    case deferred = "BEGIN DEFERRED"
    /// At once: for writing, so that two writers wait for each other instead of failing halfway.
    case immediate = "BEGIN IMMEDIATE"
  }

  /// Runs `body` in a transaction: all of it happens, or nothing if it throws.
  public func transaction<Result>(_ kind: TransactionKind, _ body: () throws -> Result) throws -> Result {
    precondition(!isInTransaction, "A transaction is under way")
    try execute(kind.rawValue)
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // A full disk or a damaged page may have ended the transaction already.
      if isInTransaction { try? execute("ROLLBACK") }
      throw error
    }
  }
}
