import CommandGrammar
import DesignModel
import Notation
import Storage

/// What can complete the word at the cursor beyond what the grammar knows.
///
/// Nobody waits for an error while typing: where there is no store, or none that can be read, nothing is offered.
struct StoreContents {
  private let session: Session

  init(_ session: Session) { self.session = session }

  /// The names that a value of this kind can have; an unfinished line decides which store and screens are meant.
  func candidates(for context: CompletionContext) -> [Candidate] {
    switch CompletionSource.all.first(where: { $0.kind == context.kind })?.origin {
    case nil: []
    case .program(let list): list()
    case .store(let list): (try? read(context, list)) ?? []
    case .screen(let list):
      (try? read(context) { try screens(of: $0, context).flatMap(list).withoutRepeats }) ?? []
    }
  }

  private func read(
    _ context: CompletionContext, _ list: (Store) throws -> [Candidate]
  ) throws -> [Candidate] {
    let options = try Options(arguments: context.globals)
    var session = Session(options: options, surroundings: session.surroundings)
    return try session.readStore(list)
  }

  /// The screens that the line names, if it does.
  private func screens(of store: Store, _ context: CompletionContext) throws -> [Screen] {
    let named =
      [context.arguments["screen"]].compactMap { $0?.text }
      + (context.arguments["screens"]?.elements?.compactMap(\.text) ?? [])
    let snapshot = try store.snapshot()
    return try named.map { try snapshot.screen(named: $0) }
  }
}

extension [Candidate] {
  /// Each word once, as it first stands.
  fileprivate var withoutRepeats: [Candidate] {
    var seen: Set<String> = []
    return filter { seen.insert($0.word).inserted }
  }
}
