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

  static let all: [CompletionSource] = [
    .init(kind: .screen, origin: .store { try $0.snapshot().entries.map { Candidate($0.name) } }),
    .init(
      kind: .view,
      origin: .screen { screen in
        screen.views.map { Candidate($0.name, $0.kind.rawValue) }
          + screen.guides.map { Candidate($0.name, "guide") }
      }),
    .init(
      kind: .guide,
      origin: .screen { screen in
        screen.guides.map { Candidate($0.name, "in \(screen.name(of: $0.owner))") }
      }),
    .init(kind: .state, origin: .screen { $0.states.map { Candidate($0) } }),
    .init(
      kind: .constraint,
      origin: .screen { screen in
        screen.constraints.map { Candidate($0.id.text, screen.spelled($0)) }
      }),
    .init(
      kind: .variation,
      origin: .screen { $0.variations.map { Candidate($0.id.text, "when \($0.condition.spelled)") } }),
    .init(
      kind: .assertion,
      origin: .screen { screen in
        screen.assertions.map { Candidate($0.id.text, screen.spelled($0.claim)) }
      }),
    .init(
      kind: .suppression,
      origin: .screen { screen in
        screen.suppressions.map { Candidate($0.id.text, screen.spelled($0)) }
      }),
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
