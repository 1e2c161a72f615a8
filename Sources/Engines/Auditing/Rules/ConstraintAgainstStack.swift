import DesignModel
import Notation

/// Required distances along a stack's axis within the stack, which lays out its views by itself.
enum ConstraintAgainstStack: DesignRule {
  static let card = RuleCard(
    "constraint-against-stack", .warning,
    summary: "A constraint fixes along a stack where one of its own views lies, which the stack decides.",
    why: """
      A stack places its views by their sizes and its spacing. A required number between them holds only as long as nothing \
      grows: then constraints contradict one another, or a view is pressed. Where code hides a view, the stack closes the \
      gap and the number stays.
      """,
    fix: "Remove the constraint and use the stack's spacing, or custom spacing after a view.",
    bad: """
      add-view demo line --kind stack --axis horizontal
      pin demo line top,leading --to safeArea --inset 16
      add-view demo name --kind label --style body --text Name --in line
      add-view demo value --kind label --style body --text 12 --in line
      add-constraint demo 'value.leading == line.leading + 208'
      """,
    good: """
      add-view demo line --kind stack --axis horizontal
      pin demo line top,leading --to safeArea --inset 16
      add-view demo name --kind label --style body --text Name --in line
      add-view demo value --kind label --style body --text 12 --in line
      set-view demo line spacing=8
      """)

  static func findings(in tree: AuditedScreen) -> [Finding] {
    tree.screen.constraints.compactMap { constraint in
      guard let line = StackLine(constraint, in: tree), let fault = line.fault(in: tree) else { return nil }
      let screen = tree.screen
      return Finding(
        Self.self, view: screen.views[line.subject].id, constraint: constraint.id,
        message: "\(constraint.id): \(screen.spelled(constraint)) " + fault)
    }
  }
}

/// A required distance along a stack between its own edges and those of views that it arranges.
private struct StackLine {
  /// The stack's place.
  private let stack: Int
  /// Both sides, the view's place and whether it is where the view begins.
  private let sides: [(view: Int, isStart: Bool)]
  private let distance: Double

  init?(_ constraint: LayoutConstraint, in tree: AuditedScreen) {
    guard constraint.isOfAuthorAtRunTime, constraint.isInstalled, constraint.priority == .required,
      constraint.relation == .equal, constraint.multiplier == 1, constraint.constant != 0,
      !tree.varies(constraint),
      let second = constraint.second
    else { return nil }
    let places = [constraint.first, second].compactMap { tree.places[$0.item.owner] }
    let starts = [constraint.first.anchor, second.anchor].map(Self.isStart)
    guard places.count == 2, places[0] != places[1],
      let stack = [tree.stack(of: places[0]), tree.stack(of: places[1])].compactMap(\.self).first(where: {
        stack in
        places.allSatisfy { $0 == stack || tree.stack(of: $0) == stack }
      })
    else { return nil }
    let isVertical = StackTraits(.stack, tree.screen.views[stack].attributes).axis == .vertical
    guard starts.allSatisfy({ $0?.isVertical == isVertical }) else { return nil }
    self.stack = stack
    sides = zip(places, starts).map { ($0, $1!.isStart) }
    distance = abs(constraint.constant)
  }

  private static func isStart(_ anchor: Anchor) -> (isVertical: Bool, isStart: Bool)? {
    switch anchor {
    case .top: (true, true)
    case .bottom: (true, false)
    default: LineEnd(anchor).map { (false, $0.isStart) }
    }
  }

  /// The arranged view that is spoken of.
  var subject: Int { sides.map(\.view).first { $0 != stack } ?? stack }

  /// What is wrong with it, as the end of a sentence about it; nil where it says no more than the stack.
  func fault(in tree: AuditedScreen) -> String? {
    let screen = tree.screen
    let arranged = tree.parents.indices.filter { tree.parents[$0] == stack }
    let views = sides.map(\.view).filter { $0 != stack }
    if let hidden = views.first(where: { screen.views[$0].attributes.asksToBeHidden }) {
      return "holds \(screen.views[hidden].name), which \(screen.views[stack].name) hides"
    }
    let traits = StackTraits(.stack, screen.views[stack].attributes)
    guard [.fill, .fillEqually, .fillProportionally].contains(traits.distribution), !hasMargins(screen) else {
      return nil
    }
    if let gap = gap(between: views, arranged) {
      let spacing = StackTraits(.stack, screen.views[gap].attributes).customSpacing ?? traits.spacing
      if spacing != distance {
        return "is not the spacing of \(screen.views[stack].name), which is \(spacing.shown)"
      }
      let hidden = views.first { screen.views[$0].attributes.isConnected }
      return hidden.map { "stays when code hides \(screen.views[$0].name), whose spacing goes" }
    }
    return isOwnEdge(arranged) ? nil : "fixes a place that \(screen.views[stack].name) gives by itself"
  }

  /// The first of two neighbours whose facing edges it binds.
  private func gap(between views: [Int], _ arranged: [Int]) -> Int? {
    guard views.count == 2, let start = sides.first(where: \.isStart),
      let end = sides.first(where: { !$0.isStart }),
      let place = arranged.firstIndex(of: end.view), arranged.dropFirst(place + 1).first == start.view
    else { return nil }
    return end.view
  }

  /// True where it binds the first view's beginning to the stack's, or the last one's end.
  private func isOwnEdge(_ arranged: [Int]) -> Bool {
    guard sides[0].isStart == sides[1].isStart, let view = sides.map(\.view).first(where: { $0 != stack }),
      sides.contains(where: { $0.view == stack })
    else { return false }
    return view == (sides[0].isStart ? arranged.first : arranged.last)
  }

  private func hasMargins(_ screen: Screen) -> Bool { screen.views[stack].attributes.hasOwnMargins }
}
