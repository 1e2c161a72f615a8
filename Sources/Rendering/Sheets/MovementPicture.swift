import DesignModel

/// The later version of a screen, faded, with outlines of both and an arrow for each view that moved.
struct MovementPicture {
  let before, after: Picture

  /// What counts as moved, in points.
  private static let threshold = 0.5

  var drawing: Drawing {
    var basis = after
    basis.layers.formIntersection([.text, .safeArea, .keyboard])
    basis.isNumbered = false
    (basis.title, basis.subtitle) = ("\(before.title) → \(after.title)", summary)
    var drawing = basis.drawing
    let device = basis.drawingOrigin
    drawing.shapes.append(.group(Group("layer changes", offset: device, shapes)))
    return drawing
  }

  /// A view of both versions or of one of them.
  private enum Change {
    case moved(Rect, Rect)
    case added(Rect)
    case removed(Rect)
  }

  private var changes: [Change] {
    let old = before.shownFrames
    let new = after.shownFrames
    let kept = after.screen.views.compactMap { view -> Change? in
      switch (old[view.id], new[view.id]) {
      case (let from?, let to?): Self.isMoved(from, to) ? .moved(from, to) : nil
      case (nil, let to?): .added(to)
      case (let from?, nil): .removed(from)
      case (nil, nil): nil
      }
    }
    let gone = before.screen.views.filter { after.screen.view($0.id) == nil }
    return kept + gone.compactMap { old[$0.id].map { .removed($0) } }
  }

  private static func isMoved(_ from: Rect, _ to: Rect) -> Bool {
    [from.x - to.x, from.y - to.y, from.maxX - to.maxX, from.maxY - to.maxY]
      .contains { abs($0) > threshold }
  }

  private var summary: String {
    var counts = (moved: 0, added: 0, removed: 0)
    for change in changes {
      switch change {
      case .moved: counts.moved += 1
      case .added: counts.added += 1
      case .removed: counts.removed += 1
      }
    }
    return "\(counts.moved) moved, \(counts.added) added, \(counts.removed) removed"
  }

  private var shapes: [Shape] {
    let veil = Shape.rectangle(
      after.window, radius: after.device.screenRadius, .fill(Color(0xFFFFFF, opacity: 0.6)))
    return [veil] + changes.flatMap { shapes(of: $0) }
  }

  private func shapes(of change: Change) -> [Shape] {
    switch change {
    case .added(let frame): [.rectangle(frame, .stroke(Palette.added, 1.5))]
    case .removed(let frame): [.rectangle(frame, .stroke(Palette.conflict, 1.25, dash: [4, 3]))]
    case .moved(let from, let to):
      [
        .rectangle(from, .stroke(Palette.before, 1, dash: [3, 2])),
        .rectangle(to, .stroke(Palette.tint, 1.25)),
      ] + arrow(from.center, to.center)
    }
  }

  /// An arrow, unless it would be too short to see.
  private func arrow(_ start: Point, _ end: Point) -> [Shape] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 2 else { return [] }
    let (ux, uy) = (dx / length, dy / length)
    let head = min(7, length)
    let base = Point(x: end.x - ux * head, y: end.y - uy * head)
    let wing = head * 0.45
    return [
      .circle(start, 1.75, .fill(Palette.conflict)), .line(start, base, Palette.conflict, 1.5),
      .path(
        [
          end, Point(x: base.x - uy * wing, y: base.y + ux * wing),
          Point(x: base.x + uy * wing, y: base.y - ux * wing),
        ], closed: true, .fill(Palette.conflict)),
    ]
  }
}

extension Picture {
  /// The frames of the views that show, in points of the window.
  fileprivate var shownFrames: [ObjectID: Rect] {
    var frames: [ObjectID: Rect] = [:]
    for index in screen.views.indices where isShown(index) { frames[screen.views[index].id] = frame(index) }
    return frames
  }
}
