public import DesignModel

/// What claims and rules speak of that stored profiles seldom have: profiles with it are brought in for them.
public enum Occasion: Hashable, Sendable {
  /// The keyboard is up.
  case keyboard
  /// The view of that name has the focus.
  case focus(String)
  /// The scroll view of that name stands there.
  case scroll(ScrollOffset)

  /// The profile with it; nil where that is so already, or the profile says otherwise.
  func brought(to profile: Profile) -> Profile? {
    var copy = profile
    switch self {
    case .keyboard:
      guard profile.keyboard == .hidden else { return nil }
      copy.keyboard = .shown
    case .focus(let view):
      guard profile.keyboard == .hidden, profile.focus == nil else { return nil }
      copy.focus = view
    case .scroll(let offset):
      guard !profile.offsets.contains(where: { $0.view == offset.view }) else { return nil }
      copy.offsets.append(offset)
    }
    return copy
  }
}

extension Screen {
  /// What the assertion speaks of: the keyboard by name, or because people have to reach a view where they type; the
  /// focus, or a place to scroll to, that its condition asks for.
  public func occasions(of assertion: Assertion) -> [Occasion] {
    var found = (assertion.condition?.terms ?? []).compactMap(occasion)
    if speaksOfKeyboard(assertion.claim), !found.contains(.keyboard) { found.append(.keyboard) }
    return found
  }

  /// What all assertions speak of, each once, in their order.
  var assertedOccasions: [Occasion] {
    assertions.flatMap(occasions).reduce(into: []) { all, one in if !all.contains(one) { all.append(one) } }
  }

  private func occasion(of term: Condition.Term) -> Occasion? {
    switch (term.axis, term.comparison, term.value) {
    case (.keyboard, _, _): return .keyboard
    case (.focus, .equal, .word(let view)): return .focus(view)
    case (.scroll, .equal, .word(let word)):
      return ScrollPosition(parsing: word).flatMap(scrolled)
    case (.scroll, let comparison, .number(let points)):
      return comparison.example(of: points).flatMap { scrolled(to: .offset(Point(x: 0, y: $0))) }
    default: return nil
    }
  }

  /// The place of the scroll view that conditions speak of: the screen's first.
  private func scrolled(to place: ScrollPosition) -> Occasion? {
    views.first { $0.kind == .scroll }.map { .scroll(ScrollOffset(view: $0.name, place)) }
  }

  private func speaksOfKeyboard(_ claim: Claim) -> Bool {
    switch claim {
    case .relation(let relation): relation.anchors.contains { $0.item.region == .keyboard }
    case .view(let claim): claim.trait == .reachable && takesText
    }
  }
}

extension Condition.Comparison {
  /// An offset in points of which the comparison with that number is true; nil where the start, at 0, is one already.
  fileprivate func example(of points: Double) -> Double? {
    let offset =
      switch self {
      case .equal, .atLeast, .atMost: points
      case .above, .different: points + 1
      case .below: points - 1
      }
    return holds(0, points) ? nil : offset
  }
}
