import DesignModel

/// Where a row of the linear system comes from; views by index.
enum RowSource {
  /// A constraint of the screen, by its place.
  case constraint(Int)
  /// The root is as large as the window, or as a cell or view of its own.
  case window(Axis, Double)
  /// A view doesn't grow beyond its intrinsic size.
  case hugging(Int, Axis, Double)
  /// A view doesn't shrink below its intrinsic size.
  case compression(Int, Axis, Double)
  /// A stack's rule.
  case stack(StackRule)
  /// What names a view's left edge.
  case leftEdge(Int)
}

extension RowSource {
  /// The source in the words of the answer.
  func rule(in screen: Screen) -> Rule {
    func name(_ view: Int) -> String { "'\(screen.views[view].name)'" }
    func builtIn(_ view: Int, _ what: String) -> Rule { .builtIn(screen.views[view].id, what: what) }
    switch self {
    case .constraint(let place): return .constraint(screen.constraints[place].id)
    case .window(let axis, let size): return builtIn(0, "window \(axis.sizeName) \(size.inPoints)")
    case .hugging(let view, let axis, let size):
      return builtIn(view, "\(axis.sizeName) at most \(Rule.ofContent), \(size.inPoints)")
    case .compression(let view, let axis, let size):
      return builtIn(view, "\(axis.sizeName) at least \(Rule.ofContent), \(size.inPoints)")
    case .stack(let rule): return builtIn(rule.stack, rule.words(name))
    case .leftEdge(let view): return builtIn(view, "left edge")
    }
  }

  /// The view or constraint that the source belongs to, for sorting: constraints first, then views.
  var rank: (isBuiltIn: Bool, place: Int) {
    switch self {
    case .constraint(let place): (false, place)
    case .window: (true, 0)
    case .hugging(let view, _, _), .compression(let view, _, _), .leftEdge(let view): (true, view)
    case .stack(let rule): (true, rule.stack)
    }
  }
}

extension Axis {
  /// The other axis.
  var across: Axis { self == .horizontal ? .vertical : .horizontal }

  /// What a size along the axis is called.
  var sizeName: String { self == .horizontal ? "width" : "height" }
}

extension Double {
  /// Points to the hundredth, without needless zeros.
  var inPoints: String {
    let hundredths = (self * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(self)" }
    if hundredths.truncatingRemainder(dividingBy: 100) == 0 { return "\(Int(hundredths / 100))" }
    return "\(hundredths / 100)"
  }
}
