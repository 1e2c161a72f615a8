import Foundation

#if canImport(FormatGrammar)
  import FormatGrammar
#endif

/// A line of visual format as code gives it, with what its names mean there.
struct VisualFormat {
  let line: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// The constraints that the line asks for; none, and a note, for what UIKit would refuse by an exception.
  var constraints: [NSLayoutConstraint] {
    nameViews()
    do {
      return try relations().map(constraint)
    } catch let fault as FormatFault {
      Recorder.note("visual format not understood (\(fault)): \(line)")
    } catch {
      Recorder.note("visual format not understood (no superview): \(line)")
    }
    return []
  }

  private func relations() throws -> [FormatRelation] {
    let names = FormatNames(metrics: metrics.compactMapValues(Self.number)) { name in
      item(named: name).map { $0.showsText ? .text : .plain }
    }
    return try FormatRelation.all(in: line, options: FormatOptions(options), names: names)
  }

  private func nameViews() {
    for (name, view) in views {
      if let view = view as? UIView, view.record.localName == nil { view.record.localName = name }
      if let guide = view as? UILayoutGuide, guide.localName == nil { guide.localName = name }
    }
  }

  private static func number(_ metric: Any) -> Double? {
    switch metric {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  private func item(named name: String) -> (any LayoutAnchored)? { views[name] as? any LayoutAnchored }

  // MARK: Constraints

  private struct NoSuperview: Error {}

  private func constraint(_ relation: FormatRelation) throws -> NSLayoutConstraint {
    let second = try relation.second.map(anchor)
    let first = try anchor(relation.first)
    let constraint = NSLayoutConstraint(
      first.item, first.attribute, relation: NSLayoutConstraint.Relation(relation.sign), second: second?.item,
      secondAttribute: second?.attribute ?? .notAnAttribute, multiplier: 1,
      constant: CGFloat(relation.constant))
    constraint.priority = UILayoutPriority(relation.priority.map { Float($0) } ?? 1000)
    return constraint
  }

  private func anchor(
    _ side: FormatSide
  ) throws -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    guard let item = item(named: side.name), let plain = NSLayoutConstraint.Attribute(side.anchor) else {
      preconditionFailure("The line's names are known")
    }
    guard side.isSuperview else { return (item, plain) }
    guard let superview = item.superviewOfFormat else { throw NoSuperview() }
    return (superview, side.isMargin ? plain.ofMargin : plain)
  }
}

extension LayoutAnchored {
  /// The view that `|` is beside the item.
  fileprivate var superviewOfFormat: UIView? {
    (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView
  }

  /// True for views from whose baselines UIKit counts gaps.
  fileprivate var showsText: Bool {
    self is UILabel || self is UIButton || self is UITextField || self is UITextView
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate init?(_ anchor: FormatAnchor) { self.init(rawValue: anchor.rawValue) }

  /// The margin's attribute at that edge.
  fileprivate var ofMargin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ sign: FormatSign) {
    self =
      switch sign {
      case .equal: .equal
      case .atMost: .lessThanOrEqual
      case .atLeast: .greaterThanOrEqual
      }
  }
}

extension FormatOptions {
  fileprivate init(_ options: NSLayoutConstraint.FormatOptions) {
    self.init(
      direction: options.contains(.directionLeftToRight)
        ? .leftToRight : options.contains(.directionRightToLeft) ? .rightToLeft : .leadingToTrailing,
      isBetweenBaselines: options.contains(.spacingBaselineToBaseline),
      alignments: FormatAnchor.allCases.filter { options.rawValue >> $0.rawValue & 1 == 1 })
  }
}
