import Auditing
import CommandGrammar
import DesignModel
import DesignText
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
    .init(kind: .object(.screen), origin: .store { try $0.screenCandidates() }),
    .init(kind: .screenOrFile, origin: .store { try $0.screenCandidates() }),
    .init(
      kind: .object(.device),
      origin: .store { try $0.snapshot().devices().map { Candidate($0.name, $0.title) } }),
    .init(
      kind: .object(.profile), origin: .store { try $0.snapshot().profiles().map { Candidate($0.name) } }),
    .init(kind: .revision, origin: .store { try $0.revisionCandidates() }),
    .init(kind: .branch, origin: .store { try $0.branches().map(\.candidate) }),
    .init(kind: .tag, origin: .store { try $0.tags().map(\.candidate) }),
    .init(
      kind: .clash,
      origin: .store { try $0.openMerge()?.clashes.map { Candidate("\($0.id)") } ?? [] }),
    .init(kind: .viewChange, origin: .program { ViewAttribute.changes }),
    .init(
      kind: .rule, origin: .program { RuleList.all.map { Candidate($0.card.name, $0.card.summary) } }),
  ]

  private static let screenObjects = ScreenLists.printed.compactMap { $0 as? any MentionedObject.Type }.map {
    kind in CompletionSource(kind: .object(kind.kind), origin: .screen { $0.candidates(of: kind) })
  }
}

extension Screen {
  /// What an argument can be that means an object of a kind; one that means a view may mean a guide.
  fileprivate func candidates<Object: MentionedObject>(of _: Object.Type) -> [Candidate] {
    let objects = lists[keyPath: Object.list].map { $0.mention(in: self) }
    return objects.map { Candidate($0.name, $0.meaning) }
      + (Object.kind == .view ? guides.map { Candidate($0.name, "guide") } : [])
  }
}

extension Store {
  fileprivate func screenCandidates() throws -> [Candidate] {
    try snapshot().entries.map { Candidate($0.name) }
  }

  fileprivate func revisionCandidates() throws -> [Candidate] {
    [Candidate("working", "The working design."), Candidate("HEAD", "The newest revision of this branch.")]
      + (try branches().map(\.candidate)) + (try tags().map(\.candidate))
      + (try log(all: true).map { Candidate($0.name, $0.message) })
  }
}

extension ViewAttribute {
  /// What `set-view` takes: every key with each of its words, or alone where any text or number may follow.
  fileprivate static var changes: [Candidate] {
    ViewKind.words.map { Candidate("kind=\($0)", "What the view is.") }
      + allCases.flatMap { attribute in
        let names =
          [attribute.optionName] + (attribute.optionName == attribute.rawValue ? [] : [attribute.rawValue])
        let values = attribute.choices.isEmpty ? [""] : attribute.choices
        return names.flatMap { name in values.map { Candidate("\(name)=\($0)", attribute.summary) } }
      }
  }
}

extension Branch {
  fileprivate var candidate: Candidate { Candidate(name, revision.map { "branch at v\($0)" } ?? "branch") }
}

extension Tag {
  fileprivate var candidate: Candidate { Candidate(name, "tag of v\(revision)") }
}
