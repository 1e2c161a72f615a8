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
    case moved(Rect, Rect, isLeaf: Bool)
    case added(Rect)
    case removed(Rect)
  }

  private var changes: [Change] {
    let old = before.shownFrames
    let new = after.shownFrames
    let kept = after.screen.views.compactMap { view -> Change? in
      switch (old[view.id], new[view.id]) {
      case (let from?, let to?):
        Self.isMoved(from, to) ? .moved(from, to, isLeaf: after.screen.isLeaf(view)) : nil
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
    return [veil] + changes.flatMap { outlines(of: $0) } + arrows
  }

  /// What holds other views is drawn thinner: it mostly moves because they do.
  private func outlines(of change: Change) -> [Shape] {
    switch change {
    case .added(let frame): [.rectangle(frame, .stroke(Palette.added, 1.5))]
    case .removed(let frame): [.rectangle(frame, .stroke(Palette.conflict, 1.25, dash: [4, 3]))]
    case .moved(let from, let to, let isLeaf):
      [
        .rectangle(from, .stroke(Palette.before, isLeaf ? 1 : 0.5, dash: [3, 2])),
        .rectangle(to, .stroke(Palette.after, isLeaf ? 1.25 : 0.5)),
      ]
    }
  }

  /// An arrow for each view without views in it, side by side along the width so that they don't cover one another.
  private var arrows: [Shape] {
    let moves = changes.compactMap { change -> (from: Rect, to: Rect)? in
      if case .moved(let from, let to, isLeaf: true) = change { (from, to) } else { nil }
    }
    return moves.enumerated().flatMap { index, move -> [Shape] in
      let part = Double(index + 1) / Double(moves.count + 1)
      func place(_ rect: Rect) -> Point { Point(x: rect.x + rect.width * part, y: rect.center.y) }
      return arrow(place(move.from), place(move.to))
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
      .circle(start, radius: 1.75, paint: .fill(Palette.movement)),
      .line(from: start, to: base, in: Palette.movement, width: 1.5),
      .path(
        [
          end, Point(x: base.x - uy * wing, y: base.y + ux * wing),
          Point(x: base.x + uy * wing, y: base.y - ux * wing),
        ], closed: true, .fill(Palette.movement)),
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

extension Screen {
  /// True if no view lies in that one.
  fileprivate func isLeaf(_ view: View) -> Bool { !views.contains { $0.parent == view.id } }
}
