import DesignModel
import Notation

/// Required constraints that contradict one another.
///
/// On Interface Builder's canvas a view's own content gives way to them even where it is required (6 of 6 recorded
/// buttons), so that contradictions with contents are passed over in imported screens.
enum UnsatisfiableConstraints: LayoutRule {
  static let card = RuleCard(
    "unsatisfiable-constraints", .error, "Required constraints contradict one another.",
    why: """
      UIKit breaks one of them, and which is not predictable: the screen looks different from what was asked for, and \
      may look different again after the next release of iOS.
      """,
    fix:
      "Remove a constraint, turn an == into an inequality, or give one a priority below 1000; `explain` tries both.",
    bad: """
      add-view demo card --size 100x40
      pin demo card top,leading
      add-constraint demo 'card.width == 200'
      add-constraint demo 'card.width <= 120'
      """,
    good: """
      add-view demo card --size 100x40
      pin demo card top,leading
      add-constraint demo 'card.width == 200 @high'
      add-constraint demo 'card.width <= 120'
      """)

  static var measuresFrames: Bool { false }

  static func findings(on layout: AuditedLayout) -> [Finding] {
    let passesOverContents = layout.screen.source != nil
    return layout.layout.conflicts.filter { conflict in
      !passesOverContents || !conflict.members.contains(where: \.isOfContent)
    }.map { conflict in
      let constraints = conflict.members.compactMap { rule in
        if case .constraint(let id) = rule { id } else { nil }
      }
      let views = conflict.members.compactMap { rule in
        if case .builtIn(let view, _) = rule { view } else { nil }
      }
      let members = conflict.members.map { layout.screen.spelled($0) }
      return Finding(
        Self.self, view: constraints.isEmpty ? views.first : nil, constraint: constraints.first,
        related: Array(constraints.dropFirst()) + views,
        message: "these can't hold together: \(members.joined(separator: "; "))")
    }.firstOfEachSubject
  }
}

extension [Finding] {
  /// The first finding about each subject, in this order.
  var firstOfEachSubject: [Finding] {
    var seen: Set<Finding.Subject> = []
    return filter { seen.insert($0.subject).inserted }
  }
}
