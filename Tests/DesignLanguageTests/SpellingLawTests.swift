import DesignLanguage
import DesignModel
import DesignSamples
import Notation
import TestSupport
import Testing

/// The law of what people type: canonical text parses to itself, and every alias to its canonical form.
@Suite("Spellings") struct SpellingLawTests {
  let screen: Screen

  init() throws { screen = try .example() }

  /// Every item that a constraint can name.
  private var items: [Item] {
    let ids: [ObjectID] = [.root] + screen.views.dropFirst().map(\.id)
    let regions: [Region] = [.bounds, .safeArea, .layoutMargins, .readableContent]
    return ids.flatMap { id in regions.map { Item(id, $0) } }
      + [Item(.root, .keyboard), Item("list", .contentLayout), Item("list", .frameLayout)]
      + screen.guides.map { Item($0.id) }
  }

  private func random(_ numbers: inout SeededNumbers) -> LayoutConstraint? {
    let scales = [1, -1, 0.5, 16.0 / 9, 1e-3, 333]
    let lengths = [
      0, 8, -8, 0.1, 1.0 / 3, 1e9, -12.75, Double(Int.random(in: -999...999, using: &numbers)) / 8,
    ]
    let first = AnchoredItem(
      items.randomElement(using: &numbers)!, Anchor.allCases.randomElement(using: &numbers)!)
    let second = AnchoredItem(
      items.randomElement(using: &numbers)!, Anchor.allCases.randomElement(using: &numbers)!)
    let isLength = first.anchor.dimension == .size && Bool.random(using: &numbers)
    return LayoutConstraint(
      id: "c1", first, Relation.allCases.randomElement(using: &numbers)!, to: isLength ? nil : second,
      multiplier: isLength ? 1 : scales.randomElement(using: &numbers)!,
      constant: lengths.randomElement(using: &numbers)!,
      priority: [.required, .high, .low, .fittingSize, 999, 0.5].randomElement(using: &numbers)!)
  }

  @Test("of every constraint that is taken read back as the constraint") func constraints() {
    var numbers = SeededNumbers(seed: 18)
    var taken = 0
    for _ in 0..<20_000 {
      guard let constraint = random(&numbers) else { continue }
      let text = screen.spelled(constraint)
      guard let parsed = try? ConstraintText(parsing: text, in: screen) else { continue }
      taken += 1
      let back = parsed.constraint(id: "c1")
      #expect(screen.spelled(back) == text)
      // A region of another view's is its root's where both are one.
      #expect((try? ConstraintText(parsing: screen.spelled(back), in: screen))?.constraint(id: "c1") == back)
    }
    #expect(taken > 2000)
  }

  @Test("of items and anchors by UIKit's names are those of a constraint in the canonical text")
  func constraintAliases() throws {
    let canonical = "title.leading >= form.layoutMargins.leading * 2 - 8 @750"
    let signs = [">=", "≥"], regions = ["layoutMargins", Region.layoutMargins.uikitName]
    let anchors = ["leading", "leadingAnchor"], times = ["*", "×"], minus = ["-", "−"]
    let priorities = [
      "750", "high", "defaultHigh", ".defaultHigh", "(high)", "required-250", "UILayoutPriority.defaultHigh",
    ]
    let expected = try ConstraintText(parsing: canonical, in: screen).constraint(id: "c1")
    #expect(screen.spelled(expected) == canonical)
    for sign in signs {
      for region in regions {
        for anchor in anchors {
          for time in times {
            for less in minus {
              for priority in priorities {
                let text = "title.\(anchor) \(sign) form.\(region).\(anchor) \(time) 2 \(less) 8 @\(priority)"
                #expect(
                  try ConstraintText(parsing: text, in: screen).constraint(id: "c1") == expected, "\(text)")
              }
            }
          }
        }
      }
    }
    for region in Region.allCases where region != .bounds {
      let owner = [.contentLayout, .frameLayout].contains(region) ? "list." : ""
      let text = "title.top == \(owner)\(region.rawValue).top"
      let alias = "title.topAnchor == \(owner)\(region.uikitName).topAnchor"
      #expect(
        try ConstraintText(parsing: alias, in: screen).constraint(id: "c1")
          == ConstraintText(parsing: text, in: screen).constraint(id: "c1"))
    }
  }

  /// Every value of an axis that is worth naming.
  private func values(_ axis: ProfileAxis) -> [Condition.Value] {
    switch axis.values {
    case .numbers: [0, -1, 414, 667.5, 1e9].map { .number($0) }
    case .ordered(let words), .words(let words): words.map { .word($0) }
    case .names: ["and", "sign-in_2", "until", "größe"].map { .word($0) }
    case .positions:
      [
        .number(0), .number(-200.5), .word("start"), .word("end"), .word("until footer"),
        .word("until until"),
      ]
    }
  }

  @Test("of conditions read back, each axis with each sign and value", arguments: ProfileAxis.allCases)
  func conditions(axis: ProfileAxis) throws {
    for comparison in Condition.Comparison.allCases {
      for value in values(axis) {
        let condition = Condition([
          .init(axis, comparison, value: value), .init(.width, .atLeast, value: .number(1)),
        ])
        guard let parsed = try? Condition(parsing: condition.spelled) else {
          // Only what has no order is refused, and only where order is asked for.
          #expect(comparison != .equal && comparison != .different, "\(condition.spelled)")
          continue
        }
        #expect(parsed == condition)
        #expect(parsed.spelled == condition.spelled)
      }
    }
  }

  @Test(
    "of conditions that are aliases are their canonical form",
    arguments: [
      ("width == 414", "width = 414"), ("scroll == end", "scroll = end"),
      ("until footer is visible", "scroll = until footer"), ("until footer", "scroll = until footer"),
      ("scroll != until footer is visible", "scroll != until footer"),
      ("until a is visible and scroll != end", "scroll = until a and scroll != end"),
    ]
      + zip(TextSize.aliases, TextSize.words).flatMap { alias, word in
        [
          ("textSize >= \(alias)", "textSize >= \(word)"),
          ("textSize=\(alias.lowercased())", "textSize = \(word)"),
        ]
      })
  func conditionAliases(text: String, canonical: String) throws {
    let condition = try Condition(parsing: text)
    #expect(condition.spelled == canonical)
    #expect(try Condition(parsing: canonical) == condition)
  }

  @Test("of devices are their names, those of groups and patterns the names of their devices") func devices()
    throws
  {
    let catalogue = Device.catalogue
    for device in catalogue { #expect(try catalogue.names(meant: [device.name]) == [device.name]) }
    for group in DeviceGroup.allCases {
      let names = try catalogue.names(meant: [group.rawValue])
      #expect(names == catalogue.filter(group.holds).map(\.name))
      #expect(try catalogue.names(meant: names) == names)
    }
    for pattern in ["*", "iphone-1*", "ipad-*", "*-pro-max"] {
      let names = try catalogue.names(meant: [pattern])
      #expect(!names.isEmpty)
      #expect(try catalogue.names(meant: names) == names)
    }
  }

  @Test("of profiles may have their parts in any order, and are printed in one")
  func profiles() throws {
    let parts = [
      "landscape", "AX3", "bold", "rtl", "keyboard", "tab-bar", "os-17", "de-AT", "state:s", "focus:email",
      "scroll:list=end", "scroll:cards=until:footer",
    ]
    let canonical = try Profile(named: "iphone-16/" + parts.joined(separator: "/")).name
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<200 {
      let text = "iphone-16/" + parts.shuffled(using: &numbers).joined(separator: "/")
      #expect(try Profile(named: text).name == canonical)
    }
    #expect(try Profile(named: canonical).name == canonical)
  }

  @Test(
    "of keys mean their attribute, as records, options or UIKit spell it", arguments: ViewAttribute.allCases)
  func keys(attribute: ViewAttribute) {
    for name in [attribute.rawValue, attribute.optionName, attribute.row.alias].compactMap(\.self) {
      #expect(ViewAttribute(named: name) == attribute, "\(name)")
    }
    let others = ViewAttribute.allCases.filter { $0 != attribute }
    #expect(others.allSatisfy { $0.rawValue != attribute.row.alias && $0.optionName != attribute.row.alias })
  }
}
