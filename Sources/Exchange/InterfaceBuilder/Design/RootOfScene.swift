import DesignModel

extension InterfaceBuilderScene {
  /// Says on the root what it is and what the file shows around it.
  func setRoot(on attributes: inout Attributes) {
    let kind = rootKind
    // The controllers of tables and of collections make room for the keyboard.
    if let name = controller?.name, ["tableViewController", "collectionViewController"].contains(name),
      ViewKind(className: tree.objects[0].className) == .scroll
    {
      attributes.avoidsKeyboard = true
    }
    if kind != .window {
      attributes[.root] = .text(kind.rawValue)
      attributes[.rootSize] = rootSize(kind)
    } else {
      if !bars.isEmpty {
        attributes.barList = bars
        contents.set(on: &attributes)
      }
      let edges = setting.bars.edgesBesideBars
      if !edges.isEmpty { attributes[.opaqueBars] = .text(edges.map(\.rawValue).joined(separator: ",")) }
      if setting.liesInSheet { attributes[.sheet] = .flag(true) }
    }
    attributes[.device] = setting.header.catalogueDevice.map { .text($0) }
    let orientation = kind == .window && setting.liesAcross ? .landscape : setting.header.orientation
    if orientation != .portrait { attributes[.orientation] = .text(orientation.rawValue) }
  }

  /// A controller's view fills the window, unless another view holds it; so does the view of a xib's owner, unless a
  /// required constraint of the author says how large it is.
  private var rootKind: RootKind {
    if !setting.isOfController, ["width", "height"].contains(where: { tree.hasGivenSize(0, $0) }) {
      return setting.isCell ? .cell : .view
    }
    if setting.isOfController || setting.isOfOwner { return setting.isContained ? .view : .window }
    return setting.isCell ? .cell : .view
  }

  /// A row of a table is as wide as the window, and so is a view that was as wide as the canvas; a size that the author
  /// requires holds whatever the canvas showed.
  private func rootSize(_ kind: RootKind) -> AttributeValue {
    let size = setting.size
    let followsWindow =
      setting.rootClass == "tableViewCell" || setting.fillsWidth && !tree.hasGivenSize(0, "width")
    let (width, height) = (tree.givenSize(0, "width"), tree.givenSize(0, "height"))
    return .size(
      width: followsWindow ? nil : max(1, width ?? size.width), height: max(1, height ?? size.height))
  }
}

extension SimulatedBars {
  /// The edges at which bars take room from the view: opaque ones that it doesn't extend under, and those that it says
  /// it ends at.
  fileprivate var edgesBesideBars: [OpaqueEdge] {
    OpaqueEdge.allCases.filter { edge in
      guard let bar = edge == .top ? top : bottom else { return false }
      return bar.isOpaque && !extendsUnderOpaqueBars || unextendedEdges.contains(edge)
    }
  }
}

extension SceneSetting {
  /// True for the view of a controller that lies in another one's: one that a segue embeds and that doesn't fill the
  /// canvas, and one of a popover or to which its author gave a size, where no screen is as small as that.
  ///
  /// A xib's owner is a controller, too; what is shown at launch always fills the screen.
  fileprivate var isContained: Bool {
    guard isOfController || isOfOwner, !header.isLaunchScreen, !fillsDevice else { return false }
    return bars.isEmbedded || (bars.isFreeform || bars.isPopover) && !isOfScreen
  }

  /// True for a size in which a controller's view comes: at least as large as a phone's window, which only on phones of
  /// 320 points is lower than 400, 367 between two bars; or as a pad's.
  private var isOfScreen: Bool {
    if idiom == .pad { return size.width >= 694 && size.height >= 650 }
    return size.width >= 320 && size.height >= (size.width == 320 ? 367 : 400)
  }

  /// True for a screen of a file for pads without a device, whose root shows how the pad was held.
  fileprivate var liesAcross: Bool {
    header.deviceID == nil && header.isForPadsAlone && size.width == 1024 && size.height <= 768
  }

  /// True if the root is as wide as the canvas; without a device that is Xcode 6's square, or the phone before it.
  var fillsWidth: Bool {
    guard let canvas = header.canvasSize else {
      return header.deviceID == nil && [320, 600].contains(size.width)
    }
    return canvas.width == size.width
  }
}
