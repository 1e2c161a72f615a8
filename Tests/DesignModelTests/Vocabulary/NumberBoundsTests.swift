import DesignLanguage
import DesignModel
import DesignSamples
import Foundation
import Notation
import TestSupport
import Testing

/// The bounds that docs/layout.md lists, against what is taken and what is refused.
@Suite("Bounds of numbers") struct NumberBoundsTests {
  /// A row of the document's table.
  struct Row {
    var name: String
    var least, greatest: Double

    static func all() throws -> [Row] {
      let text = try String(contentsOf: packageFolder.appending(path: "docs/layout.md"), encoding: .utf8)
      let section = text.components(separatedBy: "\n### Numbers\n")[1].components(separatedBy: "\n## ")[0]
      return section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        func number(_ cell: String) -> Double {
          Double(cell.replacing(",", with: "").replacing("−", with: "-"))!
        }
        return Row(name: cells[0], least: number(cells[1]), greatest: number(cells[2]))
      }
    }
  }

  @Test("are as the document lists them", .statement("attributes.bounds")) func listed() throws {
    let rows = try Row.all()
    for row in rows {
      let takes = try #require(try taking(row.name), "\(row.name)")
      #expect(takes(row.greatest) && !takes(row.greatest * 1.001), "\(row.name)")
      // 0 is no priority and no multiplier.
      let least = row.name.hasPrefix("a priority") ? 1e-9 : row.least
      #expect(takes(least) && !takes(row.least - 0.001 * max(1, abs(row.least))), "\(row.name)")
    }
    let names = rows.map(\.name).joined(separator: " ")
    for attribute in ViewAttribute.allCases {
      switch attribute.form(for: .view) {
      case .number, .whole, .size, .insets: #expect(names.contains("`\(attribute.rawValue)`"), "\(attribute)")
      default: break
      }
    }
  }

  /// What takes a number of that row; nil for a row that names nothing.
  private func taking(_ name: String) throws -> ((Double) -> Bool)? {
    var screen = try Screen.example()
    try screen.addView(named: "own", kind: .custom)
    func constrains(_ text: String) -> Bool { (try? ConstraintText(parsing: text, in: screen)) != nil }
    switch name {
    case "a constraint's constant": return { constrains("own.width == title.width + \($0.spelled)") }
    case "a constraint's multiplier": return { constrains("own.width == \($0.spelled) * title.width") }
    case "a priority, which is above 0": return { Priority($0) != nil }
    case "a number in a condition": return { (try? Condition(parsing: "width < \($0.spelled)")) != nil }
    case "either part of a profile's window":
      return { Size(parsing: "\($0.spelled)x1") != nil && Size(parsing: "1x\($0.spelled)") != nil }
    case "either part of a scroll offset":
      return {
        ScrollOffset(parsing: "list=\($0.spelled),0") != nil
          && ScrollOffset(parsing: "list=0,\($0.spelled)") != nil
      }
    default:
      let attributes = name.matches(of: /`(\w+)`/).compactMap { ViewAttribute(rawValue: String($0.output.1)) }
      if attributes.isEmpty { return nil }
      return { number in attributes.allSatisfy { takes(number, $0) } }
    }
  }

  private func takes(_ number: Double, _ attribute: ViewAttribute) -> Bool {
    let form = attribute.form(for: .view)
    switch form {
    case .size: return AttributeValue(parsing: "\(number.spelled)x-", form: form) != nil
    case .whole: return AttributeValue(parsing: number.rounded(.awayFromZero).spelled, form: form) != nil
    default: return AttributeValue(parsing: number.spelled, form: form) != nil
    }
  }
}
