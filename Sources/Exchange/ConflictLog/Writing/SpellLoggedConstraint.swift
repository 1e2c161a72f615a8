import DesignModel
import Notation

extension LoggedConstraint {
  /// The constraint between `<` and `>`, as UIKit prints it.
  public var spelled: String {
    "<\(head.spelled) \(spelledEquation)\(spelledPriority)\(head.spelledTrail)   (\(spelledState))>"
  }

  private var spelledPriority: String { priority.isRequired ? "" : " @\(priority.value.spelled)" }

  private var spelledState: String {
    let state = isActive ? "active" : "inactive"
    var names: [String] = []
    for item in [first.item, second?.item].compactMap(\.self) {
      if let name = item.spelledName, !names.contains(name) { names.append(name) }
    }
    if let container { names.append("'|':\(container.spelledPlace)") }
    return names.isEmpty ? state : "\(state), names: \(names.joined(separator: ", ")) "
  }

  /// The superview that `|` means; nil in other forms.
  var container: LoggedItem? {
    guard nesting == .container, let second else { return nil }
    return first.anchor.isFar ? first.item : second.item
  }

  private var spelledEquation: String {
    if let nesting, let second { return visualForm(nesting, second) + spelledDirection }
    let equation = "\(first.spelled) \(head.spelledRelation(relation)) "
    guard let second else { return equation + constant.spelled }
    let factor = multiplier == 1 ? "" : "\(multiplier.spelled)*"
    let rest = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(abs(constant).spelled)"
    return equation + factor + second.spelled + rest
  }

  /// Forms between left and right edges say so by their direction.
  private var spelledDirection: String { [.left, .right].contains(first.anchor) ? "(LTR)" : "" }

  /// In a visual form the nearer item comes first: that of a superview's near edge or that before a gap.
  private func visualForm(_ nesting: Nesting, _ second: LoggedAnchor) -> String {
    let axis = first.anchor.axis == .horizontal ? "H" : "V"
    let sign = relation == .equal ? "" : relation.rawValue
    let gap = "-(\(sign)\(constant.spelled))-"
    switch nesting {
    case .siblings: return "\(axis):[\(second.item.spelled)]\(gap)[\(first.item.spelled)]"
    case .container where first.anchor.isFar: return "\(axis):[\(second.item.spelled)]\(gap)|"
    case .container: return "\(axis):|\(gap)[\(first.item.spelled)]"
    }
  }
}

extension LoggedAnchor {
  fileprivate var spelled: String { "\(item.spelled).\(anchor.rawValue)" }
}

extension Anchor {
  /// True for the trailing, the right and the bottom edge.
  var isFar: Bool { [.trailing, .right, .bottom].contains(self) }
}

extension ConstraintHead {
  /// Class, address, what stands before the equation, identifier.
  public var spelled: String {
    let leading = details.filter { word in Self.leadingDetails.contains { word.hasPrefix($0) } }
    let words = ["\(className):\(address.inHexadecimal)"] + leading + (identifier.map { ["'\($0)'"] } ?? [])
    return words.joined(separator: " ")
  }

  /// What comes after the equation.
  var spelledTrail: String { trail.map { " " + $0 }.joined() }

  private var trail: [String] {
    details.filter { word in Self.trailingDetails.contains { word.hasPrefix($0) } }
  }

  /// A content size is one constraint to UIKit, an equation with a priority for either direction.
  fileprivate func spelledRelation(_ relation: Relation) -> String {
    trail.isEmpty ? relation.rawValue : Relation.equal.rawValue
  }
}
