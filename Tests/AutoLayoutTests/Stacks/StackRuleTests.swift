import ConstraintSolver
import DesignModel
import TestSupport
import Testing

@testable import AutoLayout

/// Each rule of a stack is one value; what it lowers to and how it is explained must say the same.
@Suite("Rules of a stack") struct StackRuleTests {
  /// A stack whose rules can't all hold, so that rows are away from zero.
  private static func screen(_ distribution: String, _ alignment: String, along axis: Axis) throws -> Screen {
    try Screen.built { screen in
      try screen.add(
        .stack, "stack",
        with:
          "axis=\(axis.rawValue) spacing=10 distribution=\(distribution) alignment=\(alignment) layoutMargins=3,5,7,9"
      )
      try screen.add(.label, "a", in: "stack", with: "text=Hello")
      try screen.add(.custom, "b", in: "stack", with: "size=60x30 customSpacing=4")
      try screen.add(.custom, "gone", in: "stack", with: "size=9x9 hidden=true")
      try screen.add(.label, "c", in: "stack", with: "text=World fontSize=34")
      try screen.constrain(
        "stack.leading == root.leading + 11", "stack.top == root.top + 13", "stack.width == 50",
        "stack.height == 40", "a.width == 100", "b.width == 80", "c.width == 70", "a.height == 44",
        "b.height == 33", "c.height == 70", "b.leading == stack.leading + 1", "b.top == stack.top + 2")
    }
  }

  private static let distributions = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]
  private static let alignments = [
    "fill", "leading", "top", "center", "trailing", "bottom", "firstBaseline", "lastBaseline",
  ]

  @Test(
    "are as far from holding in the solver's rows as in UIKit's equations", arguments: distributions,
    alignments)
  func oneStatement(distribution: String, alignment: String) throws {
    for axis in Axis.allCases {
      let prepared = PreparedScreen(
        try Self.screen(distribution, alignment, along: axis), FixedRuler(), narrowsLabels: false)
      let report = Fixpoint(SettledScreen(prepared, .plain())).report()
      var seen = 0
      for (row, source) in report.lowering.sources.enumerated() {
        guard case .stack(let rule) = source, let equation = report.equations(of: rule).first else {
          continue
        }
        let activity = report.lowering.system.activity(
          of: ConstraintIndex(row), at: report.solution.values)
        let distance =
          try value(equation.first, report) - value(#require(equation.second), report) * equation.multiplier
          - equation.constant
        #expect(abs(activity - distance) < 1e-6, "\(axis) \(equation)")
        seen += 1
      }
      #expect(seen >= 8, "two ends, two gaps and at least four across")
    }
  }

  /// Where an anchor lies in the stack, or how large it is.
  private func value(_ side: AnchoredItem, _ report: LayoutAnswer) throws -> Double {
    let axis = side.anchor.axis
    let (stack, arranged) = (1, report.tree.children[1].filter { !report.settled.isDropped[$0] })
    func near(_ item: Int) -> Double {
      item == stack ? 0 : axis == .horizontal ? report.solved.rects[item].x : report.solved.rects[item].y
    }
    func size(_ item: Int) -> Double {
      axis == .horizontal ? report.solved.rects[item].width : report.solved.rects[item].height
    }
    let parts = side.item.owner.text.split(separator: "/")
    let view = try #require(report.settled.prepared.screen.place(of: ObjectID(String(parts.last!))))
    if parts.count == 2 {
      let previous = arranged[try #require(arranged.firstIndex(of: view)) - 1]
      return near(view) - near(previous) - size(previous)
    }
    switch side.anchor {
    case .leading, .top: return near(view)
    case .trailing, .bottom: return near(view) + size(view)
    case .centerX, .centerY: return near(view) + size(view) / 2
    case .width, .height: return size(view)
    case .firstBaseline, .lastBaseline:
      let baseline = report.settled.baseline(
        of: view, first: side.anchor == .firstBaseline, report.texts[view])
      return near(view) + size(view) * baseline.heightPart + baseline.points
    default: throw UnexpectedAnchor()
    }
  }

  private struct UnexpectedAnchor: Error {}
}
