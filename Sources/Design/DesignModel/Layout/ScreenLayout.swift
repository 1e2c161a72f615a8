/// The answer: where every view of a screen lies in one environment, and what is wrong with the constraints.
public struct ScreenLayout: Hashable, Sendable {
  /// One for each view of the screen, in the screen's order.
  public var views: [ViewLayout]
  /// Sets of required constraints that can't hold together.
  public var conflicts: [Conflict]
  /// What the constraints leave open.
  public var ambiguities: [Ambiguity]
  /// Where the anchors lie that the screen's assertions measure, in the order of `Screen.assertedAnchors`.
  public var anchors: [MeasuredAnchor]
  /// Why the frames are no answer, where the rounds of layout found no rest; nil where they did.
  public var unrest: Unrest?

  /// A layout.
  public init(
    views: [ViewLayout], conflicts: [Conflict] = [], ambiguities: [Ambiguity] = [],
    anchors: [MeasuredAnchor] = [], unrest: Unrest? = nil
  ) {
    (self.views, self.conflicts, self.ambiguities) = (views, conflicts, ambiguities)
    (self.anchors, self.unrest) = (anchors, unrest)
  }

  /// The worst that is wrong.
  public var status: Status {
    if unrest != nil {
      .noRest
    } else if !conflicts.isEmpty {
      .conflict
    } else if !ambiguities.isEmpty {
      .ambiguous
    } else {
      .solved
    }
  }

  /// How a layout came out.
  public enum Status: String, Vocabulary {
    case solved, ambiguous, conflict
    case noRest = "no rest"
  }

  /// The layout of the view of that identity.
  public func view(_ id: ObjectID) -> ViewLayout? { views.first { $0.view == id } }
}

/// Where a view lies, and what became of its text and its content.
public struct ViewLayout: Hashable, Sendable {
  /// The view's identity.
  public var view: ObjectID
  /// The frame before rounding, in points of the parent's coordinate space.
  public var exact: Rect
  /// The frame rounded to device pixels, in points of the parent's coordinate space.
  public var frame: Rect
  /// The frame rounded to device pixels, in points of the root's coordinate space.
  public var screenFrame: Rect
  /// True if the view or an ancestor is hidden.
  public var isHidden: Bool
  /// What became of the text; nil for a view without one.
  public var text: TextLayout?
  /// A scroll view's content; nil for other views.
  public var scroll: ScrollLayout?

  /// A view's layout.
  public init(
    view: ObjectID, exact: Rect, frame: Rect, screenFrame: Rect, isHidden: Bool = false,
    text: TextLayout? = nil, scroll: ScrollLayout? = nil
  ) {
    (self.view, self.exact, self.frame, self.screenFrame) = (view, exact, frame, screenFrame)
    (self.isHidden, self.text, self.scroll) = (isHidden, text, scroll)
  }
}

/// Where an anchor lies on the screen.
public struct MeasuredAnchor: Hashable, Sendable {
  /// The anchor.
  public var anchor: AnchoredItem
  /// Points before rounding, from the root's left or top edge with scrolling counted, or a size.
  public var value: Double
  /// An anchor's place.
  public init(_ anchor: AnchoredItem, _ value: Double) { (self.anchor, self.value) = (anchor, value) }
}

/// What became of a text in the room it got.
public struct TextLayout: Hashable, Sendable {
  /// Lines shown.
  public var lines: Int
  /// Lines that the whole text takes at this width.
  public var wanted: Int
  /// Characters shown.
  public var shown: Int
  /// Characters of the whole text.
  public var total: Int
  /// True if characters are missing.
  public var isTruncated: Bool
  /// True if shown lines reach beyond the view's height.
  public var isClipped: Bool
  /// The factor by which the font was shrunk to fit; 1 for not at all.
  public var scale: Double
  /// True if the widths are not from the built-in system-font metrics.
  public var isApproximate: Bool

  /// A text's fate.
  public init(
    lines: Int, wanted: Int, shown: Int, total: Int, isTruncated: Bool = false, isClipped: Bool = false,
    scale: Double = 1, isApproximate: Bool = false
  ) {
    (self.lines, self.wanted, self.shown, self.total) = (lines, wanted, shown, total)
    (self.isTruncated, self.isClipped, self.scale) = (isTruncated, isClipped, scale)
    self.isApproximate = isApproximate
  }
}

/// A scroll view's content, all in points.
public struct ScrollLayout: Hashable, Sendable {
  /// The content area's size.
  public var contentSize: Size
  /// The content insets with safe area and keyboard added.
  public var insets: EdgeInsets
  /// The content offset in this environment.
  public var offset: Point
  /// The least and the greatest offset that a finger can rest at.
  public var least, greatest: Point

  /// A scroll view's content.
  public init(contentSize: Size, insets: EdgeInsets, offset: Point, least: Point, greatest: Point) {
    (self.contentSize, self.insets, self.offset) = (contentSize, insets, offset)
    (self.least, self.greatest) = (least, greatest)
  }
}

/// Required rules that can't hold together: leave any one out and the rest can.
public struct Conflict: Hashable, Sendable {
  /// What contradicts itself, in the screen's order.
  public var members: [Rule]
  /// A set of contradicting rules.
  public init(members: [Rule]) { self.members = members }
}

/// Something that the layout obeys: an author's constraint, or a rule that a view brings with it.
public enum Rule: Hashable, Sendable {
  /// A constraint of the screen.
  case constraint(ObjectID)
  /// A rule of a view, such as a stack's spacing; `what` says it in words, with its arranged view where it has one.
  case builtIn(ObjectID, what: String)

  /// The words in which rules speak of a view's own content.
  public static let ofContent = "that of its content"

  /// The words in which a rule that has one equation for each of two edges says which of them it means.
  public static let atEdge = " at its "

  /// The rule by the name that its equations for both edges share.
  public var ofBothEdges: Rule {
    guard case .builtIn(let view, let what) = self, let mark = what.ranges(of: Self.atEdge).last else {
      return self
    }
    return .builtIn(view, what: String(what[..<mark.lowerBound]))
  }

  /// True for a view's wish to be as large as its own content.
  public var isOfContent: Bool {
    if case .builtIn(_, let what) = self { what.contains(Self.ofContent) } else { false }
  }
}

/// An axis in which a view's place or size is left open.
public struct Ambiguity: Hashable, Sendable {
  /// The view.
  public var view: ObjectID
  /// What is open.
  public var aspect: Aspect
  /// The least and greatest value in points that are equally good, infinite where unbounded.
  public var least, greatest: Double

  /// What of a view can be left open.
  public enum Aspect: String, Vocabulary { case x, y, width, height, contentWidth, contentHeight }

  /// An ambiguity.
  public init(view: ObjectID, aspect: Aspect, least: Double, greatest: Double) {
    (self.view, self.aspect, self.least, self.greatest) = (view, aspect, least, greatest)
  }
}
