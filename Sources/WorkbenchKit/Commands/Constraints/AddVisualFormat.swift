import CommandGrammar
import DesignModel
import Storage

/// `add-vfl`.
struct AddVisualFormat: ScreenEdit {
  static var card: Card {
    Card(
      "add-vfl", group: "constraints", "Adds the constraints of a line of Apple's visual format language.",
      examples: [
        Example("add-vfl login 'V:[email(<=44)]'", "Bounds a height."),
        Example("add-vfl login 'H:|-20-[form]-20-|'", "Pins both sides to the superview."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The line, as 'H:|-20-[form]-20-|'.") var line: String
  @Parameter(option: "The priority of those constraints that name none.") var priority: Priority?
  @Parameter(option: "The profiles that they apply to.") var when: Condition?

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let constraints: [ConstraintText]
    do {
      constraints = try VisualFormat(parsing: line, in: screen).constraints
    } catch {
      throw TextFault(error, in: line)
    }
    let added = try screen.addConstraints(constraints, priority: priority, condition: when)
    return screen.reply(added: added)
  }
}

extension Screen {
  /// Adds constraints one by one, those without a priority at `priority`.
  mutating func addConstraints(
    _ texts: [ConstraintText], priority: Priority?, condition: Condition?
  ) throws(DesignError) -> [LayoutConstraint] {
    var added: [LayoutConstraint] = []
    for var text in texts {
      text.priority = text.priority ?? priority
      added.append(try addConstraint { text.constraint(id: $0, condition: condition) })
    }
    return added
  }

  /// What an edit says that added several constraints.
  func reply(added constraints: [LayoutConstraint]) -> Reply {
    Reply(
      constraints.map { "added \($0.id): \(spelled($0))" }.joined(separator: "\n"),
      list: constraints.map(record(of:)))
  }
}
