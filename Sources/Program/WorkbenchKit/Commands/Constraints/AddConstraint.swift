import CommandGrammar
import DesignLanguage
import DesignModel
import Notation
import Storage

/// `add-constraint`.
struct AddConstraint: ScreenEdit {
  static var card: Card {
    Card(
      "add-constraint", group: "constraints",
      "Adds a constraint between two anchors, or of one to a constant.",
      details: """
        A constraint reads 'item.anchor relation item.anchor * factor + points @priority'. Items are views, guides, \
        root, superview, safeArea, layoutMargins, readableContent, keyboard, and of a scroll view contentLayout and \
        frameLayout.
        """,
      examples: [
        Example(
          "add-constraint login 'form.bottom <= keyboard.top - 8' --id above-keyboard",
          "Keeps form above the keyboard."),
        Example(
          "add-constraint login 'email.width >= 120 @high' --when 'width >= 375'",
          "Asks for a width at priority 750 where there is room."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The constraint.", name: "relation") var text: String
  @Parameter(option: "The constraint's name; the next of c1, c2, … if not given.") var id: String?
  @Parameter(option: "The priority, if the text names none.") var priority: Priority?
  @Parameter(option: "The profiles that it applies to.") var when: WhenCondition?

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    var parsed = try ConstraintText(reading: text, in: screen)
    parsed.priority = parsed.priority ?? priority
    if let when, when.conditions.count > 1 {
      if let id { throw WhenError.severalOfOneName(id, when) }
      return screen.reply(added: try screen.addConstraints([parsed], priority: nil, when: when))
    }
    let condition = when?.conditions[0]
    let constraint = try screen.addConstraint({ parsed.constraint(id: $0, condition: condition) }, id: id)
    return Reply(
      "added \(constraint.id): \(screen.spelled(constraint))", record: screen.record(of: constraint))
  }
}

extension ConstraintText {
  /// The text, its faults pointed at in it.
  init(reading text: String, in screen: Screen) throws(TextFault) {
    do { try self.init(parsing: text, in: screen) } catch { throw TextFault(error, in: text) }
  }
}
