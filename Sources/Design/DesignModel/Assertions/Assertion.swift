/// Something that a screen's layouts must keep to, such as `submit.bottom <= keyboard.top`; it does not change the layout.
public struct Assertion: Hashable, Sendable {
  /// Stays through every change; `a1`, `a2`, … unless the author chose one.
  public let id: ObjectID
  /// What must hold.
  public var claim: Claim
  /// The profiles it must hold on; nil for all.
  public var condition: Condition?
  /// Why it matters, in the author's words.
  public var message: String?

  /// An assertion.
  public init(id: ObjectID, _ claim: Claim, condition: Condition? = nil, message: String? = nil) {
    (self.id, self.claim, self.condition, self.message) = (id, claim, condition, message)
  }

  /// True if the claim speaks of one of the views or guides.
  public func mentions(anyOf ids: Set<ObjectID>) -> Bool { claim.items.contains { ids.contains($0) } }
}

extension Assertion: ScreenObject {
  public static var kind: ObjectKind { .assertion }
  public static var list: WritableKeyPath<ScreenLists, [Assertion]> { \.assertions }
  public var key: String { id.text }
  public var references: [ObjectReference] {
    switch claim {
    case .relation(let relation): relation.anchors.map { .item($0.item) }
    // Only a view can be visible, scroll or overlap: the region that no guide has distinguishes them.
    case .view: claim.items.map { .item(Item($0, .safeArea)) }
    }
  }
}

extension ObjectKind {
  /// Assertions.
  public static let assertion = ObjectKind("assertion")
}

/// What an assertion says.
public enum Claim: Hashable, Sendable {
  /// Anchors in a relation, all measured on the screen.
  case relation(AnchorRelation)
  /// A view has a trait, or doesn't.
  case view(ViewClaim)
}

/// `first relation second * multiplier + constant`, in points of the root's coordinate space.
///
/// Unlike a constraint, a claim measures a scroll view's own anchors on its frame, wherever the other side lies.
public struct AnchorRelation: Hashable, Sendable {
  /// The left side.
  public var first: AnchoredItem
  /// The relation.
  public var relation: Relation
  /// The right side's anchor; nil for a constant.
  public var second: AnchoredItem?
  /// The factor of the right side's anchor; 1 without one.
  public var multiplier: Double
  /// Points.
  public var constant: Double

  /// A relation between anchors.
  public init(
    _ first: AnchoredItem, _ relation: Relation, to second: AnchoredItem? = nil, multiplier: Double = 1,
    constant: Double = 0
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.constant) = (multiplier, constant)
  }

  /// The anchors on both sides.
  public var anchors: [AnchoredItem] { [first] + (second.map { [$0] } ?? []) }

  /// The same words as a constraint, which spells and checks them.
  func constraint(id: ObjectID) -> LayoutConstraint {
    LayoutConstraint(id: id, first, relation, to: second, multiplier: multiplier, constant: constant)
  }
}

/// A view has a trait, or doesn't.
public struct ViewClaim: Hashable, Sendable {
  /// The view.
  public var view: ObjectID
  /// What it is said to be or to do.
  public var trait: ViewTrait
  /// The other view, for the trait that has one (`overlaps`).
  public var other: ObjectID?
  /// False where the view must not have the trait.
  public var isWanted: Bool

  /// A claim about a view.
  public init(_ view: ObjectID, _ trait: ViewTrait, other: ObjectID? = nil, isWanted: Bool = true) {
    precondition((trait == .overlaps) == (other != nil), "Only 'overlaps' speaks of another view")
    (self.view, self.trait, self.other, self.isWanted) = (view, trait, other, isWanted)
  }
}

/// What can be said of a view's place on the screen; `ScreenLayout.evaluate` defines each exactly.
public enum ViewTrait: String, Vocabulary {
  case visible, hidden, reachable, truncated, scrollsVertically, scrollsHorizontally, overlaps
  /// Of the root: its screen shows no status bar.
  case hidesStatusBar
  /// A part of the view lies above root's safe area, where the status bar is, and that is shown.
  case overlapsStatusBar
}

extension Claim {
  /// The views and guides that it speaks of.
  public var items: [ObjectID] {
    switch self {
    case .relation(let relation): relation.anchors.map(\.item.owner)
    case .view(let claim): [claim.view] + (claim.other.map { [$0] } ?? [])
    }
  }

  /// The anchors that it measures.
  var anchors: [AnchoredItem] {
    switch self {
    case .relation(let relation): relation.anchors
    case .view: []
    }
  }
}

extension Screen {
  /// What its layouts must keep to, in the order they were added.
  public var assertions: [Assertion] { lists.assertions }
  /// The assertion of that identity.
  public func assertion(_ id: ObjectID) -> Assertion? { lists.assertions.first { $0.id == id } }

  /// The anchors that its assertions measure, each once, in the order in which they are first named.
  public var assertedAnchors: [AnchoredItem] {
    var seen: Set<AnchoredItem> = []
    return assertions.flatMap(\.claim.anchors).filter { seen.insert($0).inserted }
  }
}
