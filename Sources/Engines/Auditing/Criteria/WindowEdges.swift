import AutoLayout
import DesignModel

/// What becomes of content at the window's edges where no bar of the app lies.
///
/// The home indicator is a line over the content, which is seen and touched around it. The time and the camera are over a part
/// of what lies under the status bar, so that somebody has to look.
extension AuditedLayout {
  /// True for a view that loses nothing by reaching below the safe area, since the home indicator alone is there.
  func isSeenOverHomeIndicator(_ view: Int) -> Bool {
    guard isSeenAtEdges(view), isFreeOfBars(along: \.bottom) else { return false }
    return frame(view).y >= environment.covered.top - edgeTolerance(of: view) && sideCover(of: view) == nil
  }

  /// True for a view over a part of which the status bar or a notch may lie, and no bar of the app.
  func isBesideStatusBar(_ view: Int) -> Bool {
    guard isSeenAtEdges(view) else { return false }
    let covered = environment.covered
    let isBelow = frame(view).maxY > window.maxY - covered.bottom + edgeTolerance(of: view)
    let isAbove = frame(view).y < covered.top - edgeTolerance(of: view)
    return (!isAbove || isFreeOfBars(along: \.top)) && (!isBelow || isFreeOfBars(along: \.bottom))
  }

  /// True for a view that lies in the window, where neither scrolling nor the keyboard decides what is seen of it.
  private func isSeenAtEdges(_ view: Int) -> Bool {
    fillsWindow && !isScrolled(view) && !isTypedAt(view)
      && frame(view).reach(beyond: window) <= edgeTolerance(of: view)
  }

  /// True if the safe area is the device's own at an edge.
  func isFreeOfBars(along edge: KeyPath<EdgeInsets, Double>) -> Bool {
    switch asked.bars {
    case .screen: environment.covered[keyPath: edge] <= asked.covered[keyPath: edge]
    case .profile: screen.rootTraits.bars.isEmpty
    case .profileAlone: false
    }
  }

  private func edgeTolerance(of view: Int) -> Double { halfPixel + overhang(view) }
}
