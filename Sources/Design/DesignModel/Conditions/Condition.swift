/// A claim over a profile, such as `textSize >= accessibilityMedium and width < 414`: all of its terms must hold.
public struct Condition: Hashable, Sendable {
  /// At least one.
  public let terms: [Term]
  /// A condition of those terms.
  public init(_ terms: [Term]) {
    precondition(!terms.isEmpty, "A condition has at least one term")
    self.terms = terms
  }

  /// True if it asks for a size class.
  public var asksForSizeClasses: Bool { terms.contains { [.hclass, .vclass].contains($0.axis) } }

  /// One comparison.
  public struct Term: Hashable, Sendable {
    /// What is compared.
    public let axis: ProfileAxis
    /// How.
    public let comparison: Comparison
    /// With what.
    public let value: Value
    /// A comparison; the value must suit the axis (`ProfileAxis.values`).
    public init(_ axis: ProfileAxis, _ comparison: Comparison, value: Value) {
      (self.axis, self.comparison, self.value) = (axis, comparison, value)
    }
  }

  /// A comparison's sign.
  public enum Comparison: String, Vocabulary {
    case equal = "="
    case different = "!="
    case below = "<"
    case atMost = "<="
    case above = ">"
    case atLeast = ">="
  }

  /// A number of points or of a version, or a word.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case word(String)
  }
}

/// What a condition can ask of a profile.
public enum ProfileAxis: String, Vocabulary {
  case width, height, hclass, vclass, textSize, direction, orientation, idiom, keyboard, state, os, boldText
  case scroll, focus

  /// What the axis can be compared with.
  public enum Values: Hashable, Sendable {
    /// Points or a version, in their natural order.
    case numbers
    /// Words in ascending order.
    case ordered([String])
    /// Words without an order.
    case words([String])
    /// Any name, such as a state's.
    case names
    /// Where a scroll view's content stands: a vertical offset in points, `start`, `end` or `until VIEW`.
    case positions
  }

  /// What the axis can be compared with.
  public var values: Values {
    switch self {
    case .width, .height, .os: .numbers
    case .textSize: .ordered(TextSize.words)
    case .hclass, .vclass: .words(SizeClass.words)
    case .direction: .words(LayoutDirection.words)
    case .orientation: .words(Orientation.words)
    case .idiom: .words(Idiom.words)
    case .keyboard: .words(KeyboardState.words)
    case .boldText: .words(["false", "true"])
    case .state, .focus: .names
    case .scroll: .positions
    }
  }
}

extension Condition {
  /// True where every term holds.
  public func holds(in environment: LayoutEnvironment) -> Bool {
    terms.allSatisfy { $0.holds(in: environment) }
  }
}

extension Condition.Term {
  func holds(in environment: LayoutEnvironment) -> Bool {
    switch (environment.value(of: axis), value) {
    case (.number(let actual), .number(let wanted)): comparison.holds(actual, wanted)
    case (.word(let actual), .word(let wanted)):
      if case .ordered(let words) = axis.values, let a = words.firstIndex(of: actual),
        let b = words.firstIndex(of: wanted)
      {
        comparison.holds(Double(a), Double(b))
      } else {
        comparison == .different ? actual != wanted : comparison == .equal && actual == wanted
      }
    // At the start nothing is scrolled away, at the end as much as can be, whatever that is in points.
    case (.word("start"), .number(let wanted)) where axis == .scroll: comparison.holds(0, wanted)
    case (.word("end"), .number(let wanted)) where axis == .scroll: comparison.holds(.infinity, wanted)
    case (.number, .word) where axis == .scroll: comparison == .different
    default: false
    }
  }
}

extension Condition.Comparison {
  /// True if the comparison holds between two numbers.
  public func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .equal: left == right
    case .different: left != right
    case .below: left < right
    case .atMost: left <= right
    case .above: left > right
    case .atLeast: left >= right
    }
  }
}
