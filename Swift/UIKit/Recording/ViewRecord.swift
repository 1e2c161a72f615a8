import Foundation

/// What the recorder keeps of a view.
final class ViewRecord {
  /// The name of a variable or constant of the code, and that of a property.
  var localName, propertyName: String?
  /// Where the view was made.
  var place: SourcePlace?
  /// Points in the superview's coordinate space.
  var frame = CGRect.zero
  var boundsOrigin = CGPoint.zero
  /// True once the code has moved the frame.
  var isPlaced = false
  /// True once the code has given the view a frame that isn't empty.
  var hasFrame = false
  /// True for a view that stands in for what is declared elsewhere.
  var isMadeUp = false
  /// True once a layout has set the frame.
  var isSolved = false
  /// How far the superview reached beyond the frame at the right and at the bottom when the code set it.
  var room: CGSize?
  var needsLayout = true
  var needsConstraints = true
  /// What observes the bounds.
  var observers: [() -> Void] = []

  /// The frame, which the code that asks for it may come to depend on.
  func readFrame(of view: UIView) -> CGRect {
    if view === Recorder.root || view is RootView {
      Recorder.touch(.window)
    } else if isSolved {
      Recorder.touch(.frames)
    }
    return frame
  }

  /// Sets a frame that the code asks for.
  func setFrame(_ new: CGRect, of view: UIView) {
    let old = frame
    // A size alone is what a view asks for by itself.
    if old.origin != new.origin { isPlaced = true }
    if new != .zero { hasFrame = true }
    frame = new
    keepMargins(of: view)
    if old.size != new.size {
      needsLayout = true
      for observer in observers { observer() }
    }
  }

  /// Remembers the distances that an autoresizing mask keeps.
  func keepMargins(of view: UIView) {
    guard let outer = view.superview?.record.frame.size else { return }
    room = CGSize(width: outer.width - frame.maxX, height: outer.height - frame.maxY)
  }
}

extension UIView {
  /// Where the view's own coordinate space begins in the window's.
  func originInWindow() -> CGPoint {
    var point = CGPoint.zero
    var next: UIView? = self
    while let view = next {
      point.x += view.record.frame.minX - (view.superview?.record.boundsOrigin.x ?? 0)
      point.y += view.record.frame.minY - (view.superview?.record.boundsOrigin.y ?? 0)
      next = view.superview
    }
    Recorder.touch(.frames)
    return point
  }

  /// The part of the window's safe area that reaches into the view.
  var reachedSafeArea: UIEdgeInsets {
    let all = Recorder.traits.insets
    if self === Recorder.root || self is RootView { return all }
    guard let root = Recorder.root, isDescendant(of: root), record.isSolved else { return .zero }
    let (origin, size, window) = (originInWindow(), record.frame.size, Recorder.traits.size)
    return UIEdgeInsets(
      top: max(0, all.top - origin.y), left: max(0, all.left - origin.x),
      bottom: max(0, origin.y + size.height - window.height + all.bottom),
      right: max(0, origin.x + size.width - window.width + all.right))
  }

  /// The margins that UIKit gives a view by itself.
  var standardMargins: UIEdgeInsets {
    guard self === Recorder.root || self is RootView, Recorder.traits.part == nil else {
      return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    Recorder.touch(.safeArea)
    let (safe, side) = (Recorder.traits.insets, CGFloat(Recorder.traits.size.width >= 414 ? 20 : 16))
    return UIEdgeInsets(top: safe.top, left: safe.left + side, bottom: safe.bottom, right: safe.right + side)
  }
}
