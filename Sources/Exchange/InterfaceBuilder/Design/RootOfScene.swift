public import DesignModel

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
      attributes.rootSize = rootSize(kind)
    } else {
      if !bars.isEmpty {
        attributes.barList = bars
        contents.set(on: &attributes)
      }
      let edges = setting.bars.edgesBesideBars
      if !edges.isEmpty { attributes[.opaqueBars] = .text(edges.map(\.rawValue).joined(separator: ",")) }
      if setting.liesInSheet { attributes.isInSheet = true }
    }
    let device = setting.catalogueDevice
    if device != Profile.default.device { attributes[.device] = .text(device) }
    let orientation = kind == .window && setting.liesAcross ? .landscape : setting.header.orientation
    if orientation != .portrait { attributes[.orientation] = .text(orientation.rawValue) }
    attributes[.os] = .number(setting.system)
    setWindow(on: &attributes, device)
    if setting.header.isForPadsAlone { attributes.restrict(to: .pad) }
    if setting.header.isLaunchScreen { attributes[.launch] = .flag(true) }
  }

  /// The window that shows the root as large as the file has it, where that is another one than the device's.
  ///
  /// A root that only lacks what bars and sheets of one system take more than those of another has the device's.
  private func setWindow(on attributes: inout Attributes, _ name: String) {
    let traits = RootTraits(attributes)
    guard let device = Device.catalogue.first(where: { $0.name == name }),
      let window = traits.window(showing: setting.size, on: device)
    else { return }
    let screen = traits.orientation == .portrait ? device.size : device.size.turned
    let isOfBars = traits.kind == .window && abs(window.height - screen.height) <= Self.barsDiffer
    let width = window.width == screen.width ? nil : max(1, window.width)
    let height = window.height == screen.height || isOfBars ? nil : max(1, window.height)
    if width != nil || height != nil { attributes[.windowSize] = .size(width: width, height: height) }
  }

  /// The points by which bars and sheets of the canvases differ from those of devices at most.
  private static var barsDiffer: Double { 20 }

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

extension Attributes {
  /// Says on a root that its screen is for one kind of device alone.
  public mutating func restrict(to idiom: Idiom) { self[.idiom] = .text(idiom.rawValue) }
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
