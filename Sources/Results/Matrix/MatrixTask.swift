public import AutoLayout
public import DesignModel

extension ProfileMatrix {
  /// A screen on profiles, and what is made of each of its layouts.
  public struct Task<Judgement: Sendable> {
    /// The screen.
    public let screen: Screen
    /// The profiles.
    public let profiles: [ResolvedProfile]
    /// What judges read beside the layouts' own.
    let reads: EnvironmentReads
    /// The screen made ready for layouts; nil where nobody has done so yet.
    let prepared: PreparedScreen?
    /// Makes something of a layout, on several threads, once for environments that look alike.
    let judge: @Sendable (Solved, LayoutEnvironment) -> Judgement

    /// A task; `reads` is what the judge reads of environments beside what the layouts read, and `prepared` the screen as
    /// the judge solves it too, so that neither solves what the other has solved.
    public init(
      _ screen: Screen, on profiles: [ResolvedProfile], reading reads: EnvironmentReads = [],
      prepared: PreparedScreen? = nil,
      judging judge: @escaping @Sendable (Solved, LayoutEnvironment) -> Judgement
    ) {
      (self.screen, self.profiles, self.reads, self.judge) = (screen, profiles, reads, judge)
      self.prepared = prepared
    }
  }

  /// What was made of one layout, and the places of the profiles that it is for, ascending.
  public struct Judged<Judgement: Sendable>: Sendable {
    /// What was made of it.
    public let judgement: Judgement
    /// At least one.
    public let places: [Int]
  }
}
