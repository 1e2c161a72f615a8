import Notation

/// What came of an assertion on one layout.
public enum Verdict: Hashable, Sendable {
  /// It holds.
  case holds
  /// The layout says nothing of it: its condition doesn't hold there, or a relation measures a hidden view.
  case doesNotApply
  /// It doesn't hold, and why.
  case fails(Failure)

  /// How far a claim is from holding.
  public struct Failure: Hashable, Sendable {
    /// What was found, in words with numbers: `submit.top is 512, password.bottom + 8 is 530: 18 short`.
    public var reason: String
    /// How far off, in points; failures of one claim are compared by it.
    public var distance: Double
  }
}

extension Screen {
  /// What comes of an assertion of this screen on its layout in an environment.
  ///
  /// The screen's `assertedAnchors` must be measured in the layout. Everything holds within half a device pixel.
  public func evaluate(
    _ assertion: Assertion, on layout: ScreenLayout, in environment: LayoutEnvironment
  ) -> Verdict {
    let environment = environment.settled(for: self)
    if let condition = assertion.condition, !condition.holds(in: environment) { return .doesNotApply }
    if let unrest = layout.unrest, assertion.claim.measuresFrames {
      return .fails(Verdict.Failure(reason: "no rest: \(spelled(unrest))", distance: unrest.distance))
    }
    switch assertion.claim {
    case .relation(let relation): return evaluate(relation, on: layout, in: environment)
    case .view(let claim):
      return ViewVerdict(
        screen: self, layout: layout, environment: environment,
        keepsKeyboard: assertion.condition?.speaksOfKeyboard ?? false
      ).evaluate(claim)
    }
  }

  private func evaluate(
    _ relation: AnchorRelation, on layout: ScreenLayout, in environment: LayoutEnvironment
  ) -> Verdict {
    let isHidden = relation.anchors.contains { side in
      let view = guide(side.item.owner)?.owner ?? side.item.owner
      return layout.view(view)?.isHidden ?? true
    }
    if isHidden { return .doesNotApply }
    let left = relation.position(of: relation.first, on: layout, in: environment)
    let right =
      relation.constant
      + (relation.second.map { relation.multiplier * relation.position(of: $0, on: layout, in: environment) }
        ?? 0)
    let distance = relation.shortfall(left, right)
    if distance <= environment.halfPixel { return .holds }
    var shown = relation.shown(on: layout, of: self, in: environment)
    // Rounded to pixels both sides may be equal that are most of a pixel apart.
    if relation.shortfall(shown.left, shown.right) <= 0 { shown = (left, right) }
    return .fails(
      Verdict.Failure(reason: reason(relation, left: shown.left, right: shown.right), distance: distance))
  }

  /// `submit.top is 512, password.bottom + 8 is 530: 18 short`; a constant needs no mention.
  private func reason(
    _ relation: AnchorRelation, left: Double, right: Double
  ) -> String {
    let found = "\(spelled(relation.first)) is \(left.shown)"
    let wanted = relation.second == nil ? "" : ", \(spelledRightSide(relation)) is \(right.shown)"
    let word =
      switch relation.relation {
      case .equal: "off"
      case .atMost: "over"
      case .atLeast: "short"
      }
    return "\(found)\(wanted): \(abs(left - right).shown) \(word)"
  }
}

extension AnchorRelation {
  /// Where an anchor lies: from the leading edge, or from the left one where the relation says left or right, or
  /// compares nothing but centres, as constraints do.
  fileprivate func position(
    of side: AnchoredItem, on layout: ScreenLayout, in environment: LayoutEnvironment
  ) -> Double {
    guard let measured = layout.anchors.first(where: { $0.anchor == side }) else {
      preconditionFailure("A layout measures the anchors that its screen's assertions name")
    }
    let isPlace = side.anchor.axis == .horizontal && side.anchor.dimension != .size
    return isPlace && isDirected && environment.direction == .rtl
      ? environment.rootWidth - measured.value : measured.value
  }

  /// How far both sides are from what the relation asks, in points; no more than 0 where it holds.
  fileprivate func shortfall(_ left: Double, _ right: Double) -> Double {
    switch relation {
    case .equal: abs(left - right)
    case .atMost: left - right
    case .atLeast: right - left
    }
  }

  /// Both sides as `solve` prints them, from edges on device pixels.
  fileprivate func shown(
    on layout: ScreenLayout, of screen: Screen, in environment: LayoutEnvironment
  ) -> (left: Double, right: Double) {
    func value(_ side: AnchoredItem) -> Double {
      let exact = position(of: side, on: layout, in: environment)
      guard let view = screen.view(side.item.owner), side.item.region == .bounds,
        view.kind.row.overhang == 0,
        let edge = layout.view(view.id)?.screenFrame.position(
          of: side.anchor, isDirected && environment.direction == .rtl, environment),
        abs(edge - exact) < 1 / environment.scale
      else { return exact.rounded(toPixelsOf: environment) }
      return edge
    }
    return (value(first), constant + (second.map { multiplier * value($0) } ?? 0))
  }

  private var isDirected: Bool { anchors.contains { $0.anchor.dimension == .horizontalDirected } }
}

extension LayoutEnvironment {
  /// Half a device pixel in points, and what arithmetic adds to it.
  public var halfPixel: Double { 0.5 / scale + 1e-6 }
}

extension Claim {
  /// True unless the design alone says whether the claim holds.
  fileprivate var measuresFrames: Bool {
    switch self {
    case .relation: true
    case .view(let claim): claim.trait != .hidden && claim.trait != .hidesStatusBar
    }
  }
}

extension Condition {
  /// True if it is about the keyboard, or about the view that is typed into.
  fileprivate var speaksOfKeyboard: Bool { terms.contains { $0.axis == .keyboard || $0.axis == .focus } }
}

extension Double {
  fileprivate func rounded(toPixelsOf environment: LayoutEnvironment) -> Double {
    (self * environment.scale).rounded() / environment.scale
  }
}

extension Rect {
  /// Where an edge or a centre lies, counted from the right where that leads, or a size; nil for other anchors.
  fileprivate func position(
    of anchor: Anchor, _ fromRight: Bool, _ environment: LayoutEnvironment
  ) -> Double? {
    let isRightToLeft = environment.direction == .rtl
    func across(_ place: Double) -> Double { fromRight ? environment.rootWidth - place : place }
    switch anchor {
    case .leading: return across(isRightToLeft ? maxX : x)
    case .trailing: return across(isRightToLeft ? x : maxX)
    case .left: return across(x)
    case .right: return across(maxX)
    case .top: return y
    case .bottom: return maxY
    case .width: return width
    case .height: return height
    default: return nil
    }
  }
}
