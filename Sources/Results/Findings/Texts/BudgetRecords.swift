import Comparison
import Conditions
import DesignModel
import Notation

extension TextBudget {
  /// The order of the records' columns.
  public static let columns = [
    "screen", "view", "attribute", "text", "length", "characters", "lines", "tightest", "translations",
    "profiles",
  ]

  /// The cells of a table without and with a column for the class.
  fileprivate var cells: [String] {
    let limit = characters.map(String.init) ?? "any"
    return [text.screen.name, text.view.name, text.attribute.rawValue, String(said.count), limit]
      + [lines.map(String.init) ?? "", tightest ?? ""]
  }
}

extension [TextBudget] {
  /// A row for each.
  public var text: String {
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
