import DesignModel

extension ScreenLayout {
  /// True if every number is finite, as SQLite's columns demand, and the frames are an answer, as whoever reads the
  /// table of layouts believes.
  var isStorable: Bool { views.allSatisfy(\.isFinite) && isStorableBesideViews }

  /// The same of what is not a view's.
  var isStorableBesideViews: Bool {
    unrest == nil && !ambiguities.contains { $0.least.isNaN || $0.greatest.isNaN }
      && anchors.allSatisfy(\.value.isFinite)
  }
}

extension ViewLayout {
  var isFinite: Bool {
    exact.isFinite && frame.isFinite && screenFrame.isFinite && text?.scale.isFinite ?? true
      && scroll?.isFinite ?? true
  }
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension ScrollLayout {
  fileprivate var isFinite: Bool {
    let points = [offset, least, greatest].allSatisfy { $0.x.isFinite && $0.y.isFinite }
    let sides = [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite)
    return points && sides && contentSize.width.isFinite && contentSize.height.isFinite
  }
}
