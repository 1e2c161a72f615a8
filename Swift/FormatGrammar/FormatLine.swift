/// A line of visual format as it is written, its names known.
struct FormatLine {
  /// Whether it runs across or down.
  var isHorizontal = true
  /// The superview's edge, where the line begins there, and the gap after it.
  var start: Edge?
  /// The views, each with the gap after it.
  var views: [View] = []
  /// The superview's edge, where the line ends there, and the gap before it.
  var end: Edge?

  /// A superview's edge.
  struct Edge {
    let offset: Int
    let gap: Gap
  }

  /// A view in its brackets.
  struct View {
    let item: FormatItem
    let offset: Int
    var sizes: [Predicate]
    /// The gap to the next view or to the edge.
    var gap = Gap.none
  }

  /// What lies between two views.
  enum Gap {
    case none
    case standard
    case given([Predicate])
  }

  /// One condition of a size or of a gap.
  struct Predicate {
    var sign = FormatSign.equal
    var number = 0.0
    /// The view whose size is meant in place of a number.
    var other: FormatItem?
    var priority: Double?
    let offset: Int
  }
}
