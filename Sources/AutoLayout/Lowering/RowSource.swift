import DesignModel

/// Where a row of the linear system comes from; views by index.
enum RowSource: Equatable {
  /// A constraint of the screen, by its place.
  case constraint(Int)
  /// The root is as large as the window.
  case window(Axis, Double)
  /// A view doesn't grow beyond its intrinsic size.
  case hugging(Int, Axis, Double)
  /// A view doesn't shrink below its intrinsic size.
  case compression(Int, Axis, Double)
  /// A stack's first view starts where the stack does.
  case stackStart(Int, first: Int)
  /// A stack's last view ends where the stack does.
  case stackEnd(Int, last: Int)
  /// The space before an arranged view.
  case spacing(Int, before: Int, Double, isLeast: Bool)
  /// An arranged view is as large as the first one.
  case equalSize(Int, view: Int, first: Int)
  /// The gap before an arranged view is that between the first two.
  case equalGap(Int, before: Int)
  /// The distance of centres before an arranged view is that of the first two.
  case equalCentering(Int, before: Int)
  /// An arranged view takes its share of the stack.
  case proportion(Int, view: Int)
  /// An arranged view lies across the stack as the alignment says.
  case alignment(Int, view: Int)
  /// An arranged view stays inside the stack across its axis.
  case inside(Int, view: Int)
  /// A stack is no larger than its views need.
  case fit(Int)
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
      return builtIn(view, "\(axis.sizeName) at most that of its content, \(size.inPoints)")
    case .compression(let view, let axis, let size):
      return builtIn(view, "\(axis.sizeName) at least that of its content, \(size.inPoints)")
    case .stackStart(let stack, let first): return builtIn(stack, "stack starts with \(name(first))")
    case .stackEnd(let stack, let last): return builtIn(stack, "stack ends with \(name(last))")
    case .spacing(let stack, let view, let gap, let isLeast):
      return builtIn(stack, "stack spacing \(isLeast ? "at least " : "")\(gap.inPoints) before \(name(view))")
    case .equalSize(let stack, let view, let first):
      return builtIn(stack, "stack makes \(name(view)) as large as \(name(first))")
    case .equalGap(let stack, let view):
      return builtIn(stack, "stack gap before \(name(view)) equals its first")
    case .equalCentering(let stack, let view): return builtIn(stack, "stack centers \(name(view)) evenly")
    case .proportion(let stack, let view): return builtIn(stack, "stack gives \(name(view)) its share")
    case .alignment(let stack, let view): return builtIn(stack, "stack alignment of \(name(view))")
    case .inside(let stack, let view): return builtIn(stack, "stack holds \(name(view))")
    case .fit(let stack): return builtIn(stack, "stack fits its views")
    }
  }

  /// The view or constraint that the source belongs to, for sorting: constraints first, then views.
  var rank: (isBuiltIn: Bool, place: Int) {
    switch self {
    case .constraint(let place): (false, place)
    case .window: (true, 0)
    case .hugging(let view, _, _), .compression(let view, _, _), .stackStart(let view, _),
      .stackEnd(let view, _), .spacing(let view, _, _, _), .equalSize(let view, _, _), .equalGap(let view, _),
      .equalCentering(let view, _), .proportion(let view, _), .alignment(let view, _), .inside(let view, _),
      .fit(let view):
      (true, view)
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
