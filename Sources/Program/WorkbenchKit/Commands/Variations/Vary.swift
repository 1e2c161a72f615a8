import CommandGrammar
import DesignLanguage
import DesignModel
import Storage

/// `vary`.
struct Vary: ScreenEdit {
  static var card: Card {
    Card(
      "vary", group: "variations", "Changes a view or a constraint where a condition holds.",
      details: """
        A condition compares width, height, hclass, vclass, textSize, direction, orientation, idiom, keyboard, state, \
        os, boldText, scroll or focus, several joined by 'and'. It may also be written as answers say it: 'landscape phones \
        at AX1 and larger', 'pads or L and smaller', 'all but phones'; what 'or' joins becomes a variation each. Where \
        several variations change the same thing, the one with more comparisons wins, then the later declared.
        """,
      examples: [
        Example(
          "vary login form axis=horizontal --when 'vclass = compact'", "Lays form out sideways in landscape."),
        Example(
          "vary login --constraint above-keyboard installed=false --when 'keyboard = hidden'",
          "Takes a constraint out while the keyboard is down."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(
    argument: "The view, unless a constraint is named; then the changes.", name: "changes",
    completion: .object(.view))
  var words: [String]
  @Parameter(option: "The constraint to change, in place of a view.", completion: .object(.constraint))
  var constraint: String?
  @Parameter(option: "Where the change applies.") var when: WhenCondition

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let change = try change(in: screen)
    let added = try when.conditions.map { try screen.addVariation(change, when: $0) }
    let lines = added.map { variation in
      "added \(variation.id): \(screen.name(ofTarget: variation)) \(variation.change.spelled) when "
        + variation.condition.spelled
    }
    if added.count == 1 { return Reply(lines[0], record: screen.record(of: added[0])) }
    return Reply(lines.joined(separator: "\n"), list: added.map { screen.record(of: $0) })
  }

  private func change(in screen: Screen) throws -> Variation.Change {
    if let constraint {
      var change = ConstraintChange()
      for assignment in try assignments(words[...]) { try change.set(assignment.key, to: assignment.value) }
      return .constraint(try screen.constraint(named: constraint).id, change)
    }
    guard let name = words.first, !name.contains("=") else { throw VaryError.noTarget }
    let view = try screen.view(named: name)
    var attributes = Attributes()
    for assignment in try assignments(words.dropFirst()) {
      guard !assignment.value.isEmpty || assignment.key == "text" else {
        throw VaryError.empty(assignment.key)
      }
      try attributes.setOwn(
        assignment.key, to: assignment.value, kind: view.kind, beside: view.attributes)
    }
    return .view(view.id, attributes)
  }

  private func assignments(_ words: ArraySlice<String>) throws -> [Assignment] {
    guard !words.isEmpty else { throw VaryError.noChanges }
    return try words.map { word in
      do { return try Assignment(argument: word) } catch { throw VaryError.notAnAssignment(word) }
    }
  }
}

/// A `vary` that names nothing to change.
enum VaryError: Error, CustomStringConvertible {
  case noTarget, noChanges
  case empty(String)
  case notAnAssignment(String)

  var description: String {
    switch self {
    case .noTarget: "nothing to vary is named; give a view before the changes, or --constraint"
    case .noChanges: "no changes are given; write them as key=value"
    case .empty(let key): "'\(key)=' has no value; a variation sets attributes, it can't unset them"
    case .notAnAssignment(let word): "'\(word)' is no change; write it as key=value"
    }
  }
}
