import DesignModel

extension SimulatedBars {
  /// The elements by which Interface Builder shows a root's bars around it; none for a root that has none.
  static func metrics(of root: Attributes) -> [XMLNode] {
    let bars = Set(root.barList)
    var nodes: [XMLNode] = []
    if !bars.isDisjoint(with: [.navigation, .largeTitle, .prompt]) {
      nodes.append(
        XMLNode(
          "simulatedNavigationBarMetrics",
          [
            ("key", "simulatedTopBarMetrics"),
            ("prefersLargeTitles", bars.contains(.largeTitle) ? "YES" : nil),
            ("prompted", bars.contains(.prompt) ? "YES" : "NO"),
          ]))
    }
    let below = bars.contains(.tab) ? "simulatedTabBarMetrics" : "simulatedToolbarMetrics"
    if !bars.isDisjoint(with: [.tab, .tool]) {
      nodes.append(XMLNode(below, [("key", "simulatedBottomBarMetrics")]))
    }
    return nodes
  }
}
