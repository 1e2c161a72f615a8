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
    if let top = setting.bars.top {
      result.append(.navigation)
      if top.isLarge { result.append(.largeTitle) }
      let isPrompted = controller?.child("navigationItem")?["prompt"] != nil
      if isPrompted || top.isPrompted { result.append(.prompt) }
    }
    switch setting.bars.bottom?.kind {
    case .tab: result.append(.tab)
    case .tool: result.append(.tool)
    case .navigation, nil: break
    }
    return Bar.allCases.filter(result.contains)
  }
}
