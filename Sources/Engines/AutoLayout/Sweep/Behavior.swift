import ConstraintSolver
import DesignModel

/// All that stays the same of a layout within one interval of a sweep.
struct Behavior {
  /// What the environment brings.
  var facts: EnvironmentFacts
  /// The required rules that contradict one another, by key and in words.
  var conflicts: [(keys: Set<RuleKey>, words: Conflict)]
  /// What is left open.
  var open: [OpenAspect]
  /// The views that found no rest, by identity.
  var restless: [ObjectID]
  /// How each rule stands, in the system's order.
  var rules: [RuleStanding]
  /// What became of each text.
  var texts: [TextLayout?]
  /// The siblings that overlap, by index.
  var overlaps: [SiblingPair]

  /// An aspect of a view that is left open.
  struct OpenAspect: Hashable {
    let view: ObjectID
    let aspect: Ambiguity.Aspect
  }

  /// The behaviour of a layout that is made from `report`.
  init(_ report: LayoutAnswer, _ layout: ScreenLayout) {
    let keys = RuleKey.keys(report.lowering.sources)
    facts = EnvironmentFacts(report.settled)
    conflicts = report.solution.conflicts.map { set in
      let members = set.map { member in
        switch member {
        case .constraint(let index): keys[index.value]
        case .lowerBound(let variable):
          RuleKey(lowerBoundAt: report.lowering.variables.firstIndex(of: variable.index)!)
        }
      }
      var words: [Rule] = []
      for (_, rule) in set.map(report.ranked).sorted(by: { $0.rank < $1.rank }) where !words.contains(rule) {
        words.append(rule)
      }
      return (Set(members), Conflict(members: words))
    }
    open = layout.ambiguities.map { OpenAspect(view: $0.view, aspect: $0.aspect) }
    restless = layout.unrest.map { $0.views.map(\.view) } ?? []
    let lowering = report.lowering
    rules = lowering.sources.enumerated().map { row, source in
      RuleStanding(
        key: keys[row], rule: source.rule(in: report.settled.prepared.screen), content: source.content,
        stand: RuleStand(
          lowering.distance(ofRow: row, at: report.solution.values),
          lowering.system.relation(of: ConstraintIndex(row))))
    }
    texts = layout.views.map(\.text)
    overlaps = SiblingPair.overlapping(layout.views.map(\.exact), report.settled)
  }

  /// What stays the same of the texts.
  var sweptTexts: [SweptText?] { texts.map { $0.map(SweptText.init) } }

  private func wraps(_ view: Int) -> Bool { texts[view].map { $0.lines > 1 } ?? false }

  /// The worst that is wrong.
  var status: ScreenLayout.Status {
    if !restless.isEmpty { return .noRest }
    return !conflicts.isEmpty ? .conflict : open.isEmpty ? .solved : .ambiguous
  }

  /// True if what can be seen of both is the same, whichever rules bring it about.
  func looksLike(_ other: Behavior) -> Bool {
    facts == other.facts && status == other.status && sweptTexts == other.sweptTexts
      && overlaps == other.overlaps
  }

  /// True if nothing at all sets the two apart.
  func isSame(as other: Behavior) -> Bool {
    looksLike(other) && open == other.open && restless == other.restless
      && conflicts.map(\.keys) == other.conflicts.map(\.keys)
      && rules.map(\.key) == other.rules.map(\.key)
      && zip(rules, other.rules).allSatisfy { $0.stand == $1.stand || isWrapped($0, other) }
  }

  /// True for what a text's width wishes where it wraps here and there: the label is as wide as it may be or as its longest
  /// line, now this and now that.
  func isWrapped(_ standing: RuleStanding, _ other: Behavior) -> Bool {
    guard let content = standing.content, content.axis == .horizontal else { return false }
    return wraps(content.view) && other.wraps(content.view)
  }
}

/// What an environment brings in steps.
struct EnvironmentFacts: Equatable {
  let horizontal: SizeClass
  let vertical: SizeClass
  /// The root's margins at either side, in points, safe area left out.
  let sideMargins: Double
  let safeArea: EdgeInsets
  /// Whether the root's readable content guide is narrower than its margins leave room for, where anything asks.
  let isReadableLimited: Bool
  /// Which of the screen's conditions hold.
  let conditions: [Bool]

  /// What the environment of a settled screen brings.
  init(_ settled: SettledScreen) {
    let environment = settled.environment
    let screen = settled.prepared.screen
    (horizontal, vertical) = (environment.horizontalClass, environment.verticalClass)
    sideMargins = Regions.baseMargins(of: 0, width: nil, settled).leading
    safeArea = environment.safeArea
    let asksReadable = screen.constraints.contains { constraint in
      [constraint.first, constraint.second].contains { $0?.item == Item(.root, .readableContent) }
    }
    isReadableLimited = asksReadable && Regions(settled, nil).readable[0] > 1e-6
    conditions = screen.conditions.map { $0.holds(in: environment) }
  }
}
