/// What a notch may cover of a view at the window's left or right.
public struct SideCover: Hashable, Sendable {
  /// How far the view reaches under it, in points.
  public let points: Double
  /// Where.
  public let side: Side

  /// A side of the window.
  public enum Side: Sendable { case left, right }
}

extension Reachability {
  /// What a notch may cover of the view at a place in the screen, where nothing scrolls it sideways; nil for nothing.
  ///
  /// What a view shows begins where its text does. Controls without a text that begins there count when more than half
  /// of them is covered, and what spans the window from side to side shows itself in its middle.
  public func sideCover(at place: Int) -> SideCover? {
    let (frame, safe) = (layout.views[place].screenFrame, environment.safeArea)
    let window = environment.root == nil ? Rect(environment.size) : layout.views[0].screenFrame
    let allowed = environment.halfPixel + screen.views[place].kind.row.overhang
    let left = min(safe.left - frame.x, frame.width)
    let right = min(frame.maxX - (window.maxX - safe.right), frame.width)
    guard max(left, right) > allowed, min(frame.width, frame.height) > environment.halfPixel else {
      return nil
    }
    let candidates = [
      (SideCover(points: left, side: .left), strip: safe.left),
      (SideCover(points: right, side: .right), safe.right),
    ].filter { $0.0.points > allowed }
    // What no finger scrolls sideways is pages, which code moves.
    let scrolls = scrolls(around: place).map {
      Reach.Step(layout.views[$0], along: .horizontal, isFreed: true)
    }
    if scrolls.contains(where: { $0.greatest - $0.least > environment.halfPixel }) { return nil }
    // What lies beyond the window is out of sight altogether, unless it is scrolled.
    if scrolls.isEmpty, frame.reach(beyond: window) > allowed { return nil }
    return candidates.first { cover, strip in
      // A notch is less deep than the strip that is kept free of it, by how much is not known.
      cover.points > frame.width / 2
        || cover.points > strip / 2
          && textBegins(at: cover.side, in: screen.views[place], layout.views[place])
    }?.0
  }

  /// True if lines of text start at that side of the view, or end there since they fill it.
  private func textBegins(at side: SideCover.Side, in view: View, _ place: ViewLayout) -> Bool {
    guard [.label, .textView, .textField].contains(view.kind) else { return false }
    // What people type begins there, too.
    guard view.takesText || (place.text?.total ?? 0) > 0 else { return false }
    if let text = place.text, text.lines > 1 { return true }
    let isRightToLeft = environment.direction == .rtl
    switch TextTraits.alignment(screen.attributes(of: view, in: environment)) {
    case .natural, .justified: return (side == .right) == isRightToLeft
    case .left: return side == .left
    case .right: return side == .right
    case .center: return false
    }
  }
}

extension Rect {
  /// How far this rectangle reaches beyond the other, at the side where it does most; not positive if it lies inside.
  public func reach(beyond other: Rect) -> Double {
    max(other.x - x, maxX - other.maxX, other.y - y, maxY - other.maxY)
  }
}
