public import DesignModel

extension InterfaceBuilderScene {
  /// Where the design's views and constraints stand in the file.
  public var lines: [ObjectID: Int] {
    var result: [ObjectID: Int] = [:]
    for constraint in tree.constraints where !constraint.id.isEmpty {
      result[ObjectID(constraint.id)] = constraint.line
    }
    for (index, object) in tree.objects.enumerated() { result[ids[index]] = object.element.line }
    return result
  }

  /// The bars that the file shows around the scene, in the vocabulary's order.
  public var bars: [Bar] {
    var result: [Bar] = []
    if let top = setting.bars.top { result += top.isLarge ? [.navigation, .largeTitle] : [.navigation] }
    switch setting.bars.bottom?.kind {
    case .tab: result.append(.tab)
    case .tool: result.append(.tool)
    case .navigation, nil: break
    }
    return Bar.allCases.filter(result.contains)
  }

  /// The environment in which the app would show the scene where a whole window has `window`.
  ///
  /// A controller's view fills the window. A view of its own keeps its size, but is as wide as the window if it was as
  /// wide as the canvas, and knows no safe area.
  public func environment(_ window: LayoutEnvironment) -> LayoutEnvironment {
    if setting.isOfController || setting.fillsDevice { return window }
    var result = window
    let fillsWidth = setting.header.canvasSize?.width == setting.size.width
    result.size = Size(
      width: fillsWidth ? window.size.width : max(1, setting.size.width), height: max(1, setting.size.height))
    result.safeArea = .zero
    return result
  }
}
