import AutoLayout
import CommandGrammar
import ConflictLog
import DesignModel
import Findings
import Matrix
import Notation
import Storage

/// `explain`.
struct Explain: Query {
  static var card: Card {
    Card(
      "explain", group: "solving", "Explains conflicts and ambiguities, and what removes them.",
      details: """
        Each conflict comes with its arithmetic and with changes to single constraints that remove it. Every change was \
        tried on all stored profiles, of screens of hundreds of views on some: it leaves more conflicts on none; what \
        leaves the fewest profiles in conflict comes first, then what moves the least. Each \
        of the first 24 ambiguities comes with two frames that serve the constraints equally well, or with two sizes of a \
        scroll view's content. A tie is named where constraints of one priority can't all hold and only what a view's \
        content wishes settles which gives way; it leaves exit code 0. Exit code 1 means that there is something else to \
        explain. --format uikit prints the conflicts alone, as UIKit logs them on a device; \
        import-log reads that.
        """,
      examples: [
        Example("explain login", "Explains login on iphone-16/portrait."),
        Example("explain login --profile iphone-se-3/portrait --format ndjson", "The same for programs."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "The revision to explain.", completion: .revision) var revision: String?
  @Parameter(option: "How to print results.") var format: FormatChoice<ExplanationFormat>?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let question = try session.explanationQuestion(of: screen, profiles, at: revision)
    if session.choose(format) == .uikit { return Self.log(question, session) }
    let answers = try question.explained(by: Workbench.engine) { $0.command(on: question.screen) }
    var reply = Reply(
      answers.map(\.text).joined(separator: "\n\n"), list: answers.flatMap(\.records),
      outcome: answers.allSatisfy(\.isSound) ? .done : .findings)
    reply.plain = answers.flatMap(\.plainLines).joined(separator: "\n")
    return reply
  }

  /// The conflicts of all profiles, one after the other.
  private static func log(_ question: ExplanationQuestion, _ session: Session) -> Reply {
    let prepared = Workbench.engine.prepare(question.screen)
    let writing = LogConflict(of: question.screen)
    let explanations = question.profiles.map { prepared.explanation(in: $0.key.environment) }
    let conflicts = explanations.flatMap { writing.conflicts(of: $0) }
    if conflicts.isEmpty { session.note("\(question.screen.name) has no conflict") }
    return Reply(
      conflicts.map(\.spelled).joined(separator: "\n\n"),
      outcome: explanations.allSatisfy { $0.layout.status == .solved } ? .done : .findings)
  }
}

extension RepairTrial.Result {
  /// The command that makes the change.
  fileprivate func command(on screen: Screen) -> String {
    Invocation(
      SetConstraint.card.name,
      [
        "screen": .string(screen.name), "constraint": .string(repair.constraint.text),
        "changes": [.string(setting)],
      ]
    ).line
  }
}

/// The forms that explanations alone have.
enum ExplanationFormat: String, CaseIterable, ArgumentValue {
  /// UIKit's log of constraints that contradict one another.
  case uikit
}

extension Session {
  /// A screen and the profiles to explain it on.
  mutating func explanationQuestion(
    of screen: String, _ options: ProfileOptions, at revision: String?
  ) throws -> ExplanationQuestion {
    try readStore {
      try $0.snapshot(at: revision ?? "working").explanationQuestion(of: screen, options.query)
    }
  }
}
