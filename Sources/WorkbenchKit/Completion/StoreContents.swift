import Auditing
import CommandGrammar
import DesignModel
import Notation
import Storage

/// What a store can offer for the word at the cursor.
///
/// Nobody waits for an error while typing: where there is no store, or none that can be read, nothing is offered.
struct StoreContents {
  private let session: Session

  init(_ session: Session) { self.session = session }

  /// The names that a value of this kind can have; an unfinished line decides which store and screen are meant.
  func candidates(for context: CompletionContext) -> [Candidate] {
    if context.kind == .rule { return RuleList.all.map { Candidate($0.card.name, $0.card.summary) } }
    return (try? stored(context)) ?? []
  }

  private func stored(_ context: CompletionContext) throws -> [Candidate] {
    let options = try Options(arguments: context.globals)
    var session = Session(options: options, surroundings: session.surroundings)
    return try session.readStore { store in
      switch context.kind {
      case .screen: try store.snapshot().entries.map { Candidate($0.name) }
      case .device: try store.snapshot().devices().map { Candidate($0.name, $0.title) }
      case .profile: try store.snapshot().profiles().map { Candidate($0.name) }
      case .revision: try revisions(of: store)
      case .branch: try store.branches().map(\.candidate)
      case .tag: try store.tags().map(\.candidate)
      case .clash: try store.openMerge()?.clashes.map { Candidate("\($0.id)") } ?? []
      default: try screen(of: store, context).map { parts(of: $0, context.kind) } ?? []
      }
    }
  }

  private func revisions(of store: Store) throws -> [Candidate] {
    [Candidate("working", "The working design."), Candidate("HEAD", "The newest revision of this branch.")]
      + (try store.branches().map(\.candidate)) + (try store.tags().map(\.candidate))
      + (try store.log(all: true).map { Candidate($0.name, $0.message) })
  }

  /// The screen that the line names, if it does.
  private func screen(of store: Store, _ context: CompletionContext) throws -> Screen? {
    try context.arguments["screen"]?.text.map { try store.snapshot().screen(named: $0) }
  }

  private func parts(of screen: Screen, _ kind: CompletionKind) -> [Candidate] {
    switch kind {
    case .view:
      screen.views.map { Candidate($0.name, $0.kind.rawValue) }
        + screen.guides.map { Candidate($0.name, "guide") }
    case .constraint: screen.constraints.map { Candidate($0.id.text, screen.spelled($0)) }
    case .variation: screen.variations.map { Candidate($0.id.text, "when \($0.condition.spelled)") }
    case .assertion: screen.assertions.map { Candidate($0.id.text, screen.spelled($0.claim)) }
    default: []
    }
  }
}

extension Branch {
  fileprivate var candidate: Candidate { Candidate(name, revision.map { "branch at v\($0)" } ?? "branch") }
}

extension Tag {
  fileprivate var candidate: Candidate { Candidate(name, "tag of v\(revision)") }
}
