import DesignModel

/// A text and all that may lie under it, in the order in which it is asked; the same on every layout with the same attributes.
struct PlannedText: Sendable {
  /// The view's index.
  let view: Int
  /// The text's colour.
  let color: TextColor
  /// What may lie under it, the nearest first, down to the first view around it that ends the search.
  let steps: [Step]
  /// True if the ground may be one from which the text stands out too little.
  let mayFail: Bool

  /// A view that paints, or that scrolls the text.
  struct Step: Sendable {
    let view: Int
    /// True for the text's view itself and for those around it.
    let isAround: Bool
    let paint: ViewPaint.Paint
  }

  /// A text of those views; nil for a view that shows none, and for a control that is disabled, of which WCAG 2.2 asks
  /// nothing ("inactive user interface component").
  init?(of view: Int, in tree: AuditedScreen, _ attributes: [Attributes], _ painters: [ViewPaint]) {
    guard !tree.kinds[view].isControl || !attributes[view].isDisabled,
      !TextTraits(tree.kinds[view], attributes[view]).text.allSatisfy(\.isWhitespace),
      let color = TextColor.ofText(on: view, in: tree, attributes)
    else { return nil }
    (self.view, self.color) = (view, color)
    let steps = color.painted == nil ? [] : Self.steps(from: view, in: tree, painters)
    self.steps = steps
    // What fades the text or a ground of it leaves neither as it is painted.
    func isFaded(_ view: Int) -> Bool {
      attributes[view].opacity < 1 || tree.ancestors(of: view).contains { attributes[$0].opacity < 1 }
    }
    mayFail =
      color.painted.map { words in
        steps.contains { $0.paint.mayHide(words, isFaded: isFaded(view) || isFaded($0.view)) }
      } ?? false
  }

  /// A symbol in a colour.
  init(symbol view: Int, _ color: TextColor, in tree: AuditedScreen, _ painters: [ViewPaint]) {
    (self.view, self.color, mayFail) = (view, color, true)
    steps = Self.steps(from: view, in: tree, painters)
  }

  private static func steps(from view: Int, in tree: AuditedScreen, _ painters: [ViewPaint]) -> [Step] {
    let around = Set(tree.ancestors(of: view))
    var steps: [Step] = []
    for other in stride(from: view, through: 0, by: -1) {
      let isAround = other == view || around.contains(other)
      let paint = other == view ? painters[other].underOwnWords : painters[other].underOthers
      let scrolls = isAround && tree.kinds[other] == .scroll
      if paint == .nothing, !scrolls { continue }
      steps.append(Step(view: other, isAround: isAround, paint: paint))
      if isAround, paint.endsSearch { break }
    }
    return steps
  }
}

extension ViewPaint.Paint {
  /// True for what lets nothing through.
  fileprivate var endsSearch: Bool {
    switch self {
    case .nothing: false
    case .unknown: true
    case .color(let color, _): color.isOpaque
    }
  }

  /// True if a text of that colour may stand out too little from it; faded is what is translucent with one of the views
  /// around it.
  fileprivate func mayHide(_ words: PaintedColor, isFaded: @autoclosure () -> Bool) -> Bool {
    guard case .color(let color, _) = self else { return false }
    return !color.isOpaque || !words.isOpaque || words.contrast(to: color) < TextContrast.ofText || isFaded()
  }
}
