import AutoLayout
import CommandGrammar
import DesignModel
import Notation
import Storage
import Studies

/// `why`.
struct Why: Query {
  static var card: Card {
    Card(
      "why", group: "solving", "Tells the constraints that put an anchor where it is.",
      details: """
        The shares add up to the anchor's distance from the screen's leading or top edge, or to a size; scroll views \
        count as unscrolled. Constraints that speak of the anchor come first, each with the revision that added it.
        """,
      examples: [
        Example("why login form.trailing", "Tells what puts the form's trailing edge where it is."),
        Example("why login title.width --device iphone-se-3", "Asks on another phone."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .screen) var screen: String
  @Parameter(argument: "The anchor, as form.trailing.") var anchor: String
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "The revision to explain.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let (question, history) = try session.readStore { store in
      let snapshot = try store.snapshot(at: revision ?? "working")
      let question = try snapshot.explanationQuestion(of: screen, profiles)
      return (question, try snapshot.history(of: try snapshot.entry(named: screen)))
    }
    let asked = try AnchoredItem(reading: anchor, in: question.screen)
    let prepared = Workbench.engine.prepare(question.screen)
    let answers = try question.profiles.map { profile in
      guard let reasons = prepared.explanation(in: profile.key.environment).reasons(for: asked) else {
        throw WhyError.unexplained(anchor)
      }
      return ReasonedAnchor(
        screen: question.screen, anchor: asked, profile: profile.profile, reasons: reasons,
        history: history)
    }
    return Reply(answers.map(\.text).joined(separator: "\n\n"), list: answers.map(\.record))
  }
}

extension AnchoredItem {
  /// The anchor, its faults pointed at in the text.
  fileprivate init(reading text: String, in screen: Screen) throws(TextFault) {
    do { try self.init(parsing: text, in: screen) } catch { throw TextFault(error, in: text) }
  }
}

/// An anchor on one profile with the reasons for its place.
struct ReasonedAnchor: Recorded {
  let screen: Screen
  let anchor: AnchoredItem
  let profile: Profile
  let reasons: AnchorReasons
  let history: ScreenHistory

  /// The version that added the constraint behind a share; nil for rules that views bring with them.
  private func origin(of share: RuleShare) -> String? {
    guard case .constraint(let id)? = share.rule else { return nil }
    return history[.constraint, id]?.added
  }

  var text: String {
    let shares = reasons.shares.map { share in
      (
        points: (share.points < 0 ? "- " : "+ ") + abs(share.points).shown,
        rule: screen.spelled(share) + (origin(of: share).map { "   \($0)" } ?? "")
      )
    }
    let width = shares.map(\.points.count).max() ?? 0
    let lines = shares.map {
      "  \($0.points)\(String(repeating: " ", count: width - $0.points.count))   \($0.rule)"
    }
    let title = "\(screen.spelled(anchor)) is \(reasons.value.shown) on \(profile.name)"
    return ([title] + lines).joined(separator: "\n")
  }

  private var shares: [ExplainedShare] {
    reasons.shares.map {
      ExplainedShare(rule: screen.spelled($0), points: $0.points, revision: origin(of: $0))
    }
  }

  static let recordShape = RecordShape<Self>("reasons", "Why an anchor lies where it does.") {
    Column("screen", "The screen.", \.screen.name)
    Column("profile", "The profile, such as iphone-se-3/landscape/AX3/rtl.", \.profile.name)
    Column("anchor", "The anchor.", { $0.screen.spelled($0.anchor) })
    Column(
      "value", "Its place in points of the root's coordinate space, or a size in points.", \.reasons.value,
      .exact)
    Column("shares", "What adds up to it.", \.shares)
  }
}

/// A rule and the points that it adds.
struct ExplainedShare: Shaped {
  let rule: String
  let points: Double
  let revision: String?

  static let shape = ValueShape<Self>.record("A rule and the points that it adds.") {
    Column("rule", "The constraint or built-in rule in words.", \.rule)
    Column("points", "What it adds, in points; negative where it takes away.", \.points, .exact)
    Column.optional("revision", "The revision that added the constraint.", \.revision)
  }
}

/// A `why` without an answer.
enum WhyError: Error, CustomStringConvertible {
  case unexplained(String)

  var description: String {
    switch self {
    case .unexplained(let anchor):
      "can't explain '\(anchor)'; ask for a shown item's leading, trailing, top, bottom, centerX, centerY, width or height"
    }
  }
}
