import AutoLayout
import DesignLanguage
import DesignModel

@testable import Auditing

extension Screen {
  /// A screen that a closure fills.
  static func built(_ fill: (inout Screen) throws -> Void) rethrows -> Screen {
    var screen = Screen(id: "demo", name: "demo")
    try fill(&screen)
    return screen
  }

  /// Adds a view; `settings` are attributes and their values in pairs.
  mutating func add(
    _ kind: ViewKind, _ name: String, in parent: ObjectID = .root, with settings: (String, String)...
  ) throws {
    try add(kind, name, in: parent, settings: settings)
  }

  /// Adds a view; `settings` are attributes and their values.
  mutating func add(
    _ kind: ViewKind, _ name: String, in parent: ObjectID = .root, settings: [(String, String)]
  ) throws {
    var attributes = Attributes()
    for (attribute, value) in settings { try attributes.set(attribute, to: value, kind: kind) }
    try addView(named: name, kind: kind, attributes: attributes, in: parent)
  }

  /// Adds constraints, one a line.
  mutating func constrain(_ lines: String...) throws {
    for line in lines {
      let text = try ConstraintText(parsing: line, in: self)
      try addConstraint { text.constraint(id: $0) }
    }
  }

  /// Puts a view at a place of the window by constraints.
  mutating func place(_ name: String, x: Double, y: Double, width: Double, height: Double) throws {
    try constrain(
      "\(name).left == root.left + \(x)", "\(name).top == root.top + \(y)", "\(name).width == \(width)",
      "\(name).height == \(height)")
  }

  /// The screen as one that was imported from that file.
  func imported(from file: String) -> Screen {
    var lists = lists
    lists.sources = [ScreenSource(id: "demo", file: file, places: [])]
    return Screen(id: id, name: name, lists: lists)
  }

  /// Every finding of one rule on its layout in a window of 300 by 600 at two pixels a point.
  func findings(
    of rule: any AuditRule.Type, _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) -> [Finding] { findings(ofAll: [rule], change) }

  /// The same of several rules, which may be causes of one another's.
  func findings(
    ofAll rules: [any AuditRule.Type], _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) -> [Finding] {
    var environment = LayoutEnvironment(size: Size(width: 300, height: 600), scale: 2)
    change(&environment)
    let engine = LayoutEngine(measuring: BlockRuler())
    let audit = Audit(self, rules: rules, engine: engine)
    let layout = engine.layout(self, in: environment)
    return audit.findings() + audit.findings(on: layout, in: environment)
  }
}

/// Characters are 10 points wide and lines 20 high, where a text follows an accessibility size twice that; lines end
/// anywhere.
struct BlockRuler: TextMeasuring {
  var fingerprint: String { "blocks" }

  func font(_ description: FontDescription, textSize: TextSize, boldText: Bool) -> ResolvedFont {
    let unit: Double = description.scales && textSize.isAccessibility ? 2 : 1
    return ResolvedFont(
      family: nil, size: 17 * unit, weight: .regular, lineHeight: 20 * unit, ascender: 16 * unit,
      descender: 4 * unit, linePitch: 20 * unit)
  }

  func lines(
    of text: String, in font: ResolvedFont, width: Double, lines: Int, mode: LineBreakMode
  ) -> TextLines {
    let advance = 10 * font.size / 17
    let room = max(1, Int(min(width / advance + 1e-9, 1e6)))
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
    let wanted = paragraphs.reduce(0) { $0 + max(1, ($1 + room - 1) / room) }
    let shown = lines == 0 ? wanted : min(lines, wanted)
    return TextLines(
      width: Double(min(paragraphs.max() ?? 0, room)) * advance, shownLines: shown, wantedLines: wanted,
      shownCharacters: shown == wanted ? text.count : min(text.count, shown * room),
      totalCharacters: text.count, isApproximate: false)
  }
}
