import DesignModel

extension SceneSetting {
  /// The root's safe area on the canvas, in points.
  ///
  /// Files never record a guide's rectangle; these figures are deduced from what constraints to guides and frames say
  /// (docs/interface-builder.md gives the table with its counts).
  var safeArea: EdgeInsets {
    if isCell && !isOfController { return .zero }
    guard let device = header.device else { return header.deviceID == nil ? oldCanvas : plainInsets }
    let shown = shrinking(on: device)
    if !isOfController, !fillsDevice { return freeform(device) }
    var insets = EdgeInsets()
    if device.isRounded, device.idiom == .phone {
      insets = rounded(device, shown)
    } else {
      let status = statusBar(of: device)
      insets.top = shown.isTopOpaque ? 0 : status + (showsNavigationBar ? 44 : 0)
      if device.idiom == .pad {
        insets.bottom = device.isRounded ? 20 : 0
      } else {
        insets.bottom = bottomBarHeight
        if shown.isSheet { insets.top = showsNavigationBar ? 56 : 0 }
      }
    }
    return insets
  }

  private var showsNavigationBar: Bool { bars.top.map { !$0.isOpaque } ?? false }

  private var bottomBarHeight: Double {
    guard let bar = bars.bottom, !bar.isOpaque else { return 0 }
    return bar.kind == .tab ? 49 : 44
  }

  /// Xcode 6 and 7 show no device: 20 for the status bar, 64 with a navigation bar, 49 for a tab bar.
  private var oldCanvas: EdgeInsets {
    var top: Double = bars.top.map { $0.isOpaque ? 0 : 64 } ?? 20
    if !isOfController { top = 20 }
    if !bars.hasStatusBar { top -= 20 }
    return EdgeInsets(top: max(top, 0), bottom: bottomBarHeight)
  }

  /// A device that the table doesn't have: the bars alone.
  private var plainInsets: EdgeInsets {
    EdgeInsets(top: showsNavigationBar ? 44 : 0, bottom: bottomBarHeight)
  }

  /// A view of its own that is not as large as the device: only its status bar, from 22500 on a home button's too.
  private func freeform(_ device: CanvasDevice) -> EdgeInsets {
    if device.idiom == .pad { return EdgeInsets(top: statusBar(of: device)) }
    guard device.isRounded else { return EdgeInsets(top: header.plugIn >= 22500 ? 20 : 0) }
    return EdgeInsets(top: statusBar(of: device), bottom: header.plugIn >= 22600 ? 34 : 0)
  }

  private func rounded(_ device: CanvasDevice, _ shown: Shown) -> EdgeInsets {
    let status = statusBar(of: device)
    let isUpright = header.orientation == .portrait
    let home: Double = isUpright ? 34 : 21
    let side = isUpright ? 0 : status
    let base = isUpright ? status : 0
    var insets = EdgeInsets(top: base, left: side, bottom: home, right: side)
    if showsNavigationBar {
      insets.top += 44 + (bars.top?.isLarge == true ? 52 : 0)
    } else if header.plugIn >= 24000 {
      // From 24063 on, Interface Builder records these insets twice (10 of 10 above, 7 of 7 below).
      (insets.top, insets.bottom) = (2 * base, 2 * home)
    }
    if shown.isTopOpaque { insets.top = 0 }
    if bottomBarHeight > 0 { insets.bottom = home + bottomBarHeight }
    if shown.isSheet { (insets.top, insets.bottom) = (showsNavigationBar ? 56 : 0, 0) }
    return insets
  }

  /// What a root that is shorter than the device says of its bars.
  private struct Shown {
    /// A navigation bar takes room above.
    var isTopOpaque: Bool
    /// The root lies in a sheet.
    var isSheet: Bool
  }

  /// An opaque bar makes the root shorter instead of its safe area smaller; a sheet does both.
  private func shrinking(on device: CanvasDevice) -> Shown {
    var shown = Shown(isTopOpaque: bars.top?.isOpaque ?? false, isSheet: bars.isSheet && !fillsDevice)
    guard isOfController, let canvas = header.canvasSize, canvas.width == size.width else { return shown }
    let missing = canvas.height - size.height
    let tab: Double = device.isRounded && device.idiom == .phone ? 83 : 49
    let top: Double = device.isRounded && device.idiom == .phone ? statusBar(of: device) + 44 : 64
    func isMissing(_ height: Double) -> Bool { abs(missing - height) < 0.5 }
    let hasOpaqueTab = bars.bottom?.kind == .tab && bars.bottom?.isOpaque == true
    if hasOpaqueTab, isMissing(tab) {
      shown.isSheet = false
    } else if hasOpaqueTab, isMissing(tab + top) {
      shown = Shown(isTopOpaque: true, isSheet: false)
    } else if showsNavigationBar, isMissing(top) {
      shown = Shown(isTopOpaque: true, isSheet: false)
    }
    return shown
  }

  /// The height of the status bar that a plug-in shows on a device.
  private func statusBar(of device: CanvasDevice) -> Double {
    let isOld = header.plugIn < 21000
    switch device.id {
    case "retina6_1": return isOld ? 44 : 48
    case "retina5_9": return isOld ? 44 : 50
    case "retina5_4": return isOld ? 44 : 50
    case "retina6_5": return 44
    case "retina6_0", "retina6_7": return isOld ? 44 : 47
    case "retina6_12", "retina6_72": return 59
    case "retina6_3", "retina6_9": return 62
    default: break
    }
    if device.idiom == .pad, device.isRounded { return 24 }
    // From 14766 to 22131 controllers on home-button devices show none (31 of 31), and a controller that is presented
    // over the whole screen shows none later either (4 of 4).
    if header.plugIn < 14700 { return 20 }
    if bars.isFullScreen { return 0 }
    return header.plugIn >= 22500 || !isOfController && device.id == "retina4_0" ? 20 : 0
  }
}
