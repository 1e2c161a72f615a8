/// How a screen looks in one environment: its layout, and all that a picture of it shows beyond frames.
public struct ScreenAppearance: Hashable, Sendable {
  /// Where the views lie.
  public var layout: ScreenLayout
  /// One for each view of the screen, in the screen's order.
  public var views: [ViewAppearance]
  /// One for each guide of the screen, in the screen's order; points of the root's coordinate space.
  public var guides: [Rect]
  /// The root's layout margins and readable content guide, in points of the root's coordinate space.
  public var layoutMargins, readableContent: Rect
  /// The constraints that apply, in the screen's order.
  public var constraints: [AppliedConstraint]

  /// How a screen looks.
  public init(
    layout: ScreenLayout, views: [ViewAppearance], guides: [Rect], layoutMargins: Rect,
    readableContent: Rect, constraints: [AppliedConstraint]
  ) {
    (self.layout, self.views, self.guides) = (layout, views, guides)
    (self.layoutMargins, self.readableContent) = (layoutMargins, readableContent)
    self.constraints = constraints
  }
}

/// What a view shows.
public struct ViewAppearance: Hashable, Sendable {
  /// The attributes with the variations that apply.
  public var attributes: Attributes
  /// The text as it is set; nil for a view without one.
  public var text: TypesetText?
  /// The size in points that the view takes by itself; nil in an axis without one.
  public var intrinsicWidth, intrinsicHeight: Double?

  /// What a view shows.
  public init(
    attributes: Attributes, text: TypesetText? = nil, intrinsicWidth: Double? = nil,
    intrinsicHeight: Double? = nil
  ) {
    (self.attributes, self.text) = (attributes, text)
    (self.intrinsicWidth, self.intrinsicHeight) = (intrinsicWidth, intrinsicHeight)
  }
}

/// A view's text, broken into lines and put into its place.
public struct TypesetText: Hashable, Sendable {
  /// A family other than the system font; nil for the system font.
  public var family: String?
  /// The font's size in points, shrunk where it had to be.
  public var size: Double
  /// The font's weight.
  public var weight: FontWeight
  /// True if it stands in for a text that is not there.
  public var isPlaceholder: Bool
  /// The lines that are shown, from the top.
  public var lines: [Line]

  /// A line of text.
  public struct Line: Hashable, Sendable {
    /// The characters, with the mark of what was cut.
    public var text: String
    /// The line's box in points of the view's coordinate space.
    public var frame: Rect
    /// The baseline, in points below the view's top.
    public var baseline: Double
    /// True if characters are missing here.
    public var isCut: Bool

    /// A line of text.
    public init(text: String, frame: Rect, baseline: Double, isCut: Bool = false) {
      (self.text, self.frame, self.baseline, self.isCut) = (text, frame, baseline, isCut)
    }
  }

  /// A text in its place.
  public init(
    family: String? = nil, size: Double, weight: FontWeight, isPlaceholder: Bool = false, lines: [Line]
  ) {
    (self.family, self.size, self.weight) = (family, size, weight)
    (self.isPlaceholder, self.lines) = (isPlaceholder, lines)
  }
}

/// A constraint that applies, and where its anchors lie.
public struct AppliedConstraint: Hashable, Sendable {
  /// The constraint's identity.
  public var id: ObjectID
  /// The constant in points and the priority that variations leave.
  public var constant: Double
  /// How much it counts.
  public var priority: Priority
  /// Where its sides lie, before rounding: points from the root's left or top edge, or a size; nil for a constant.
  public var first: Double, second: Double?

  /// A constraint that applies.
  public init(id: ObjectID, constant: Double, priority: Priority, first: Double, second: Double?) {
    (self.id, self.constant, self.priority) = (id, constant, priority)
    (self.first, self.second) = (first, second)
  }
}
