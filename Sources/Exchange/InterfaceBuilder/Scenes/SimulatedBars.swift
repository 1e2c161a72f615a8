import DesignModel

/// The bars and the sheet that Interface Builder shows around a controller's view.
struct SimulatedBars: Hashable, Sendable {
  /// A bar at the top or at the bottom.
  struct BarStyle: Hashable, Sendable {
    /// What it is.
    var kind: Kind
    /// An opaque bar takes room from the view instead of covering it.
    var isOpaque = false
    /// A navigation bar with a large title.
    var isLarge = false
    /// A navigation bar with a line above its title.
    var isPrompted = false
    enum Kind: Hashable, Sendable { case navigation, tab, tool }
  }

  /// A navigation bar above.
  var top: BarStyle?
  /// A tab bar or toolbar below.
  var bottom: BarStyle?
  /// True where the controller is presented as a sheet.
  var isSheet = false
  /// True where the controller is presented over the whole screen.
  var isFullScreen = false
  /// True where the view lies under opaque bars instead of being shortened by them.
  var extendsUnderOpaqueBars = false
  /// True where another controller's view holds the view.
  var isEmbedded = false
  /// True where the controller is presented in a popover.
  var isPopover = false
  /// True where the author gave the view a size of its own.
  var isFreeform = false
  /// The edges at which the file says that the view ends where translucent bars begin.
  var unextendedEdges: [OpaqueEdge] = []
  /// False where the file says that there is no status bar.
  var hasStatusBar = true

  /// What the elements `simulated…Metrics` of a controller or view say, on top of what segues imply.
  mutating func apply(metricsOf element: XMLElement) {
    for metrics in element.children {
      switch metrics["key"] {
      case "simulatedStatusBarMetrics": hasStatusBar = metrics.name != "nil"
      case "simulatedDestinationMetrics":
        isFreeform = isFreeform || metrics.name == "freeformSimulatedSizeMetrics"
      case "freeformSize": isFreeform = true
      case "edgesForExtendedLayout":
        unextendedEdges = OpaqueEdge.allCases.filter { !metrics.isYes($0.rawValue) }
      case "simulatedTopBarMetrics": top = Self.bar(metrics, old: top)
      case "simulatedBottomBarMetrics": bottom = Self.bar(metrics, old: bottom)
      default: break
      }
    }
  }

  private static func bar(_ metrics: XMLElement, old: BarStyle?) -> BarStyle? {
    let isOpaque = metrics["translucent"] == "NO"
    switch metrics.name {
    case "nil": return nil
    case "simulatedNavigationBarMetrics":
      return BarStyle(
        kind: .navigation, isOpaque: isOpaque, isLarge: metrics["prefersLargeTitles"] == "YES",
        isPrompted: metrics["prompted"] == "YES")
    case "simulatedTabBarMetrics": return BarStyle(kind: .tab, isOpaque: isOpaque)
    case "simulatedToolbarMetrics": return BarStyle(kind: .tool, isOpaque: isOpaque)
    default: return old
    }
  }
}
