import DesignModel

/// What the linear system takes from an earlier solution of itself.
struct LayoutInputs: Equatable {
  /// One for each view.
  var intrinsic: [IntrinsicSize]
  /// Safe areas and margins.
  var regions: Regions
  /// Content insets of scroll views whose offset places views outside; one for each view.
  var scrollInsets: [DirectedInsets]
  /// Where contents of those begin whose place follows from what lies in them, from the frame's leading and top edge;
  /// one for each view, nil for others.
  var contentOrigins: [Point?]
  /// The arranged view that gives a horizontal stack its baselines, the tallest; -1 where there is none.
  var tallest: [Int]
}
