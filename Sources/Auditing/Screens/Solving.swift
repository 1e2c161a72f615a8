import AutoLayout
import DesignModel

/// What makes further layouts, for rules that compare.
struct Solving: Sendable {
  /// Lays out any screen.
  let engine: LayoutEngine
  /// The audited screen, ready for layouts.
  let screen: PreparedScreen
  /// What its layouts read of environments.
  let reads: EnvironmentReads
  /// What its layouts are after others.
  let histories: LayoutHistories

  /// Makes layouts of a screen.
  init(_ screen: Screen, by engine: LayoutEngine) {
    (self.engine, self.screen) = (engine, engine.prepare(screen))
    reads = self.screen.reads
    histories = LayoutHistories(self.screen, reads: reads)
  }
}
