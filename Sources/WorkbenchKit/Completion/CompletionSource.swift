import Auditing
import CommandGrammar
import DesignModel
import Notation
import Storage

/// What a value of one kind can be: a row for each kind that a parameter asks for.
struct CompletionSource: Sendable {
  let kind: CompletionKind
  let origin: Origin

  /// Where candidates come from.
  enum Origin: Sendable {
    /// The program knows them.
    case program(@Sendable () -> [Candidate])
    /// A store holds them.
    case store(@Sendable (Store) throws -> [Candidate])
    /// They are parts of the screens that the line names.
    case screen(@Sendable (Screen) -> [Candidate])
  }

  static let all = screenObjects + others

  private static let others: [CompletionSource] = [
    .init(kind: .screen, origin: .store { try $0.snapshot().entries.map { Candidate($0.name) } }),
    .init(
      kind: .device, origin: .store { try $0.snapshot().devices().map { Candidate($0.name, $0.title) } }),
    .init(kind: .profile, origin: .store { try $0.snapshot().profiles().map { Candidate($0.name) } }),
    .init(kind: .revision, origin: .store { try $0.revisionCandidates() }),
    .init(kind: .branch, origin: .store { try $0.branches().map(\.candidate) }),
    .init(kind: .tag, origin: .store { try $0.tags().map(\.candidate) }),
    .init(
      kind: .clash,
      origin: .store { try $0.openMerge()?.clashes.map { Candidate("\($0.id)") } ?? [] }),
    .init(
      kind: .rule, origin: .program { RuleList.all.map { Candidate($0.card.name, $0.card.summary) } }),
  ]

  private static let screenObjects = ScreenLists.shown.compactMap { $0 as? any CompletedObject.Type }.map {
    kind in
    CompletionSource(kind: kind.completion, origin: .screen { kind.candidates(in: $0) })
  }
}

extension Store {
  fileprivate func revisionCandidates() throws -> [Candidate] {
    [Candidate("working", "The working design."), Candidate("HEAD", "The newest revision of this branch.")]
      + (try branches().map(\.candidate)) + (try tags().map(\.candidate))
      + (try log(all: true).map { Candidate($0.name, $0.message) })
  }
}

extension Branch {
  fileprivate var candidate: Candidate { Candidate(name, revision.map { "branch at v\($0)" } ?? "branch") }
}

extension Tag {
  fileprivate var candidate: Candidate { Candidate(name, "tag of v\(revision)") }
}
