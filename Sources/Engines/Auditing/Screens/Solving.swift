import AutoLayout
import DesignModel

/// What makes further layouts, for rules that compare.
struct Solving: Sendable {
  /// The audited screen, ready for layouts.
  let screen: PreparedScreen
  /// What its layouts read of environments.
  let reads: EnvironmentReads
  /// What its layouts are after others.
  let histories: LayoutHistories
  /// The screen whose layouts in left-to-right those in right-to-left have to be the mirror image of; nil where nothing
  /// stays unmirrored that isn't meant to, and where something is held to a side in a way that has no other side.
  let turnedRound: PreparedScreen?

  /// Makes layouts of a screen.
  init(_ tree: AuditedScreen, by engine: LayoutEngine) {
    screen = engine.prepare(tree.screen)
    turnedRound = tree.mayStayUnmirrored ? tree.turnedRound().map(engine.prepare) : nil
    reads = self.screen.reads
    histories = LayoutHistories(self.screen, reads: reads)
  }
}
