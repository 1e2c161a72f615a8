import DesignModel

extension SceneSetting {
  /// The root's safe area on the canvas, in points.
  ///
  /// Files never record a guide's rectangle; the figures are deduced from what constraints to guides and frames say.
  var safeArea: EdgeInsets {
    if isRow && !isOfController { return .zero }
    if let device = header.device { return CanvasSafeArea(setting: self, device: device).insets }
    return header.deviceID == nil ? oldCanvas : plainInsets
  }

  /// True where the canvas shows the root in a sheet.
  var liesInSheet: Bool {
    header.device.map { CanvasSafeArea(setting: self, device: $0).isSheet } ?? false
  }

  /// Xcode 6 and 7 show no device, and later ones leave it out of some files: the status bar, the navigation bar, and
  /// what of the root sticks out below the screen (3 of 3).
  ///
  /// A root that begins below the bar and ends where a screen does lost its room to the bar (6 of 6 roots, in 4
  /// repositories).
  private var oldCanvas: EdgeInsets {
    let status = CanvasTables.homeButtonStatusBar[header.plugIn]
    let bar = status + 44
    var top = bars.top.map { $0.isOpaque || endsScreen(below: bar) ? 0 : bar } ?? status
    if !isOfController { top = status }
    if !bars.hasStatusBar { top -= status }
    let overhang = bars.top?.isOpaque == true ? max(0, self.top) : 0
    return EdgeInsets(top: max(top, 0), bottom: bottomBarHeight(isRounded: false) + overhang)
  }

  private func endsScreen(below bar: Double) -> Bool {
    top == bar && CanvasTables.oldScreens.contains(Size(width: size.width, height: top + size.height))
  }

  /// A device that the table doesn't have: the bars alone.
  private var plainInsets: EdgeInsets {
    EdgeInsets(
      top: bars.top.map { !$0.isOpaque } ?? false ? CanvasTables.navigationBar[header.plugIn] : 0,
      bottom: bottomBarHeight(isRounded: false))
  }

  /// What a translucent bar below takes; 0 without one.
  fileprivate func bottomBarHeight(isRounded: Bool) -> Double {
    guard let bar = bars.bottom, !bar.isOpaque else { return 0 }
    return barHeight(bar, isRounded: isRounded)
  }

  /// How high a bar below is, without the home indicator.
  fileprivate func barHeight(_ bar: SimulatedBars.BarStyle, isRounded: Bool) -> Double {
    if bar.kind == .tab { return CanvasTables.tabBar }
    return isRounded ? CanvasTables.toolbarAboveIndicator : CanvasTables.toolbarBelow[header.plugIn]
  }
}

/// The insets of a root on a device that is known.
private struct CanvasSafeArea {
  let setting: SceneSetting
  let device: CanvasDevice
  private var plugIn: Int { setting.header.plugIn }
  private var bars: SimulatedBars { setting.bars }
  private var isRoundedPhone: Bool { device.isRounded && device.idiom == .phone }
  private var isUpright: Bool { setting.header.orientation == .portrait }

  var insets: EdgeInsets {
    if !setting.isOfController, !setting.fillsDevice { return freeform }
    var result = EdgeInsets(top: topInset, bottom: bottomInset)
    if isRoundedPhone, !isUpright { (result.left, result.right) = (statusBar, statusBar) }
    return result
  }

  /// A view of its own that is not as large as the device: no bars.
  private var freeform: EdgeInsets {
    if device.idiom == .pad { return EdgeInsets(top: statusBar, bottom: bottomInset) }
    // Before 13000 such a view has no status bar, other than a controller's.
    if !device.isRounded { return EdgeInsets(top: plugIn < 13000 ? 0 : statusBar) }
    return EdgeInsets(top: topInset, bottom: bottomInset)
  }

  // MARK: Above

  private var topInset: Double {
    if isSheet { return sheetTop }
    if isTopOpaque, !(bars.extendsUnderOpaqueBars && setting.fillsDevice) { return 0 }
    let bar = bars.top == nil ? 0 : barAbove
    let isDoubled =
      isRoundedPhone
      && (bar > 0 ? CanvasTables.doublesInsetsUnderBars : CanvasTables.doublesBareInsets)[plugIn]
    // In landscape the device itself has no inset above: only the simulated status bar counts.
    let own = isRoundedPhone && !isUpright ? 0 : statusBar
    return own + bar + (isDoubled ? statusBar : 0)
  }

  private var barAbove: Double {
    if device.idiom == .phone, !device.isRounded, !device.isWidePhone, !isUpright {
      return CanvasTables.lowNavigationBar
    }
    let table = device.idiom == .pad ? CanvasTables.padNavigationBar : CanvasTables.navigationBar
    return table[plugIn] + (bars.top?.isLarge == true && device.idiom == .phone ? CanvasTables.largeTitle : 0)
  }

  private var sheetTop: Double {
    guard let bar = bars.top, !bar.isOpaque else {
      return CanvasTables.sheetHasStatusBar[plugIn] && bars.top == nil ? statusBar : 0
    }
    return (bar.isLarge ? CanvasTables.largeSheetBar : CanvasTables.sheetBar)[plugIn]
  }

  // MARK: Below

  private var bottomInset: Double {
    guard isRoundedPhone else {
      if device.idiom == .pad { return device.isRounded ? 20 : 0 }
      return isBottomOpaque ? 0 : setting.bottomBarHeight(isRounded: false)
    }
    let home = isUpright ? CanvasTables.homeIndicator : CanvasTables.homeIndicatorInLandscape
    if isSheet { return CanvasTables.sheetHasHomeIndicator[plugIn] ? home : 0 }
    if isBottomOpaque { return 0 }
    let bar = setting.bottomBarHeight(isRounded: true)
    if bar > 0 { return home + bar }
    let reach = CanvasTables.countsReach[plugIn] ? min(home, max(0, home - missingBelow)) : home
    let isDoubled =
      (bars.top == nil ? CanvasTables.doublesBareInsets : CanvasTables.doublesInsetsUnderBars)[plugIn]
    return isDoubled ? 2 * reach : reach
  }

  // MARK: What the root's size says

  /// The height by which a root as wide as the canvas is shorter than it; nil for other roots.
  private var missing: Double? {
    guard let canvas = setting.header.canvasSize, canvas.width == setting.size.width else { return nil }
    return canvas.height - setting.size.height
  }

  private func isMissing(_ height: Double) -> Bool { missing.map { abs($0 - height) < 0.5 } ?? false }

  /// How far the root ends above the screen's lower edge; less than 0 where it reaches further.
  ///
  /// A root that is wider than the canvas is not placed on it.
  private var missingBelow: Double {
    guard let canvas = setting.header.canvasSize, setting.size.width <= canvas.width else { return 0 }
    return canvas.height - setting.size.height - (isTopOpaque ? statusBar + barAbove : 0)
  }

  private var heightBelow: Double? {
    bars.bottom.map {
      setting.barHeight($0, isRounded: isRoundedPhone) + (isRoundedPhone ? CanvasTables.homeIndicator : 0)
    }
  }

  /// True where a bar below takes room from the root instead of covering it.
  private var isBottomOpaque: Bool {
    guard setting.isOfController, let bar = bars.bottom, let height = heightBelow else { return false }
    return bar.isOpaque || isMissing(height) || isMissing(height + statusBar + barAbove)
  }

  /// True where a navigation bar takes room from the root.
  private var isTopOpaque: Bool {
    guard let bar = bars.top else { return false }
    if bar.isOpaque { return true }
    guard setting.isOfController else { return false }
    let above = statusBar + barAbove
    return isMissing(above) || heightBelow.map { isMissing($0 + above) } ?? false
  }

  /// True where the root lies in a sheet: the file says so, or the root lacks just what a sheet leaves above (6 of 6).
  var isSheet: Bool {
    guard setting.isOfController, device.idiom == .phone, !setting.fillsDevice else { return false }
    if isTopOpaque && !(bars.top?.isOpaque ?? false) || heightBelow.map(isMissing) ?? false { return false }
    return bars.isSheet || isMissing(isRoundedPhone ? statusBar + 10 : 20)
  }

  // MARK: The status bar

  private var statusBar: Double {
    if let bar = CanvasTables.statusBars[device.id] { return bar[plugIn] }
    if device.idiom == .pad, device.isRounded { return CanvasTables.roundedPadStatusBar }
    // A controller that is presented over the whole screen shows none (4 of 4), nor does one before 13000 whose file
    // says so (1 of 1).
    if bars.isFullScreen, plugIn >= 14700 { return 0 }
    if plugIn < 13000, setting.isOfController, !bars.hasStatusBar { return 0 }
    if CanvasTables.lowRootLacksStatusBar[plugIn], setting.size.height < CanvasTables.lowestScreen {
      return 0
    }
    return CanvasTables.homeButtonStatusBar[plugIn]
  }
}
