/// What the solver found: values, how far each level is violated, what is in conflict, what is ambiguous.
///
/// Values do not depend on the order in which constraints were added. Where the levels leave a choice, the variables
/// take turns in their order of declaration: each comes as near to its rest value as it can and then stays there.
public struct Solution: Equatable, Sendable {
  /// The values, by variable index.
  ///
  /// Values are multiples of 2⁻³⁰, or of 2⁻⁴⁶ of their size if that is more, so that rounding does not show.
  public var values: [Double]
  /// The total violation of each priority in use, highest first.
  ///
  /// Lower bounds count as required.
  public var levels: [LevelViolation]
  /// How far each constraint is violated, by constraint index; 0 where it holds.
  public var violations: [Double]
  /// Irreducible sets of required constraints that cannot hold together, each sorted; empty if all can hold.
  public var conflicts: [[ConflictMember]]
  /// The variables with more than one optimal value, by variable index.
  public var ambiguous: [FreeVariable]

  /// The value of one variable.
  public subscript(variable: Variable) -> Double { values[variable.index] }
}

/// The sum of absolute violations at one priority.
public struct LevelViolation: Hashable, Sendable {
  /// The priority, 1000 for required.
  public var priority: Double
  /// The sum of absolute violations; 0 if every constraint of the level holds.
  public var violation: Double

  /// The total `violation` at `priority`.
  public init(priority: Double, violation: Double) {
    self.priority = priority
    self.violation = violation
  }
}

/// One required thing that takes part in a conflict.
public enum ConflictMember: Hashable, Comparable, Sendable {
  /// A required constraint.
  case constraint(ConstraintIndex)
  /// The lower bound of a variable.
  case lowerBound(Variable)
}

/// A variable that has more than one optimal value, and the range of them.
public struct FreeVariable: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// Its least optimal value; minus infinity if there is none.
  public var least: Double
  /// Its greatest optimal value; infinity if there is none.
  public var greatest: Double

  /// The `variable` may lie anywhere between `least` and `greatest`.
  public init(variable: Variable, least: Double, greatest: Double) {
    self.variable = variable
    self.least = least
    self.greatest = greatest
  }
}
