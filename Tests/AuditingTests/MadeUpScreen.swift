import AutoLayout
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
    _ kind: ViewKind, _ name: String, in parent: ObjectID = .root, _ settings: (String, String)...
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
  mutating func place(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) throws {
    try constrain(
      "\(name).left == root.left + \(x)", "\(name).top == root.top + \(y)", "\(name).width == \(width)",
      "\(name).height == \(height)")
  }

  /// The findings of one rule on its layout in a window of 300 by 600 at two pixels a point.
  func findings(
    of rule: any AuditRule.Type, _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) -> [Finding] {
    var environment = LayoutEnvironment(size: Size(width: 300, height: 600), scale: 2)
    change(&environment)
    let audit = Audit(self, rules: [rule])
    let layout = LayoutEngine(measuring: BlockRuler()).layout(self, in: environment)
    return audit.findings() + audit.findings(on: layout, in: environment)
  }
}

/// Characters are 10 points wide and lines 20 high.
private struct BlockRuler: TextMeasuring {
  var fingerprint: String { "blocks" }

  func font(_ description: FontDescription, textSize: TextSize, boldText: Bool) -> ResolvedFont {
    ResolvedFont(
      family: nil, size: 17, weight: .regular, lineHeight: 20, ascender: 16, descender: 4, linePitch: 20)
  }

  func lines(
    of text: String, in font: ResolvedFont, width: Double, lines: Int, mode: LineBreakMode
  ) -> TextLines {
    TextLines(
      width: min(Double(text.count) * 10, width), shownLines: 1, wantedLines: 1,
      shownCharacters: text.count, totalCharacters: text.count, isApproximate: false)
  }
}
