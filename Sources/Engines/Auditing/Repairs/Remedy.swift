public import DesignModel

/// A standard way to repair what some rules find.
///
/// A remedy proposes; what is offered to people is what a new audit of the repaired screen found to help.
protocol Remedy: Sendable {
  /// The names of the rules whose findings it may remove.
  static var rules: [String] { get }

  /// What can be tried, the smallest change first; nil for what the screen's shape doesn't allow.
  static func repairs(of complaint: Complaint) -> [Repair?]
}

/// A finding to be repaired, with what remedies ask about it.
public struct Complaint: Sendable {
  /// The finding, as it is at its worst.
  public let finding: Finding
  /// The screen that has it.
  public let screen: Screen
  /// The smallest text size at which it is found; nil for findings of the design.
  public let leastTextSize: TextSize?

  /// A finding of a screen.
  public init(_ finding: Finding, in screen: Screen, leastTextSize: TextSize? = nil) {
    (self.finding, self.screen, self.leastTextSize) = (finding, screen, leastTextSize)
  }

  /// The view that the finding is about.
  var view: View? { finding.view.flatMap { screen.view($0) } }

  /// The constraints that it is about or that take part in it.
  var constraints: [LayoutConstraint] {
    ([finding.constraint].compactMap(\.self) + finding.related).compactMap { screen.constraint($0) }
  }

  /// The views that it is about: its own, else those that its constraints bind.
  var subjects: [ObjectID] {
    if let view = finding.view { return [view] }
    return constraints.flatMap { [$0.first, $0.second].compactMap { $0?.item.owner } }.filter {
      screen.view($0) != nil && $0 != .root
    }
  }

  /// The view and those around it, the nearest first, without the root.
  var lineage: [View] {
    guard let view else { return [] }
    return ([view] + screen.ancestors(of: view.id)).filter { $0.id != .root }
  }
}

extension Screen {
  /// The constraints that keep a view from growing in height beyond a number.
  func heightLimits(of view: ObjectID) -> [LayoutConstraint] {
    constraints.filter {
      $0.first == AnchoredItem(Item(view), .height) && $0.second == nil && $0.relation != .atLeast
    }
  }
}
