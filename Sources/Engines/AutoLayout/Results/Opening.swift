import ConstraintSolver
public import DesignModel

/// Something that a layout leaves open, and why.
public struct Opening: Hashable, Sendable {
  /// The view, what of it is open, and from where to where.
  public var ambiguity: Ambiguity
  /// Why it is open.
  public var cause: Cause

  /// Something open for that reason.
  public init(_ ambiguity: Ambiguity, _ cause: Cause) { (self.ambiguity, self.cause) = (ambiguity, cause) }

  /// Why a place or a size is open.
  public enum Cause: Hashable, Sendable {
    /// Required rules contradict one another, and any of them may give way.
    case conflict
    /// Nothing says what it is, or only what contents ask for by themselves.
    case unsaid
    /// The content size of a scroll view is open, and this is it or follows from it.
    case contentSize
    /// Rules of one priority can't all hold, an author's constraint among them, and any of them may give way.
    case rivals([Rule])
  }
}

extension PreparedScreen {
  /// What a layout of the screen leaves open, in the order of its ambiguities; nothing else than these.
  public func openings(in environment: LayoutEnvironment) -> [Opening] {
    let report = Fixpoint(SettledScreen(self, environment.settled(for: screen))).report()
    if report.unrest != nil || report.solution.ambiguous.isEmpty { return [] }
    let free = report.freeAspects()
    let ambiguities = report.ambiguities(free)
    if ambiguities.isEmpty { return [] }
    let causes = OpenCauses(report, free)
    return ambiguities.map { Opening($0, causes.cause(of: $0) ?? .unsaid) }
  }
}
