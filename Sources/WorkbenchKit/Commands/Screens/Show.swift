import CommandGrammar
import DesignModel
import Notation
import Storage

/// `show`.
struct Show: Query {
  static var card: Card {
    Card(
      "show", group: "screens",
      "Shows a screen's tree, constraints, variations, assertions and translated texts.",
      details: "Each line stands for itself, so that grep finds what it is about.",
      examples: [
        Example("show login", "Prints the working design of login."),
        Example("show login --revision HEAD", "Prints it as it was last committed."),
      ])
  }

  @Parameter(argument: "The screen to show.", completion: .screen) var screen: String
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let screen = try session.screen(named: screen, at: revision)
    return Reply(
      screen.sketch,
      list: [screen.record] + screen.views.map(screen.record(of:)) + screen.guides.map(screen.record(of:))
        + screen.constraints.map(screen.record(of:)) + screen.variations.map(screen.record(of:))
        + screen.assertions.map(screen.record(of:)) + screen.texts.map(screen.record(of:)))
  }
}

extension Screen {
  /// The tree by indentation, then guides, constraints, variations, assertions and texts.
  fileprivate var sketch: String {
    var lines = ["\(name)\(states.isEmpty ? "" : "  states \(states.joined(separator: ", "))")"]
    for view in views { lines.append(line(of: view)) }
    lines += guides.map { "guide \($0.name) in \(self.name(of: $0.owner))" }
    lines += constraints.map(line(of:))
    lines += variations.map {
      "variation \($0.id) of \(name(ofTarget: $0)): \($0.changesInWords)  when \($0.condition.spelled)"
    }
    lines += assertions.map(line(of:))
    lines += texts.map {
      "text \(self.name(of: $0.view)) \($0.attribute.rawValue) in \($0.locale): \($0.value.quotedIfNeeded)"
    }
    return lines.joined(separator: "\n")
  }

  private func line(of view: View) -> String {
    let depth = view.parent == nil ? 0 : path(of: view).split(separator: "/").count
    let attributes = view.attributes.entries.map {
      "\($0.attribute.rawValue)=\($0.value.spelled.quotedIfNeeded)"
    }
    return ([String(repeating: "  ", count: depth + 1) + view.name, view.kind.rawValue] + attributes)
      .joined(separator: " ")
  }

  private func line(of constraint: LayoutConstraint) -> String {
    "constraint \(constraint.id): \(spelled(constraint))" + (constraint.isInstalled ? "" : "  not installed")
      + (constraint.condition.map { "  when \($0.spelled)" } ?? "")
  }

  private func line(of assertion: Assertion) -> String {
    "assertion \(assertion.id): \(spelled(assertion.claim))"
      + (assertion.condition.map { "  when \($0.spelled)" } ?? "")
      + (assertion.message.map { "  (\($0))" } ?? "")
  }

  /// The view or constraint that a variation changes, as authors call it.
  func name(ofTarget variation: Variation) -> String {
    switch variation.change {
    case .view(let id, _): name(of: id)
    case .constraint(let id, _): "constraint \(id)"
    }
  }
}

extension String {
  /// The text as a shell takes it in one word.
  fileprivate var quotedIfNeeded: String { ShellWords.quote(self) }
}
