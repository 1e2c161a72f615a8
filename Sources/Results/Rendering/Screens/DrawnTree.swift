import DesignModel
import Notation

/// The views of a screen, drawn in their tree so that each clips what lies in it where it does so on the device.
struct DrawnTree {
  private let picture: Picture
  private let children: [[Int]]
  private let paths: [String]

  init(_ picture: Picture) {
    self.picture = picture
    children = picture.children
    paths = picture.screen.paths
  }

  /// The whole tree, in points of the window.
  var shapes: [Shape] { drawn(0, in: .zero) }

  /// Pale copies of what lies beyond the window, where scrolling may or may not bring it in.
  func ghosts(beyond window: Rect, in extent: Rect) -> [Shape] {
    ghost(of: 0, clip: extent.around(window)) { !window.holds($0) }
  }

  /// Pale copies of what the scroll views have within the window but outside their own frames.
  func ghosts(within window: Rect) -> [Shape] {
    picture.scrolls.flatMap { scroll -> [Shape] in
      let frame = picture.frame(scroll)
      if frame.holds(window) { return [] }
      return ghost(of: scroll, clip: window.around(frame)) { view in
        !frame.holds(view) && window.overlap(view) != nil
      }
    }
  }

  private func ghost(of scroll: Int, clip: [Rect], where isWanted: @escaping (Rect) -> Bool) -> [Shape] {
    let shapes = children[scroll].flatMap { drawn($0, in: .zero, asGhost: isWanted) }
    if shapes.isEmpty { return [] }
    return [.layer(.scroll, opacity: 0.3, clip: Group.Clip(clip), shapes)]
  }

  /// A view and what is in it; `origin` is the superview's in points of the window.
  ///
  /// As a ghost only what is wanted by its frame is drawn, and nothing clips.
  private func drawn(
    _ view: Int, in origin: Point, asGhost isWanted: ((Rect) -> Bool)? = nil
  ) -> [Shape] {
    guard picture.isShown(view) else { return [] }
    let frame = picture.frame(view)
    let own = Point(x: frame.x, y: frame.y)
    var inner = children[view].flatMap { drawn($0, in: own, asGhost: isWanted) }
    let isDrawn = isWanted?(frame) ?? true
    guard isDrawn || !inner.isEmpty else { return [] }
    if isWanted == nil, picture.clips(view), !inner.isEmpty {
      inner = [
        .group(
          Group("clipped", clip: Group.Clip([Rect(frame.size)], radius: picture.cornerRadius(view)), inner))
      ]
    }
    let painter = isDrawn ? ViewPainter(picture, view) : nil
    return [
      .group(
        Group(
          "view \(picture.screen.views[view].kind.rawValue)",
          name: paths[view],
          title: isWanted == nil ? picture.tooltip(view) : nil,
          offset: Point(x: own.x - origin.x, y: own.y - origin.y), opacity: picture.opacity(view),
          (painter?.body ?? []) + inner + (painter?.outline ?? [])))
    ]
  }
}

extension Picture {
  /// The scroll views that show, in the screen's order.
  var scrolls: [Int] {
    screen.views.indices.filter { screen.views[$0].kind == .scroll && isShown($0) }
  }

  /// Whether a view cuts what lies outside of it; scroll views do if the design doesn't say otherwise.
  func clips(_ view: Int) -> Bool {
    appearance.views[view].attributes.clips ?? (screen.views[view].kind == .scroll)
  }

  /// The radius of a view's corners in points, at most half of its shorter side.
  func cornerRadius(_ view: Int) -> Double {
    let radius = appearance.views[view].attributes.number(.cornerRadius) ?? 0
    return max(0, min(radius, frame(view).width / 2, frame(view).height / 2))
  }

  /// How opaque a view is with what is in it.
  fileprivate func opacity(_ view: Int) -> Double { appearance.views[view].attributes.opacity }

  /// The window and what lies beyond it, at most as far again before and after.
  var overflow: Rect {
    let reach = window.inset(-window.width, -window.height)
    let whole = screen.views.indices.filter(isShown).reduce(window) { $0.union(frame($1)) }
    return whole.overlap(reach) ?? window
  }

  /// `label, 20,59 353×33.67`.
  fileprivate func tooltip(_ view: Int) -> String {
    let frame = frame(view)
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.shown)
    return "\(screen.views[view].kind.rawValue), "
      + "\(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])"
  }
}
