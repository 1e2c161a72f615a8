import ConstraintSolver
public import DesignModel

/// What a layout comes to, without the names of what is wrong with it.
public struct LayoutOutcome: Hashable, Sendable {
  /// The frames in pixels, in points of the parent's coordinate space, in the screen's order.
  public var frames: [Rect]
  /// True if required rules can't all hold.
  public var isBroken: Bool
}

extension PreparedScreen {
  /// Lays the screen out in an environment; which rules contradict one another is not looked for, which takes most of the
  /// time where there are many.
  public func outcome(in environment: LayoutEnvironment) -> LayoutOutcome {
    let settled = SettledScreen(self, environment.settled(for: screen))
    let answer = Fixpoint(settled).report(.values)
    let frames = Frames(answer, answer.scrollResults())
    return LayoutOutcome(
      frames: (0..<tree.viewCount).map(frames.rounded), isBroken: answer.solution.breaksRequired)
  }
}

extension PreparedScreen {
  /// The sets of rules that contradict one another in an environment; what is open is not looked for.
  public func conflicts(in environment: LayoutEnvironment) -> [Conflict] {
    Fixpoint(SettledScreen(self, environment.settled(for: screen))).report(.conflicts).conflicts()
  }
}

extension Solution {
  /// True if required constraints can't all hold.
  fileprivate var breaksRequired: Bool {
    levels.contains { $0.priority == LinearSystem.required && $0.violation > 0 }
  }
}
