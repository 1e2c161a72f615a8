import AutoLayout

/// What makes further layouts, for rules that compare.
struct Solving: Sendable {
  /// Lays out any screen.
  let engine: LayoutEngine
  /// The audited screen, ready for layouts.
  let screen: PreparedScreen
}
