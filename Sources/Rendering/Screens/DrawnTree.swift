import DesignModel
import Notation

/// The views of a screen, drawn in their tree so that each clips what lies in it where it does so on the device.
struct DrawnTree {
  private let picture: Picture
  private let children: [[Int]]

  init(_ picture: Picture) {
    self.picture = picture
    children = picture.children
  }

  /// The whole tree, in points of the window.
  var shapes: [Shape] { drawn(0, in: .zero, where: { _ in true }) }

  /// Pale copies of what the scroll views have beyond the window.
  func ghosts(beyond window: Rect, in extent: Rect) -> [Shape] {
    picture.scrolls.flatMap { scroll in
      ghost(of: scroll, clip: extent.around(window)) { !window.holds($0) }
    }
  }

  /// Pale copies of what the scroll views have within the window but outside their own frames.
  func ghosts(within window: Rect) -> [Shape] {
    picture.scrolls.flatMap { scroll -> [Shape] in
      let frame = picture.frame(scroll)
      if frame.holds(window) { return [] }
      return ghost(of: scroll, clip: window.around(frame)) { view in
        !frame.holds(view) && window.intersection(view) != nil
      }
    }
  }

  private func ghost(of scroll: Int, clip: [Rect], where isWanted: (Rect) -> Bool) -> [Shape] {
    let shapes = children[scroll].flatMap { drawn($0, in: .zero, where: isWanted) }
    if shapes.isEmpty { return [] }
    return [.group(Group("layer scroll", opacity: 0.3, clip: Group.Clip(clip), shapes))]
  }

  /// A view and what is in it; `origin` is the superview's in points of the window.
  private func drawn(_ view: Int, in origin: Point, where isWanted: (Rect) -> Bool) -> [Shape] {
    guard picture.isShown(view) else { return [] }
    let frame = picture.frame(view)
    let own = Point(x: frame.x, y: frame.y)
    let inner = children[view].flatMap { drawn($0, in: own, where: isWanted) }
    let clips = picture.clips(view)
    let isDrawn = isWanted(frame)
    guard isDrawn || !inner.isEmpty else { return [] }
    let content: [Shape] =
      clips && !inner.isEmpty && !inner.allSatisfy(\.isEmptyGroup)
      ? [.group(Group("clipped", clip: Group.Clip([Rect(frame.size)]), inner))] : inner
    let painted = isDrawn ? ViewPainter(picture, view) : nil
    return [
      .group(
        Group(
          "view \(picture.screen.views[view].kind.rawValue)",
          name: picture.screen.path(of: picture.screen.views[view]), title: picture.tooltip(view),
          offset: Point(x: own.x - origin.x, y: own.y - origin.y),
          (painted?.body ?? []) + content + (painted?.outline ?? [])))
    ]
  }
}

extension Shape {
  fileprivate var isEmptyGroup: Bool {
    if case .group(let group) = self { group.shapes.isEmpty } else { false }
  }
}

extension Picture {
  /// The scroll views that show, in the screen's order.
  var scrolls: [Int] {
    screen.views.indices.filter { screen.views[$0].kind == .scroll && isShown($0) }
  }

  /// Whether a view cuts what lies outside of it; scroll views do if the design doesn't say otherwise.
  func clips(_ view: Int) -> Bool {
    appearance.views[view].attributes.flag(.clips) ?? (screen.views[view].kind == .scroll)
  }

  /// What scroll views have beyond the window, at most half of it before and one and a half behind.
  var overflow: Rect {
    let reach = Rect(
      x: -window.width / 2, y: -window.height / 2, width: window.width * 3, height: window.height * 3)
    let within = scrolls.reduce(into: window) { whole, scroll in
      for view in screen.views.indices where isShown(view) {
        let id = screen.views[view].id
        if id != screen.views[scroll].id, screen.contains(id, under: screen.views[scroll].id) {
          whole = whole.union(frame(view))
        }
      }
    }
    return within.intersection(reach) ?? window
  }

  /// `form/title: label, 20,59 353×33.67`.
  fileprivate func tooltip(_ view: Int) -> String {
    let frame = frame(view)
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { $0.rounded(places: 2).spelled }
    return "\(screen.path(of: screen.views[view])): \(screen.views[view].kind.rawValue), "
      + "\(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])"
  }
}
