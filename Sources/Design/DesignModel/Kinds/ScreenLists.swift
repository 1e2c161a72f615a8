/// What a screen is made of, each kind in its list; taken whole wherever a screen is copied, compared or stored.
public struct ScreenLists: Hashable, Sendable {
  /// In preorder, the root first.
  public var views: [View] = []
  /// In the order they were added.
  public var guides: [LayoutGuide] = []
  /// In the order they were added.
  public var constraints: [LayoutConstraint] = []
  /// In the order they were declared.
  public var variations: [Variation] = []
  /// In the order they were declared; the first is the initial one.
  public var states: [ScreenState] = []
  /// In the order they were added.
  public var assertions: [Assertion] = []
  /// In the order they were given.
  public var texts: [LocalizedText] = []
  /// In the order in which findings were accepted.
  public var suppressions: [Suppression] = []
  /// Where it was imported from: one at most.
  public var sources: [ScreenSource] = []

  /// Lists with what `fill` puts into them, the others empty.
  public init(_ fill: (inout ScreenLists) -> Void = { _ in }) { fill(&self) }
}

extension ScreenLists {
  /// Every kind of a screen's objects, each after those that it refers to.
  public static let kinds: [any ScreenObject.Type] = [
    View.self, LayoutGuide.self, LayoutConstraint.self, Variation.self, ScreenState.self, Assertion.self,
    LocalizedText.self, Suppression.self, ScreenSource.self,
  ]

  /// True if there is nothing at all, not even a root.
  public var isEmpty: Bool {
    func isEmpty<Object: ScreenObject>(_: Object.Type) -> Bool { self[keyPath: Object.list].isEmpty }
    return Self.kinds.allSatisfy { isEmpty($0) }
  }
}
