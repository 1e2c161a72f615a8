import Foundation

/// What the recorder keeps of a view.
final class ViewRecord {
  /// The name of a variable or constant of the code, and that of a property.
  var localName, propertyName: String?
  /// Where the code set the transform last, and a view at a text field's side.
  var transformPlace, sidePlace: SourcePlace?
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
  /// The frame at that time, in the superview's coordinate space: a mask of several flexible parts grows them by their
  /// shares of it.
  var givenFrame: CGRect?
  var needsLayout = true
  var needsConstraints = true
  /// True once the view has come into the window.
  var isInWindow = false
  /// The safe area and the margins of which the view was let know.
  var seenSafeArea, seenMargins: UIEdgeInsets?
  /// What observes the bounds.
  var observers: [() -> Void] = []

  /// The frame, which the code that asks for it may come to depend on.
  func readFrame(of view: UIView) -> CGRect {
    if view === Recorder.root || view is RootView || view is UIWindow {
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

  /// Remembers the frame and the distances that an autoresizing mask keeps.
  func keepMargins(of view: UIView) {
    guard let outer = view.superview?.record.frame.size else { return }
    givenFrame = frame
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

  /// The part of the window's safe area that reaches into the view, with what controllers add to it; none before the
  /// view is in the window.
  var reachedSafeArea: UIEdgeInsets {
    if self is UIWindow { return Recorder.traits.insets }
    guard let root = Recorder.root, isDescendant(of: root) else { return .zero }
    let isRoot = self === root
    guard isRoot || record.isSolved else { return .zero }
    let window = Recorder.traits.size
    var clear = LayoutPass.safeArea ?? Recorder.traits.insets
    for view in pathFromRoot {
      guard let more = view.ownController?.additionalSafeAreaInsets, more != .zero else { continue }
      let frame = view.frameInWindow
      clear.top = max(clear.top, frame.minY) + more.top
      clear.left = max(clear.left, frame.minX) + more.left
      clear.bottom = max(clear.bottom, window.height - frame.maxY) + more.bottom
      clear.right = max(clear.right, window.width - frame.maxX) + more.right
    }
    if isRoot { return clear }
    let frame = frameInWindow
    return UIEdgeInsets(
      top: max(0, clear.top - frame.minY), left: max(0, clear.left - frame.minX),
      bottom: max(0, clear.bottom - window.height + frame.maxY),
      right: max(0, clear.right - window.width + frame.maxX))
  }

  /// The view's rectangle in the window.
  private var frameInWindow: CGRect {
    if self === Recorder.root { return CGRect(origin: .zero, size: Recorder.traits.size) }
    return CGRect(origin: originInWindow(), size: record.frame.size)
  }

  /// The views that it lies in, and itself, the outermost first.
  private var pathFromRoot: [UIView] {
    var path: [UIView] = []
    var next: UIView? = self
    while let view = next {
      path.append(view)
      next = view.superview
    }
    return path.reversed()
  }

  /// The margins that UIKit gives a view by itself: a controller's view none above and below, and the system's least at
  /// its sides, on top of the safe area.
  var standardMargins: UIEdgeInsets {
    guard self === Recorder.root || self is RootView || ownController != nil, hasControllerMargins
    else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    Recorder.touch(.safeArea)
    let (safe, side) = (reachedSafeArea, Recorder.leastSideMargin)
    return UIEdgeInsets(top: safe.top, left: safe.left + side, bottom: safe.bottom, right: safe.right + side)
  }
}
