import Foundation

/// How far a controller's view has come onto the screen.
enum Appearance { case none, appearing, shown, disappearing }

/// The way of a view, with all that is in it, into the window or out of it.
struct WindowMove {
  private let view: UIView
  private let window: UIWindow?
  private let isMove: Bool

  init(of view: UIView, to window: UIWindow?) {
    (self.view, self.window) = (view, window)
    isMove = view.record.isInWindow != (window != nil)
  }

  /// What comes before the view has moved.
  func begin() {
    guard isMove else { return }
    let views = RecordedTree.views(in: view)
    for controller in views.compactMap(\.ownController) {
      if window == nil { controller.willVanish() } else { controller.willShow() }
    }
    for view in views where view.record.isInWindow != (window != nil) { view.willMove(toWindow: window) }
  }

  /// What comes after it has.
  func end() {
    guard isMove else { return }
    let views = RecordedTree.views(in: view)
    for view in views where view.record.isInWindow != (window != nil) {
      view.record.isInWindow = window != nil
      view.didMoveToWindow()
    }
    if window == nil { for controller in views.compactMap(\.ownController) { controller.hasVanished() } }
  }
}

extension UIViewController {
  /// True where whoever holds the controller lets it know by itself that its view appears.
  private var isForwarded: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }

  final func willShow() {
    guard appearance == .none, isForwarded else { return }
    appearance = .appearing
    viewWillAppear(false)
  }

  final func willVanish() {
    guard appearance == .shown, isForwarded else { return }
    appearance = .disappearing
    viewWillDisappear(false)
  }

  final func hasVanished() {
    guard appearance == .disappearing else { return }
    appearance = .none
    viewDidDisappear(false)
  }

  /// Lets the controllers of a tree whose views are about to appear know that they have.
  static func finishAppearing(in root: UIView) {
    for controller in RecordedTree.views(in: root).compactMap(\.ownController)
    where controller.appearance == .appearing && controller.isForwarded {
      controller.appearance = .shown
      controller.viewDidAppear(false)
    }
  }
}

extension RecordedTree {
  /// Lets views and their controllers know where what keeps clear of bars and edges has changed.
  static func announceInsets(in root: UIView) {
    for view in views(in: root) where view.ownController != nil || !ClassNames.isOfUIKit(type(of: view)) {
      let (safe, margins) = Recorder.reading { (view.reachedSafeArea, view.layoutMargins) }
      let isFirst = view.record.seenSafeArea == nil && view === Recorder.root
      if safe != view.record.seenSafeArea ?? .zero || isFirst {
        view.record.seenSafeArea = safe
        view.safeAreaInsetsDidChange()
        view.ownController?.viewSafeAreaInsetsDidChange()
      }
      let plain = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      if margins != view.record.seenMargins ?? plain {
        view.record.seenMargins = margins
        view.layoutMarginsDidChange()
        view.ownController?.viewLayoutMarginsDidChange()
      }
    }
  }
}

extension Recorder {
  /// The window that the app has.
  static var shownWindow: UIWindow {
    if let keyWindow { return keyWindow }
    let window = UIWindow(frame: CGRect(origin: .zero, size: traits.size))
    window.windowScene = UIWindowScene.only
    keyWindow = window
    return window
  }

  /// The status bar's frame; unverified: 54 points where an island leaves more room than a notch, none in landscape.
  static var statusBarFrame: CGRect {
    touch(.safeArea)
    let height = min(traits.insets.top, 54)
    return CGRect(x: 0, y: 0, width: traits.size.width, height: height)
  }
}
