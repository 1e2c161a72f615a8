import AutoLayout
import DesignModel

/// What makes further layouts, for rules that compare.
struct Solving: Sendable {
  /// The audited screen, ready for layouts.
  let screen: PreparedScreen
  /// What its layouts read of environments.
  let reads: EnvironmentReads
  /// What rules read of environments beside that: the keyboard for what it may cover of a window, and the window when the
  /// device is turned.
  let readsOfRules: EnvironmentReads
  /// What its layouts are after others.
  let histories: LayoutHistories
  /// The screen whose layouts in left-to-right those in right-to-left have to be the mirror image of; nil where nothing
  /// stays unmirrored that isn't meant to, and where something is held to a side in a way that has no other side.
  let turnedRound: PreparedScreen?

  /// The screen in the height that its table gives it at first; nil for what is no row of a table.
  let estimatedRow: PreparedScreen?

  /// The screen with the texts that it may get at run time; nil where it has some of them.
  let stressed: StressedScreens?

  /// The screen on its own device.
  let home: HomeLayouts

  /// Reads the contrasts of the screen's texts; nil where no rule asks.
  let contrasts: ContrastReader?

  /// Makes layouts of a screen, and reads contrasts unless no rule asks for them.
  init(_ tree: AuditedScreen, by engine: LayoutEngine, readingContrasts: Bool = true) {
    screen = engine.prepare(tree.screen)
    turnedRound = tree.mayStayUnmirrored ? tree.turnedRound().map(engine.prepare) : nil
    reads = self.screen.reads
    histories = LayoutHistories(self.screen, reads: reads)
    var others: EnvironmentReads = tree.screen.rootTraits.kind == .window ? .keyboard : []
    if histories.mayDiffer { others.insert(.surroundings) }
    readsOfRules = others
    estimatedRow = tree.screen.inEstimatedRow.map(engine.prepare)
    stressed = StressedScreens(tree, by: engine)
    home = HomeLayouts(self.screen)
    contrasts = readingContrasts ? ContrastReader(tree, screen) : nil
  }

  /// Makes layouts of the same screen with other texts.
  init(_ screen: PreparedScreen, like solving: Solving) {
    self.screen = screen
    (reads, readsOfRules, histories) = (solving.reads, solving.readsOfRules, solving.histories)
    (turnedRound, estimatedRow, stressed) = (nil, nil, nil)
    home = HomeLayouts(screen)
    contrasts = solving.contrasts
  }
}
