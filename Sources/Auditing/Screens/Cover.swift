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
    return covers.filter { hides($0, view, frame) }.max { $0.points < $1.points }
  }

  /// What a notch may cover of a view at the window's left or right, where nothing scrolls it sideways; nil for nothing.
  ///
  /// What a view shows begins where its text does. Controls without a text that begins there count when more than half
  /// of them is covered, and what spans the window from side to side shows itself in its middle.
  func sideCover(of view: Int) -> Cover? {
    let (frame, safe) = (frame(view), environment.safeArea)
    guard reach(of: view, beyond: window) == nil || isScrolled(view), !scrollsSideways(view) else {
      return nil
    }
    let covers = [
      (Cover(points: min(safe.left - frame.x, frame.width), edge: .left), strip: safe.left),
      (Cover(points: min(frame.maxX - (window.maxX - safe.right), frame.width), edge: .right), safe.right),
    ]
    return covers.first { cover, strip in
      // A notch is less deep than the strip that is kept free of it, by how much is not known.
      hides(cover, view, frame)
        && (cover.points > frame.width / 2
          || cover.points > strip / 2 && textBegins(at: cover.edge, in: view))
    }?.0
  }

  private func hides(_ cover: Cover, _ view: Int, _ frame: Rect) -> Bool {
    min(frame.width, frame.height) > halfPixel && cover.points > halfPixel + overhang(view)
  }

  private func scrollsSideways(_ view: Int) -> Bool {
    tree.ancestors(of: view).contains { ancestor in
      layout.views[ancestor].scroll.map { $0.greatest.x - $0.least.x > halfPixel } ?? false
    }
  }

  /// True if lines of text start at that side of the view, or end there since they fill it.
  private func textBegins(at edge: Cover.Edge, in view: Int) -> Bool {
    guard [.label, .textView, .textField].contains(screen.views[view].kind),
      let text = layout.views[view].text,
      text.total > 0
    else { return false }
    let isRightToLeft = environment.direction == .rtl
    if text.lines > 1 { return true }
    switch TextTraits.alignment(attributes[view]) {
    case .natural, .justified: return (edge == .right) == isRightToLeft
    case .left: return edge == .left
    case .right: return edge == .right
    case .center: return false
    }
  }
}
