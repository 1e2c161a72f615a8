public import DesignModel

/// A part of a sweep in which a layout behaves in one way.
///
/// In a sweep over a length every frame is linear in it here. All frames are exact, not rounded to pixels.
public struct SweepInterval: Sendable {
  /// Where it begins and ends: points, or places among the steps of a sweep over steps.
  public internal(set) var from, to: Double
  /// Whether it holds its own ends; neighbours share none.
  public internal(set) var includesFrom, includesTo: Bool
  /// What sets it apart from the interval before; empty for the first.
  public internal(set) var changes: [SweepChange]
  /// How the layout comes out.
  public let status: ScreenLayout.Status
  /// The frame of each view at the beginning, in the screen's order, in points of the parent's coordinate space;
  /// where the interval doesn't hold its beginning, what frames come near to there.
  public let first: [Rect]
  /// The same at the end.
  public internal(set) var last: [Rect]
  /// What became of each view's text; nil for a view without one.
  public let texts: [SweptText?]

  /// The frame of a view at `value`, by its place on the screen; for sweeps over a length.
  public func frame(of view: Int, at value: Double) -> Rect {
    let share = to > from ? (value - from) / (to - from) : 0
    func between(_ part: KeyPath<Rect, Double>) -> Double {
      first[view][keyPath: part] + share * (last[view][keyPath: part] - first[view][keyPath: part])
    }
    return Rect(x: between(\.x), y: between(\.y), width: between(\.width), height: between(\.height))
  }

  /// True if the interval holds `value`.
  public func contains(_ value: Double) -> Bool {
    (includesFrom ? from <= value : from < value) && (includesTo ? value <= to : value < to)
  }
}

/// What stays the same of a text throughout an interval.
public struct SweptText: Hashable, Sendable {
  /// Lines shown.
  public var lines: Int
  /// True if characters are missing.
  public var isTruncated: Bool
  /// True if shown lines reach beyond the view's height.
  public var isClipped: Bool
  /// True if the font is shrunk to fit.
  public var isShrunk: Bool

  /// What stays the same of `text`.
  init(_ text: TextLayout) {
    (lines, isTruncated) = (text.lines, text.isTruncated)
    (isClipped, isShrunk) = (text.isClipped, text.scale < 1)
  }
}

/// Something that sets an interval of a sweep apart from the one before.
public enum SweepChange: Hashable, Sendable {
  /// A size class becomes another.
  case sizeClass(Axis, SizeClass)
  /// The root's side margins become so many points.
  case sideMargins(Double)
  /// The root's safe area becomes another.
  case safeArea(EdgeInsets)
  /// The root's readable content guide begins or ends to be narrower than its margins leave room for.
  case readableWidth(isLimited: Bool)
  /// A condition of the screen begins or ends to hold.
  case condition(Condition, holds: Bool)
  /// Required rules begin to contradict one another.
  case conflict(Conflict)
  /// Some required rules no longer contradict one another.
  case resolved(Conflict)
  /// The rounds of layout begin or end to find no rest.
  case unrest(begins: Bool)
  /// An aspect of a view is left open, or no longer.
  case ambiguity(ObjectID, Ambiguity.Aspect, begins: Bool)
  /// A rule stands in another way.
  case rule(Rule, from: RuleStand, to: RuleStand)
  /// A view is smaller or larger than its content along an axis, or just as large again.
  case content(ObjectID, Axis, ContentFit)
  /// A text takes another number of lines.
  case lines(ObjectID, Int)
  /// A text begins to lose characters: so many of all are shown; or none are lost any longer.
  case truncation(ObjectID, begins: Bool, shown: Int, total: Int)
  /// Lines of a text begin or end to reach beyond their view.
  case clipping(ObjectID, begins: Bool)
  /// A text begins or ends to be shrunk to fit.
  case shrinking(ObjectID, begins: Bool)
  /// Two siblings begin or end to overlap.
  case overlap(ObjectID, ObjectID, begins: Bool)
  /// Frames of these views move at another pace, or jump, for a reason that has no name here, such as a margin that
  /// begins to count.
  case motion([ObjectID])
}

/// How a view's size stands to that of its content.
public enum ContentFit: String, Vocabulary { case smaller, equal, larger }

/// How a rule stands in an interval.
public enum RuleStand: String, Vocabulary {
  /// It holds as an equation.
  case decisive
  /// It holds with room to spare.
  case idle
  /// It does not hold.
  case broken
}

/// A sweep that can't be followed.
public enum SweepError: Error, CustomStringConvertible {
  /// Between two lengths in points, which lie in the range that was asked for, the numbers are too uneven to separate one
  /// behaviour from another; what is left of the range at either side was followed.
  case lost(from: Double, to: Double, in: ClosedRange<Double>)

  public var description: String {
    switch self {
    case .lost(let from, let to, let range):
      let rest = [
        from > range.lowerBound ? "up to \(from)" : nil, to < range.upperBound ? "on from \(to)" : nil,
      ].compactMap(\.self)
      let remedy =
        rest.isEmpty ? "solve it at single lengths instead" : "sweep " + rest.joined(separator: " and ")
      return "can't follow the layout between \(from) and \(to) points; " + remedy
    }
  }
}
