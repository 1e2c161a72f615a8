import AutoLayout
import DesignModel

/// What lies over a view that stands in the window.
struct Cover {
  /// How far the view reaches under it, in points.
  let points: Double
  /// Where.
  let edge: Edge

  /// At which of the window's edges something lies over views.
  enum Edge { case top, bottom, left, right }
}

extension AuditedLayout {
  /// What status bar, bars and home indicator cover of views that lie in the window and in no scroll view.
  ///
  /// Only of views that they cover at the smallest text size, too: those are bound there. What larger texts push there is
  /// on its way out of the window.
  func boundCovers() -> [Int: Cover] {
    var covers: [Int: Cover] = [:]
    for view in content { covers[view] = cover(of: view, frame(view)) }
    guard !covers.isEmpty, solving.reads.contains(.textSize), environment.textSize != .extraSmall else {
      return covers
    }
    var smallest = environment
    smallest.textSize = .extraSmall
    let other = solving.screen.layout(in: smallest)
    return covers.filter { view, cover in
      !other.views[view].isHidden && self.cover(of: view, other.views[view].screenFrame)?.edge == cover.edge
    }
  }

  private func cover(of view: Int, _ frame: Rect) -> Cover? {
    let safe = environment.covered
    guard !isScrolled(view), frame.reach(beyond: window) <= halfPixel + overhang(view) else { return nil }
    let covers = [
      Cover(points: safe.top - frame.y, edge: .top),
      // Under the keyboard lies more than the safe area leaves out.
      Cover(points: isTypedAt(view) ? 0 : frame.maxY - (window.maxY - safe.bottom), edge: .bottom),
    ]
    return covers.filter { hides($0, view, at: frame) }.max { $0.points < $1.points }
  }

  /// What a notch may cover of a view at the window's left or right, where nothing scrolls it sideways; nil for nothing.
  func sideCover(of view: Int) -> Cover? {
    reachability.sideCover(at: view).map {
      Cover(points: $0.points, edge: $0.side == .left ? .left : .right)
    }
  }

  private func hides(_ cover: Cover, _ view: Int, at frame: Rect) -> Bool {
    min(frame.width, frame.height) > halfPixel && cover.points > halfPixel + overhang(view)
  }
}
