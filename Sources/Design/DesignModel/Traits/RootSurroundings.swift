/// What a screen says of what is around its root, where a profile names no bars: all that an environment takes from a
/// screen on top of the device's own insets.
///
/// `LayoutEnvironment.settled(for:)` reads nothing else of it, so an environment may leave open whose bars it counts just
/// where there is none of this.
public struct RootSurroundings: Hashable, Sendable {
  /// The bars, in the vocabulary's order.
  private(set) var bars: [Bar] = []
  /// The edges at which bars take room from the root.
  private(set) var opaqueEdges: [OpaqueEdge] = []
  /// Whether the root is presented as a sheet.
  private(set) var isSheet = false

  /// Nothing around the root.
  static let none = RootSurroundings()

  /// True if there is anything.
  public var isPresent: Bool { self != .none }

  private init() {}

  /// What is around a root with those traits; nothing around a cell or a view, which others hold.
  init(of root: RootTraits) {
    guard root.kind == .window else { return }
    bars = root.bars
    opaqueEdges = root.opaqueEdges.filter(hasBar)
    isSheet = root.isSheet
  }

  /// True if one of the bars is at that edge.
  func hasBar(at edge: OpaqueEdge) -> Bool {
    bars.contains { [.navigation, .prompt, .largeTitle].contains($0) == (edge == .top) }
  }
}

extension Screen {
  /// What is around the screen's root where a profile names no bars.
  public var surroundings: RootSurroundings { RootSurroundings(of: rootTraits) }
}
