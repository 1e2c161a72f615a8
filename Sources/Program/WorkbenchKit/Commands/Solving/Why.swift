import AutoLayout
import CommandGrammar
import DesignLanguage
import DesignModel
import Findings
import Matrix
import Notation
import Storage

/// `why`.
struct Why: Query {
  static var card: Card {
    Card(
      "why", group: "solving", "Shows the constraints that put an anchor where it is.",
      details: """
        The shares add up to the anchor's distance from the screen's leading or top edge, or to a size; scroll views \
        count as unscrolled. Constraints that speak of the anchor come first, each with the revision that added it.
        """,
      examples: [
        Example("why login form.trailing", "Shows what puts the form's trailing edge where it is."),
        Example("why login title.width --device iphone-se-3", "Asks on another phone."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The anchor, as form.trailing.") var anchor: String
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "The revision to explain.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let (question, history) = try session.readStore { store in
      let snapshot = try store.snapshot(at: revision ?? "working")
      let question = try snapshot.explanationQuestion(of: screen, profiles.query)
      return (question, try snapshot.history(of: try snapshot.entry(named: screen)))
    }
    let asked = try AnchoredItem(reading: anchor, in: question.screen)
    let prepared = Workbench.engine.prepare(question.screen)
    let answers = try question.profiles.map { profile in
      var unscrolled = profile.key.environment
      unscrolled.offsets = []
      guard let reasons = prepared.explanation(in: unscrolled).reasons(for: asked) else {
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
