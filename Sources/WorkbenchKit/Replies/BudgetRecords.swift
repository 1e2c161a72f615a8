import Comparison
import DesignModel
import Notation
import Studies

extension TextBudget {
  static let columns = [
    "screen", "view", "attribute", "text", "length", "characters", "lines", "tightest", "profiles",
  ]

  /// What programs are told of it.
  var record: JSON {
    [
      "type": "budget", "screen": .string(text.screen.name), "view": .string(text.view.name),
      "attribute": .string(text.attribute.rawValue), "text": .string(said), "length": .integer(said.count),
      "characters": characters.map { .integer($0) } ?? .null, "lines": lines.map { .integer($0) } ?? .null,
      "tightest": tightest.map { .string($0) } ?? .null,
      "profiles": `class`.map { .string($0.words) } ?? .null,
    ]
  }

  fileprivate var said: String { text.view.attributes.text(text.attribute) ?? "" }

  /// The cells of a table without and with a column for the class.
  fileprivate var cells: [String] {
    let limit = characters.map(String.init) ?? "any"
    return [text.screen.name, text.view.name, text.attribute.rawValue, String(said.count), limit]
      + [lines.map(String.init) ?? "", tightest ?? ""]
  }
}

extension [TextBudget] {
  /// A row for each.
  var text: String {
    if isEmpty { return "no texts" }
    let hasClasses = contains { $0.class != nil }
    let head: [(String, TextTable.Alignment)] = [
      ("screen", .left), ("view", .left), ("attribute", .left), ("length", .right), ("fit", .right),
      ("lines", .right), ("tightest", .left),
    ]
    var table = TextTable(head + (hasClasses ? [("profiles", .left)] : []))
    for budget in self { table.add(budget.cells + (hasClasses ? [budget.class?.words ?? ""] : [])) }
    return table.text
  }
}
