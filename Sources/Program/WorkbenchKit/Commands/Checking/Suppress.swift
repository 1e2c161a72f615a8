import Auditing
import CommandGrammar
import DesignModel
import Findings
import Matrix
import Notation
import Storage

/// `suppress`.
struct Suppress: DraftEdit {
  static var card: Card {
    Card(
      "suppress", group: "checking", "Accepts findings of a rule, with a reason, for good or up to a day.",
      details: """
        What is accepted is counted but not reported, and fails nothing; audit --show-suppressed lists it. Without \
        views it is whatever the rule finds on the screen; with some, what they all take part in; constraints can be \
        named as well. Instead of screen, rule and views, the id of a finding can be given, as audit prints it on the \
        stored profiles. After that day the findings are reported again, with a note that the suppression has expired. A \
        second suppression of the same replaces the first.
        """,
      examples: [
        Example(
          "suppress login small-target email --reason 'Grows with the next release' --until 2030-06-30",
          "Accepts a small touch area for a while."),
        Example(
          "suppress login overlapping-views email password --reason 'They never show together'",
          "Accepts that two views overlap, but nothing else of either."),
      ])
  }

  @Parameter(argument: "The screen, or the id of a finding.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The rule; none after an id.", completion: .rule) var rule: String?
  @Parameter(argument: "The views, guides and constraints that take part.", completion: .object(.view))
  var views: [String] = []
  @Parameter(option: "Why it is accepted.", value: "text") var reason: String
  @Parameter(option: "The last day on which it is accepted, as 2030-06-30.") var until: CalendarDate?

  init() {}

  func run(in session: inout Session) throws -> Reply {
    // The journal keeps what an id means: it can be done again when the finding is gone.
    try session.perform(rule == nil ? resolved(in: &session) : self)
  }

  func apply(to draft: Draft) throws -> Reply {
    guard let rule else { throw SuppressionError.idInBatch(screen) }
    guard RuleList.rule(named: rule) != nil else { throw AuditError.unknownRule(rule) }
    var screen = try draft.screen(named: screen)
    let suppression = try screen.suppress(rule, of: views, reason: reason, until: until)
    try draft.save(screen)
    return Reply(
      "\(suppression.id): \(screen.spelled(suppression)) is accepted\(suppression.end)",
      record: screen.record(of: suppression))
  }

  /// The same with the finding's own screen, rule and objects.
  private func resolved(in session: inout Session) throws -> Suppress {
    let (found, group) = try session.finding(called: screen)
    var result = self
    result.screen = found.name
    result.rule = group.finding.rule
    result.views = group.finding.subject.objects.map { found.name(of: $0) }
    return result
  }
}

extension Session {
  /// The finding of that id in an audit of the working design on all stored profiles, accepted or not.
  mutating func finding(called id: String) throws -> (screen: Screen, group: FindingGroup) {
    let isID = id.utf8.count >= 8 && id.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    guard isID else { throw SuppressionError.noRule(id) }
    let store = try openStore()
    let question = try store.reading {
      try CheckedScreens(
        [String](), on: ProfileQuery(), for: .findings, in: store.snapshot(at: "working"))
    }
    let threads = Threads()
    let run = try AuditRun(question, matrix(of: store, threads), on: today)
    for audit in run.audits {
      let group = (audit.groups + audit.suppressed.map(\.group)).first { $0.id == id }
      if let group { return (audit.screen, group) }
    }
    throw SuppressionError.unknownFinding(id)
  }
}

/// A suppression of something that can't be known.
enum SuppressionError: Error, CustomStringConvertible {
  case noRule(String)
  case unknownFinding(String)
  case idInBatch(String)

  var description: String {
    switch self {
    case .noRule(let word):
      "'\(word)' is no finding's id; give one as audit prints it, or a screen and a rule"
    case .unknownFinding(let id):
      "no finding '\(id)' on the stored profiles; audit prints the ids of those that there are"
    case .idInBatch(let id): "'\(id)' stands alone; in a batch name the screen, the rule and the views"
    }
  }
}
