import CommandGrammar
import Notation
import Storage

/// `verify-store`.
struct VerifyStore: Query {
  static var card: Card {
    Card(
      "verify-store", group: "store", "Checks the file, every revision's contents and the working design.",
      details: "Exit code 1 says that something is wrong.",
      examples: [Example("verify-store", "Recomputes every hash and checks every reference.")])
  }

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let findings = try session.openStore().verify()
    guard !findings.isEmpty else { return Reply("the store is sound", list: []) }
    return Reply(
      findings.joined(separator: "\n"),
      list: findings.map(Self.fault.record), outcome: .findings)
  }

  /// What is wrong with a store.
  static let fault = RecordShape<String>("fault", "Something that is wrong with a store, of verify-store.") {
    Column("text", "A sentence.", from: { $0 })
  }
}
