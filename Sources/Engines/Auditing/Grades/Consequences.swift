import DesignModel

/// What is small, cut or beyond its parent only because constraints contradict one another, leave a view open, or put it out
/// of reach: whoever mends that mends it with it.
struct Consequences {
  /// The rules whose findings may follow from others'.
  static let rules = [SmallTarget.card.name, TruncatedText.card.name, OutsideParent.card.name]
  /// The rules whose findings may be the cause.
  static let causes: [any LayoutRule.Type] = [
    UnsatisfiableConstraints.self, AmbiguousLayout.self, ScrollContentUndetermined.self,
    LayoutDependsOnHistory.self, ContentUnreachable.self,
  ]
  private static let causeNames = Set(causes.map { $0.card.name })

  /// The findings that have no cause among the others, each with what follows from it.
  let joined: [Finding]

  /// Joins what was found on one layout.
  init(of findings: [Finding], on layout: AuditedLayout) {
    guard findings.contains(where: { Self.rules.contains($0.rule) }) else {
      joined = findings
      return
    }
    let causes = findings.indices.filter {
      Self.causeNames.contains(findings[$0].rule) && findings[$0].severity > .note
    }
    var result = findings
    var places: [ObjectID: Int] = [:]
    for cause in causes.reversed() {
      for view in findings[cause].views(on: layout.screen) { places[view] = cause }
    }
    var isConsequence = findings.map { _ in false }
    for (place, finding) in findings.enumerated() where Self.rules.contains(finding.rule) {
      guard let view = finding.view, let cause = layout.cause(of: view, among: places, findings),
        layout.follows(finding, from: findings[cause])
      else { continue }
      result[cause].consequences.append(Consequence(view: view, message: finding.message))
      isConsequence[place] = true
    }
    joined = zip(result, isConsequence).filter { !$0.1 }.map(\.0)
  }
}

extension AuditedLayout {
  /// False for a target that is short along one axis, where a place or size is open along the other.
  fileprivate func follows(_ finding: Finding, from cause: Finding) -> Bool {
    guard finding.rule == SmallTarget.card.name, cause.rule == AmbiguousLayout.card.name,
      let view = finding.view.flatMap({ tree.places[$0] })
    else { return true }
    return !SmallTarget.shortAxes(of: view, on: self).isDisjoint(with: AmbiguousLayout.axes(of: cause))
  }

  /// The place of the finding that a view takes part in, or that says that what it is in can't be reached.
  fileprivate func cause(of view: ObjectID, among places: [ObjectID: Int], _ findings: [Finding]) -> Int? {
    if let own = places[view] { return own }
    guard let index = tree.places[view] else { return nil }
    return tree.ancestors(of: index).lazy.compactMap { places[self.id($0)] }.first {
      findings[$0].rule == ContentUnreachable.card.name
    }
  }
}

extension Finding {
  /// The views that take part, the root excepted: it is in what most constraints say.
  func views(on screen: Screen) -> [ObjectID] {
    let named = [view].compactMap(\.self) + parts + related.filter { screen.view($0) != nil }
    let bound = ([constraint].compactMap(\.self) + related).compactMap { screen.constraint($0) }.flatMap {
      [$0.first.item.owner, $0.second?.item.owner].compactMap(\.self)
    }
    return (named + bound).filter { $0 != .root }
  }
}
