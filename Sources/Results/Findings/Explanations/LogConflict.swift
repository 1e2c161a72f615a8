public import AutoLayout
public import ConflictLog
public import DesignModel
import Notation

/// A conflict of a layout in the words of UIKit's log.
public struct LogConflict {
  private let screen: Screen
  private let words: LoggedScreen

  /// Conflicts of a screen.
  public init(of screen: Screen) { (self.screen, words) = (screen, LoggedScreen(screen)) }

  /// The conflicts of an explained layout.
  ///
  /// Where the layout breaks nothing that UIKit knows, the log gives up the
  /// first constraint.
  public func conflicts(of explanation: LayoutExplanation) -> [LoggedConflict] {
    explanation.conflictEquations().map { conflict in
      let broken = conflict.broken ?? conflict.equations.first
      return LoggedConflict(conflict.equations.map(constraint), broken: broken.map(head))
    }
  }

  private func constraint(_ equation: RuleEquation) -> LoggedConstraint {
    words.constraint(
      head(of: equation), first: equation.first, equation.relation, to: equation.second,
      multiplier: equation.multiplier, constant: equation.constant)
  }

  // MARK: Heads

  private func head(of equation: RuleEquation) -> ConstraintHead {
    let sides = [equation.first, equation.second].compactMap(\.self).map(screen.spelled)
    switch equation.origin {
    case .constraint(let id): return words.head(of: id)
    case .window:
      let size = equation.first.anchor == .width ? "Width" : "Height"
      return words.head("UIView-Encapsulated-Layout-\(size)", of: sides)
    case .contentSize(let hugging, let compression):
      return words.head(
        nil, className: "NSContentSizeLayoutConstraint",
        details: ["Hug:\(hugging.spelled)", "CompressionResistance:\(compression.spelled)"], of: sides)
    case .stack(let rule): return words.head(rule.identifier, of: sides)
    case .guide(let item, let edge): return words.head(Self.identifier(of: item.region, edge), of: sides)
    }
  }

  private static func identifier(of region: Region, _ edge: Anchor) -> String {
    if region == .layoutMargins { return "UIView-\(edge.rawValue)Margin-guide-constraint" }
    return "\(region.guideNames?.identifier ?? region.rawValue)-\(edge.rawValue)"
  }
}

extension RuleEquation.StackConstraint {
  /// The identifier that UIStackView gives the constraint: the first three are in published logs, the others' spelling
  /// is general knowledge, unverified.
  fileprivate var identifier: String {
    switch self {
    case .connection: "UISV-canvas-connection"
    case .spacing: "UISV-spacing"
    case .equalSize: "UISV-fill-equally"
    case .alignment: "UISV-alignment"
    case .boundary: "UISV-spanning-boundary"
    case .equalGap: "UISV-distributing"
    case .gapEdge: "UISV-distributing-edge"
    }
  }
}
