import Foundation

/// A controller that shows another's view edge to edge, between its bars.
protocol ContainerController: UIViewController {
  /// The controllers that it holds.
  var heldControllers: [UIViewController] { get }
  /// The one that it shows.
  var shownController: UIViewController? { get }
  /// The bars around it, in the design's words.
  var shownBars: [String] { get }
}

extension ContainerController {
  /// Lets the controllers that it holds know whose they are.
  func takeHeld() {
    let held = heldControllers
    for controller in children where !held.contains(where: { $0 === controller }) {
      if controller.ownView?.superview === ownView { controller.ownView?.removeFromSuperview() }
      controller.removeFromParent()
    }
    for controller in held where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if isRootContainer { showContained() }
  }

  /// Puts the view that it shows below its own subviews, and what that shows in turn.
  func showContained() {
    isRootContainer = true
    guard isViewLoaded, let shown = shownController, let content = shown.view, let around = view else {
      return
    }
    for other in heldControllers where other !== shown && other.ownView?.superview === around {
      other.ownView?.removeFromSuperview()
    }
    if content.superview !== around {
      content.record.propertyName = content.record.propertyName ?? "content"
      around.insertSubview(content, at: 0)
      pinEdges(content, around)
    }
    (shown as? any ContainerController)?.showContained()
  }

  /// The controllers whose views it shows one in another, the outermost first.
  var shownPath: [UIViewController] {
    guard let shown = shownController else { return [] }
    return [shown] + ((shown as? any ContainerController)?.shownPath ?? [])
  }

  /// The bars around what is shown, its own and those of containers within.
  var allBars: [String] {
    shownBars + ((shownController as? any ContainerController)?.allBars ?? [])
  }
}

extension UINavigationController: ContainerController {
  var heldControllers: [UIViewController] { viewControllers }
  var shownController: UIViewController? { viewControllers.last }
  var shownBars: [String] {
    var bars: [String] = []
    if let item = shownController?.navigationItem, !isNavigationBarHidden {
      bars.append("navigation")
      if item.prompt != nil { bars.append("prompt") }
      let isFirst = viewControllers.count == 1
      let mode = item.largeTitleDisplayMode
      if navigationBar.prefersLargeTitles, mode == .always || mode == .automatic && isFirst {
        bars.append("largeTitle")
      }
    }
    return isToolbarHidden ? bars : bars + ["tool"]
  }
}

extension UITabBarController: ContainerController {
  var heldControllers: [UIViewController] { viewControllers ?? [] }
  var shownController: UIViewController? { selectedViewController }
  var shownBars: [String] {
    let navigation = shownController as? UINavigationController
    let isCovered = navigation?.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    return tabBar.isHidden || isCovered == true ? [] : ["tab"]
  }
}

extension UIView {
  /// The bars around the root of a container.
  var recordedBars: String? {
    guard self === Recorder.root, Recorder.traits.part == nil,
      let container = ownController as? any ContainerController
    else { return nil }
    var bars = container.allBars
    // Of two tool bars and the like one is over the other.
    bars = bars.enumerated().filter { bars.firstIndex(of: $1) == $0 }.map(\.element)
    return bars.isEmpty ? nil : bars.joined(separator: ",")
  }
}
