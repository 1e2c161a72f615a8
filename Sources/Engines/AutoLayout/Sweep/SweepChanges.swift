import DesignModel

extension SweepInterval {
  /// The intervals that spans come to, each with what sets it apart from the one before.
  static func list(_ spans: [SweepSpan], _ prepared: PreparedScreen?) -> [SweepInterval] {
    spans.indices.map { place in
      let span = spans[place]
      let changes =
        place == 0 ? [] : prepared.map { SweepChange.list(spans[place - 1], span, in: $0.screen) } ?? []
      return SweepInterval(
        from: span.from, to: span.to, includesFrom: span.includesFrom, includesTo: span.includesTo,
        changes: changes, status: span.behavior.status, first: span.first, last: span.last,
        texts: span.behavior.sweptTexts)
    }
  }
}

extension SweepChange {
  /// What sets one span apart from the span before: causes first, then what they bring about.
  static func list(_ old: SweepSpan, _ new: SweepSpan, in screen: Screen) -> [SweepChange] {
    let (before, after) = (old.behavior, new.behavior)
    let named =
      facts(before.facts, after.facts, in: screen) + unrest(before, after)
      + conflicts(before, after) + ambiguities(before, after)
      + texts(old, new, in: screen) + overlaps(before, after, in: screen) + rules(before, after, in: screen)
    return named.isEmpty ? [motion(old, new, in: screen)] : named
  }

  private static func facts(
    _ before: EnvironmentFacts, _ after: EnvironmentFacts, in screen: Screen
  ) -> [SweepChange] {
    var changes: [SweepChange] = []
    if before.horizontal != after.horizontal { changes.append(.sizeClass(.horizontal, after.horizontal)) }
    if before.vertical != after.vertical { changes.append(.sizeClass(.vertical, after.vertical)) }
    if before.sideMargins != after.sideMargins { changes.append(.sideMargins(after.sideMargins)) }
    if before.safeArea != after.safeArea { changes.append(.safeArea(after.safeArea)) }
    if before.isReadableLimited != after.isReadableLimited {
      changes.append(.readableWidth(isLimited: after.isReadableLimited))
    }
    for (place, condition) in screen.conditions.enumerated()
    where place < after.conditions.count && before.conditions[place] != after.conditions[place] {
      changes.append(.condition(condition, holds: after.conditions[place]))
    }
    return changes
  }

  private static func unrest(_ before: Behavior, _ after: Behavior) -> [SweepChange] {
    before.restless.isEmpty == after.restless.isEmpty ? [] : [.unrest(begins: !after.restless.isEmpty)]
  }

  private static func conflicts(_ before: Behavior, _ after: Behavior) -> [SweepChange] {
    let begun = after.conflicts.filter { own in !before.conflicts.contains { $0.keys == own.keys } }
    let ended = before.conflicts.filter { own in !after.conflicts.contains { $0.keys == own.keys } }
    return ended.map { .resolved($0.words) } + begun.map { .conflict($0.words) }
  }

  private static func ambiguities(_ before: Behavior, _ after: Behavior) -> [SweepChange] {
    let begun = after.open.filter { !before.open.contains($0) }
    let ended = before.open.filter { !after.open.contains($0) }
    return ended.map { .ambiguity($0.view, $0.aspect, begins: false) }
      + begun.map { .ambiguity($0.view, $0.aspect, begins: true) }
  }

  private static func texts(_ old: SweepSpan, _ new: SweepSpan, in screen: Screen) -> [SweepChange] {
    let (before, after) = (old.behavior.sweptTexts, new.behavior.sweptTexts)
    var changes: [SweepChange] = []
    for (place, view) in screen.views.enumerated() {
      guard before[place] != after[place], let text = new.text(of: place), let new = after[place] else {
        continue
      }
      let own = before[place]
      if own?.lines != new.lines { changes.append(.lines(view.id, new.lines)) }
      if own?.isTruncated ?? false != new.isTruncated {
        changes.append(
          .truncation(view.id, begins: new.isTruncated, shown: text.shown, total: text.total))
      }
      if own?.isClipped ?? false != new.isClipped {
        changes.append(.clipping(view.id, begins: new.isClipped))
      }
      if own?.isShrunk ?? false != new.isShrunk { changes.append(.shrinking(view.id, begins: new.isShrunk)) }
    }
    return changes
  }

  private static func overlaps(_ before: Behavior, _ after: Behavior, in screen: Screen) -> [SweepChange] {
    func change(_ pair: SiblingPair, begins: Bool) -> SweepChange {
      .overlap(screen.views[pair.first].id, screen.views[pair.second].id, begins: begins)
    }
    return before.overlaps.filter { !after.overlaps.contains($0) }.map { change($0, begins: false) }
      + after.overlaps.filter { !before.overlaps.contains($0) }.map { change($0, begins: true) }
  }

  private static func rules(_ before: Behavior, _ after: Behavior, in screen: Screen) -> [SweepChange] {
    let stands = Dictionary(before.rules.map { ($0.key, $0.stand) }, uniquingKeysWith: { one, _ in one })
    var changes: [SweepChange] = []
    for standing in after.rules {
      guard let stand = stands[standing.key], stand != standing.stand else { continue }
      let change: SweepChange
      if let content = standing.content {
        // Both wishes speak of the same size: one says all.
        guard content.isUpper else { continue }
        if before.isWrapped(standing, after) { continue }
        change = .content(
          screen.views[content.view].id, content.axis, ContentFit(ofUpperWish: standing.stand))
      } else {
        change = .rule(standing.rule, from: stand, to: standing.stand)
      }
      if !changes.contains(change) { changes.append(change) }
    }
    return changes
  }

  /// Which frames jump or move at another pace.
  private static func motion(_ old: SweepSpan, _ new: SweepSpan, in screen: Screen) -> SweepChange {
    let moved = screen.views.indices.filter { view in
      if !old.last[view].isNear(new.first[view]) { return true }
      guard let before = old.pieces?.last, let after = new.pieces?.first else { return false }
      return !before.frame(of: view, at: new.from + 1).isNear(after.frame(of: view, at: new.from + 1))
    }
    return .motion(moved.map { screen.views[$0].id })
  }
}

extension ContentFit {
  /// The fit of a size whose wish to be at most that of its content stands so.
  fileprivate init(ofUpperWish stand: RuleStand) {
    switch stand {
    case .decisive: self = .equal
    case .idle: self = .smaller
    case .broken: self = .larger
    }
  }
}
