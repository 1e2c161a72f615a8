import DesignModel

extension Picture {
  /// Around the device, in points.
  static let margin = 14.0
  /// The space for the title, in points.
  static let heading = 40.0

  /// The picture: a title, the device, and the screen on it.
  public var drawing: Drawing {
    let extent = extent
    return Drawing(
      size: Size(
        width: extent.width + 2 * Self.margin, height: extent.height + 2 * Self.margin + Self.heading),
      shapes: headline(width: extent.width) + [
        .group(Group("screen", name: screen.name, offset: drawingOrigin, shapes(in: extent)))
      ])
  }

  /// The device and the screen on it alone, for pages that say themselves what it is.
  public var plate: Plate { Plate(extent: extent, device: device.outline, shapes: shapes(in: extent)) }

  /// The window's left top corner on the canvas, in points.
  var drawingOrigin: Point {
    Point(x: Self.margin - extent.x, y: Self.margin + Self.heading - extent.y)
  }

  /// What has to fit on the canvas, in points of the window: the device, and what scrolls beyond it.
  private var extent: Rect {
    layers.contains(.scroll) ? device.outline.union(overflow) : device.outline
  }

  private func shapes(in extent: Rect) -> [Shape] {
    let tree = DrawnTree(self)
    let inside = Group.Clip([window], radius: device.screenRadius)
    var shapes: [Shape] = []
    if layers.contains(.scroll) { shapes += tree.ghosts(beyond: window, in: extent) }
    shapes.append(.symbol(device.body, at: .zero))
    var onScreen = tree.shapes
    if layers.contains(.scroll) { onScreen += tree.ghosts(within: window) }
    if layers.contains(.safeArea) { onScreen += safeAreaShapes }
    onScreen += barShapes
    if layers.contains(.keyboard) { onScreen += keyboardShapes }
    shapes.append(.group(Group("content", clip: inside, onScreen)))
    shapes.append(.symbol(device.face, at: .zero))
    return shapes + overlays
  }

  /// What is drawn over the screen to explain it.
  private var overlays: [Shape] {
    var places = LabelPlaces()
    var shapes: [Shape] = []
    func add(_ layer: PictureLayer, _ draw: (inout LabelPlaces) -> [Shape]) {
      guard layers.contains(layer) else { return }
      let drawn = draw(&places)
      if !drawn.isEmpty { shapes.append(.layer(layer, drawn)) }
    }
    add(.guides) { guideShapes(&$0) }
    add(.intrinsic) { intrinsicShapes(&$0) }
    add(.constraints) { constraintShapes(&$0) }
    add(.samples) { sampleShapes(&$0) }
    add(.ambiguities) { ambiguityShapes(&$0) }
    add(.conflicts) { conflictShapes(&$0) }
    add(.truncation) { truncationShapes(&$0) }
    if isNumbered { shapes.append(.group(Group("layer numbers", numberShapes(&places)))) }
    return shapes
  }

  /// The title and the subtitle, and how the layout came out where it isn't sound.
  private func headline(width: Double) -> [Shape] {
    let left = Self.margin + 2
    var shapes: [Shape] = []
    if let title = Caption(title, size: 15, weight: .semibold, Palette.text).fitted(to: width - 4) {
      shapes.append(title.left(left, middle: Self.margin + 6))
    }
    let tags = statusTags
    let room = width - 4 - tags.reduce(0) { $0 + $1.caption.tagSize.width + 6 }
    if let subtitle = Caption(subtitle, size: 11, weight: .regular, Palette.secondaryText).fitted(to: room) {
      shapes.append(subtitle.left(left, middle: Self.margin + 23))
    }
    var right = Self.margin + width
    for tag in tags {
      right -= tag.caption.tagSize.width
      shapes += tag.caption.tag(at: Point(x: right, y: Self.margin + 16), on: tag.color)
      right -= 6
    }
    return [.group(Group("heading", shapes))]
  }

  private var statusTags: [(caption: Caption, color: Color)] {
    let layout = appearance.layout
    var tags: [(Caption, Color)] = []
    if layout.unrest != nil { tags.append((Caption("no rest", Palette.background), Palette.conflict)) }
    if !layout.conflicts.isEmpty, layers.contains(.conflicts) {
      let count = layout.conflicts.count
      tags.append(
        (Caption(count == 1 ? "1 conflict" : "\(count) conflicts", Palette.background), Palette.conflict))
    }
    if !layout.ambiguities.isEmpty, layers.contains(.ambiguities) {
      tags.append((Caption("ambiguous", Palette.background), Palette.ambiguity))
    }
    return tags
  }
}
