import DesignModel

extension InterfaceBuilderScene {
  /// Says on the root what it is and what the file shows around it.
  func setRoot(on attributes: inout Attributes) {
    let kind = rootKind
    if kind != .window {
      attributes[.root] = .text(kind.rawValue)
      attributes[.rootSize] = rootSize(kind)
    } else if !bars.isEmpty {
      attributes[.bars] = .text(bars.map(\.rawValue).joined(separator: ","))
      contents.set(on: &attributes)
    }
    attributes[.device] = setting.header.catalogueDevice.map { .text($0) }
    if setting.header.orientation != .portrait {
      attributes[.orientation] = .text(setting.header.orientation.rawValue)
    }
  }

  /// A controller's view fills the window, and so does one that is as large as the canvas.
  private var rootKind: RootKind {
    if setting.isOfController || setting.isOfOwner { return .window }
    if setting.isCell { return .cell }
    return setting.fillsDevice ? .window : .view
  }

  /// A row of a table is as wide as the window, and so is a view that was as wide as the canvas.
  private func rootSize(_ kind: RootKind) -> AttributeValue {
    let size = setting.size
    let followsWindow = setting.rootClass == "tableViewCell" || setting.fillsWidth
    return .size(width: followsWindow ? nil : max(1, size.width), height: max(1, size.height))
  }
}

extension SceneSetting {
  /// True if the root is as wide as the canvas; without a device that is Xcode 6's square, or the phone before it.
  var fillsWidth: Bool {
    guard let canvas = header.canvasSize else {
      return header.deviceID == nil && [320, 600].contains(size.width)
    }
    return canvas.width == size.width
  }
}
