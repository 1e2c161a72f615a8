import DesignModel

/// Draws one view, in points of its own space.
struct ViewPainter {
  let picture: Picture
  let view: View
  /// The view's place among the screen's.
  let index: Int
  let attributes: Attributes
  let text: TypesetText?
  let layout: ViewLayout
  /// The view at the origin.
  let bounds: Rect

  init(_ picture: Picture, _ index: Int) {
    self.picture = picture
    self.index = index
    view = picture.screen.views[index]
    attributes = picture.appearance.views[index].attributes
    text = picture.appearance.views[index].text
    layout = picture.appearance.layout.views[index]
    bounds = Rect(layout.screenFrame.size)
  }

  /// What lies below the subviews.
  var body: [Shape] { bounds.width > 0 && bounds.height > 0 ? backdrop + control + sectionWords : [] }

  /// What the file or the author puts under the view; nil for nothing, or for what can't be seen.
  var background: Color? {
    picture.background(of: index).flatMap { $0.opacity > 0 ? $0 : nil }
  }

  private var backdrop: [Shape] {
    background.map { [.rectangle(bounds, radius: picture.cornerRadius(index), .fill($0))] } ?? []
  }

  /// The colour of what can be tapped.
  var tint: Color { picture.tint(index) }

  /// The colour of the text, or another where none is set.
  func textColor(_ other: Color) -> Color { picture.color(.textColor, of: index) ?? other }

  /// Where the view ends; drawn over the subviews.
  var outline: [Shape] {
    guard picture.layers.contains(.frames), view.parent != nil else { return scrollIndicator }
    switch view.kind {
    case .view, .stack, .scroll, .spacer, .tableCell:
      return [.layer(.frames, [.rectangle(bounds, .stroke(Palette.container, 0.75, dash: [2, 2]))])]
        + scrollIndicator
    default: return [.layer(.frames, [.rectangle(bounds, .stroke(Palette.frame, 0.5))])]
    }
  }

  private var control: [Shape] {
    switch view.kind {
    case .view, .stack, .scroll: (view.parent == nil ? [] : emptyView) + accessory
    case .spacer: emptyView
    case .label: lines(textColor(Palette.text))
    case .textView: lines(textColor(Palette.text))
    case .button: button
    case .textField: textField
    case .image: namedImage ?? (picture.isImported && background != nil ? [] : image)
    case .custom: custom
    case .switch: toggle
    case .slider: slider
    case .stepper: stepper
    case .segmentedControl: segmentedControl
    case .progress: progress
    case .activityIndicator: activityIndicator
    case .datePicker: datePicker
    case .pageControl: pageControl
    case .searchBar: searchBar
    case .tableCell: tableCell
    }
  }

  /// The text as the engine set it; a text that is higher than its view is clipped.
  func lines(_ color: Color) -> [Shape] {
    guard picture.layers.contains(.text), let text else { return [] }
    let runs = text.lines.filter { !$0.text.isEmpty && $0.frame.width > 0 }.map { line in
      Shape.text(
        TextRun(
          line.text, frame: line.frame, baseline: line.baseline, family: text.family, size: text.size,
          weight: text.weight, color: text.isPlaceholder ? Palette.placeholder : color))
    }
    let isHigher = text.lines.contains { $0.frame.y < -1 || $0.frame.maxY > bounds.height + 1 }
    return [.layer(.text, clip: isHigher ? Group.Clip([bounds]) : nil, runs)]
  }

  /// A place at the leading side: mirrored in right-to-left.
  func leading(_ x: Double) -> Double { picture.isRightToLeft ? bounds.width - x : x }

  /// A rectangle at the leading side: mirrored in right-to-left.
  func leading(_ rect: Rect) -> Rect {
    var rect = rect
    if picture.isRightToLeft { rect.x = bounds.width - rect.maxX }
    return rect
  }

  /// A view that shows nothing bears its name, if there is room and nothing lies in it or over it.
  private var emptyView: [Shape] {
    guard picture.layers.contains(.frames), bounds.height >= 14, background == nil, !isCovered else {
      return []
    }
    let name = Caption(view.name, size: 9, weight: .regular, Palette.secondaryText)
      .centered(bounds.center, in: bounds.width - 8)
    return name.map { [.layer(.frames, [$0])] } ?? []
  }

  private var isCovered: Bool {
    let views = picture.screen.views
    if views[(index + 1)...].indices.contains(where: covers) { return true }
    // What stands before it holds its ancestors, the nearest last.
    var ancestor = view.parent
    for other in (0..<index).reversed() {
      if views[other].id == ancestor {
        ancestor = views[other].parent
      } else if covers(other) {
        return true
      }
    }
    return false
  }

  private func covers(_ other: Int) -> Bool {
    picture.isShown(other) && picture.frame(other).overlap(layout.screenFrame) != nil
  }
}

extension Picture {
  /// The colour that is set under the view at an index, if one is.
  func background(of view: Int) -> Color? { color(.background, of: view) }
}
