import AutoLayout
import DesignModel
import DesignText
import Notation

/// Required constraints that contradict one another.
///
/// On Interface Builder's canvas a view's own content gives way to them even where it is required (6 of 6 recorded
/// buttons): of what a file brought with it, such a contradiction is a note.
enum UnsatisfiableConstraints: LayoutRule {
  static let card = RuleCard(
    "unsatisfiable-constraints", .error, summary: "Required constraints contradict one another.",
    why: """
      UIKit breaks one of them, and which is not predictable: the screen looks different from what was asked for, and \
      may look different again after the next release of iOS. A warning where a storyboard's or xib's own constraints \
      do so in other windows than that of its canvas, and nothing that they place is cut, covered, out of reach or \
      without room; a note where they contradict the size of a view's content, which gives way to them on the canvas.
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
    let found = layout.layout.conflicts.map { conflict in
      let finding = finding(of: conflict, on: layout)
      return isOfHolder(conflict, of: layout) ? finding.assumingSize() : finding
    }
    return (found.filter { $0.severity != .note } + found.filter { $0.severity == .note }).firstOfEachSubject
  }

  /// True if the size that a cell or view has here takes part: what holds it may give it another one.
  private static func isOfHolder(_ conflict: Conflict, of layout: AuditedLayout) -> Bool {
    layout.isHeld
      && conflict.members.contains { if case .builtIn(.root, _) = $0 { true } else { false } }
  }

  private static func finding(of conflict: Conflict, on layout: AuditedLayout) -> Finding {
    let screen = layout.screen
    let constraints = conflict.members.compactMap { rule in
      if case .constraint(let id) = rule { id } else { nil }
    }
    // Both edges of one rule count once, so that a finding is called the same whichever of them take part.
    var seen: Set<Rule> = []
    let views = conflict.members.compactMap { rule in
      if case .builtIn(let view, _) = rule, seen.insert(rule.ofBothEdges).inserted { view } else { nil }
    }
    let isOfContent = screen.contentGivesWayOnCanvas(in: conflict)
    let givesWay = isOfContent && layout.isOnCanvas(conflict)
    let members = conflict.members.map { screen.spelled($0) }.joined(separator: "; ")
    return Finding(
      Self.self, severity: givesWay ? .note : isOfContent ? .warning : nil,
      view: constraints.isEmpty ? views.first : nil,
      constraint: constraints.first, related: Array(constraints.dropFirst()) + views,
      message: givesWay
        ? "these can't hold together, and the canvas lets the content give way: \(members)"
        : "these can't hold together: \(members)")
  }
}

extension AuditedLayout {
  /// True if the same can't hold together at the text size of the canvas, where who drew the screen has seen what becomes of
  /// it.
  fileprivate func isOnCanvas(_ conflict: Conflict) -> Bool {
    var canvas = environment.reduced(to: solving.reads)
    if canvas.textSize <= .large { return true }
    canvas = asked
    canvas.textSize = .large
    let members = Set(conflict.members)
    return solving.screen.layout(in: canvas).conflicts.contains { Set($0.members) == members }
  }
}

extension Screen {
  /// True if Interface Builder's canvas shows the conflict as if it were none: all of it stands in the file that the screen
  /// was imported from, and a view's own content takes part, which gives way there.
  fileprivate func contentGivesWayOnCanvas(in conflict: Conflict) -> Bool {
    guard let source, source.isOfInterfaceBuilder, conflict.members.contains(where: \.isOfContent) else {
      return false
    }
    return conflict.members.allSatisfy { hasFromFile($0, source) }
  }

  /// True for a constraint as the file has it, and for a rule of one of the file's views.
  private func hasFromFile(_ rule: Rule, _ source: ScreenSource) -> Bool {
    func place(_ kind: ObjectKind, _ id: ObjectID) -> ScreenSource.Place? {
      source.places.first { $0.kind == kind && $0.object == id.text }
    }
    switch rule {
    case .constraint(let id):
      guard let constraint = constraints.first(where: { $0.id == id }) else { return false }
      return place(.constraint, id)?.digest == ObjectDigest(constraint).text
    case .builtIn(let id, _): return id == .root || place(.view, id) != nil
    }
  }
}

extension [Finding] {
  /// The first finding about each subject, in this order.
  var firstOfEachSubject: [Finding] {
    var seen: Set<Finding.Subject> = []
    return filter { seen.insert($0.subject).inserted }
  }
}
