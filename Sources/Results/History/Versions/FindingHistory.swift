import Auditing
public import DesignModel
public import Findings
public import Matrix
public import Storage

/// How many findings `audit` has in each of some revisions, rule by rule, and how many assertions fail.
public struct FindingHistory {
  /// The oldest revision first.
  public private(set) var entries: [Entry] = []
  /// What it took to solve their screens.
  public private(set) var work = ProfileMatrix.Work()

  /// A revision and what is found in it.
  public struct Entry {
    /// The revision.
    public let revision: Revision
    /// Its tags.
    public let tags: [String]
    /// How many screens were audited.
    public let screens: Int
    /// Rules without findings are left out.
    public let counts: [GradedRule: Int]
  }

  /// All that findings depend on, beside the query.
  private struct Content: Hashable {
    let screen, profiles, devices: String
  }

  /// Audits revisions, their screens of those identities or all; what is the same in several is audited once.
  public init(
    of revisions: [Revision], screens: Set<ObjectID>?, on query: ProfileQuery, in store: Store,
    _ matrix: ProfileMatrix
  ) throws {
    let tags = try store.tags()
    var known: [Content: [GradedRule: Int]] = [:]
    for revision in revisions {
      let contents = try audit(revision, screens: screens, on: query, in: store, by: matrix, known: &known)
      entries.append(
        Entry(
          revision: revision, tags: tags.filter { $0.revision == revision.number }.map(\.name),
          screens: contents.count,
          counts: contents.reduce(into: [:]) { $0.merge(known[$1] ?? [:], uniquingKeysWith: +) }))
    }
  }

  /// The contents of a revision's screens, all of which are known from then on.
  private mutating func audit(
    _ revision: Revision, screens: Set<ObjectID>?, on query: ProfileQuery, in store: Store,
    by matrix: ProfileMatrix, known: inout [Content: [GradedRule: Int]]
  ) throws -> [Content] {
    let (contents, missing, question, claims) = try store.reading {
      let snapshot = try store.snapshot(at: revision.name)
      let chosen = snapshot.entries.filter { screens?.contains($0.id) ?? true }
      let (profiles, devices) = (try snapshot.profilesHash(), try snapshot.devicesHash())
      let contents = chosen.map { Content(screen: $0.hash, profiles: profiles, devices: devices) }
      let new = zip(chosen, contents).filter { known[$0.1] == nil }
      let screens = try new.map { try snapshot.screen(of: $0.0) }
      let question = try CheckedScreens(screens, on: query, for: .findings, in: snapshot)
      return (contents, new.map(\.1), question, try question.asserted(on: query, in: snapshot))
    }
    if missing.isEmpty { return contents }
    let run = try AuditRun(question, matrix)
    let asserted = try AssertionRun(claims, matrix)
    work.add(run.work)
    work.add(asserted.work)
    let failing = Dictionary(grouping: asserted.verdicts.filter { !$0.holds }, by: \.screen.id)
    let failingRule = GradedRule(severity: .error, rule: AssertionVerdict.ruleName)
    for (content, audit) in zip(missing, run.audits) {
      known[content] = audit.groups.reduce(into: [:]) { counts, group in
        counts[GradedRule(severity: group.finding.severity, rule: group.finding.rule), default: 0] += 1
      }
      if let count = failing[audit.screen.id]?.count { known[content]![failingRule] = count }
    }
    return contents
  }
}
