import CommandGrammar
import DesignModel
import Storage

/// `remove-constraint`.
struct RemoveConstraint: ScreenEdit {
  static var card: Card {
    Card(
      "remove-constraint", group: "constraints", "Removes constraints.",
      examples: [Example("remove-constraint login c1 c2", "Removes two constraints.")])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The constraints to remove.", completion: .object(.constraint)) var constraints:
    [String]
  @Parameter(flag: "Also remove the variations that change them.") var cascade: Bool

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let before = screen
    var gone: [String] = []
    for name in constraints {
      let constraint = try screen.constraint(named: name)
      gone += [name] + (try screen.removeConstraint(constraint.id, cascade: cascade))
    }
    return Reply(
      "removed \(gone.joined(separator: ", "))",
      list: before.constraints.filter { screen.constraint($0.id) == nil }.map(before.record(of:)))
  }
}
