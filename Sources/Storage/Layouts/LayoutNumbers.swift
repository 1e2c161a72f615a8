import DesignModel

// The numbers of a text's layout and of what scrolls, in the order in which a store has them.

extension TextLayout {
  var numbers: [Double] {
    [
      Double(lines), Double(wanted), Double(shown), Double(total), isTruncated ? 1 : 0, isClipped ? 1 : 0,
      scale,
      isApproximate ? 1 : 0,
    ]
  }

  /// Nil unless these are such numbers.
  init?(_ numbers: [Double]) {
    guard numbers.count == 8, let lines = Int(exactly: numbers[0]), let wanted = Int(exactly: numbers[1]),
      let shown = Int(exactly: numbers[2]), let total = Int(exactly: numbers[3])
    else { return nil }
    self.init(
      lines: lines, wanted: wanted, shown: shown, total: total, isTruncated: numbers[4] != 0,
      isClipped: numbers[5] != 0, scale: numbers[6], isApproximate: numbers[7] != 0)
  }
}

extension ScrollLayout {
  var numbers: [Double] {
    [
      contentSize.width, contentSize.height, insets.top, insets.left, insets.bottom, insets.right, offset.x,
      offset.y,
      least.x, least.y, greatest.x, greatest.y,
    ]
  }

  /// Nil unless these are such numbers.
  init?(_ numbers: [Double]) {
    guard numbers.count == 12 else { return nil }
    self.init(
      contentSize: Size(width: numbers[0], height: numbers[1]),
      insets: EdgeInsets(top: numbers[2], left: numbers[3], bottom: numbers[4], right: numbers[5]),
      offset: Point(x: numbers[6], y: numbers[7]), least: Point(x: numbers[8], y: numbers[9]),
      greatest: Point(x: numbers[10], y: numbers[11]))
  }
}

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
  fileprivate var isFinite: Bool { numbers.allSatisfy(\.isFinite) }
}
