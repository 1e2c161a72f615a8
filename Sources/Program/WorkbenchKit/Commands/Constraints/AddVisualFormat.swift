import CommandGrammar
import DesignLanguage
import DesignModel
import Notation
import Storage

/// `add-vfl`.
struct AddVisualFormat: ScreenEdit {
  static var card: Card {
    Card(
      "add-vfl", group: "constraints", "Adds the constraints of a line of Apple's visual format language.",
      details: """
        The line reads as in UIKit: without blanks, its views and metrics named by identifiers. It is kept beside its \
        constraints, and export writes it to Swift as it is.
        """,
      examples: [
        Example("add-vfl login 'V:[email(<=44)]'", "Bounds a height."),
        Example("add-vfl login 'H:|-20-[form]-20-|'", "Pins both sides to the superview."),
        Example(
          "add-vfl login 'H:|-margin-[form(>=least)]' --metrics margin=20,least=200",
          "Takes numbers by their names."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The line, as 'H:|-20-[form]-20-|'.") var line: String
  @Parameter(option: "The numbers that the line names.") var metrics: FormatMetrics?
  @Parameter(option: "UIKit's options: how views are aligned, where the line runs to, what gaps are between.")
  var options: CommaList<FormatOption>?
  @Parameter(option: "The priority of those constraints that name none.") var priority: Priority?
  @Parameter(option: "The profiles that they apply to.") var when: WhenCondition?

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let constraints: [ConstraintText]
    do {
      let format = WrittenFormat(line: line, metrics: metrics?.list ?? [], options: options?.elements ?? [])
      constraints = try VisualFormat(format, in: screen).constraints
    } catch {
      throw TextFault(error, in: line)
    }
    let added = try screen.addConstraints(constraints, priority: priority, when: when)
    return screen.reply(added: added)
  }
}

extension Screen {
  /// Adds constraints one by one, those without a priority at `priority`; each once for every part of a condition.
  mutating func addConstraints(
    _ texts: [ConstraintText], priority: Priority?, when: WhenCondition?
  ) throws(DesignError) -> [LayoutConstraint] {
    var added: [LayoutConstraint] = []
    for var text in texts {
      text.priority = text.priority ?? priority
      for condition in when.map({ $0.conditions.map(Optional.some) }) ?? [nil] {
        added.append(try addConstraint { text.constraint(id: $0, condition: condition) })
      }
    }
    return added
  }

  /// What an edit says that added several constraints.
  func reply(added constraints: [LayoutConstraint]) -> Reply {
    Reply(
      constraints.isEmpty
        ? "added nothing, since the line asks for nothing"
        : constraints.map { "added \($0.id): \(spelled($0))" }.joined(separator: "\n"),
      list: constraints.map(record(of:)))
  }
}
