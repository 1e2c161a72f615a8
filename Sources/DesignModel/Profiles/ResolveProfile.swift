extension Profile {
  /// The environment that the profile gives on its device.
  public func environment(on device: Device) -> LayoutEnvironment {
    let isPortrait = orientation == .portrait
    let screen = isPortrait ? device.size : device.size.turned
    let size = window ?? screen
    let keyboard = isPortrait ? device.portraitKeyboard : device.landscapeKeyboard
    return LayoutEnvironment(
      size: size, scale: device.scale, safeArea: safeArea(of: device, width: size.width), idiom: device.idiom,
      orientation: orientation, textSize: textSize, boldText: boldText, direction: direction,
      keyboardHeight: self.keyboard == .shown ? min(keyboard.total, size.height) : nil, locale: locale,
      os: os ?? device.os, state: state, offsets: offsets)
  }

  /// The device's insets and the bars that stand inside them, for a window of that width.
  private func safeArea(of device: Device, width: Double) -> EdgeInsets {
    let isPortrait = orientation == .portrait
    var insets = isPortrait ? device.portraitInsets : device.landscapeInsets
    // A split view's window reaches from the status bar to the home indicator, so their insets stay. At the sides only
    // a window as wide as the screen is known to touch the device's edges.
    if width < (isPortrait ? device.size.width : device.size.height) { (insets.left, insets.right) = (0, 0) }
    let isLowPhone = device.idiom == .phone && orientation == .landscape
    let isPlus = min(device.size.width, device.size.height) >= 414
    for bar in bars {
      switch bar {
      // Facts: 44 on phones, 32 in landscape but 44 on the large ones; 50 on pads since iOS 12.
      case .navigation: insets.top += device.idiom == .pad ? 50 : isLowPhone && !isPlus ? 32 : 44
      case .largeTitle: insets.top += 52
      // Facts: 49 on phones, 32 at compact height; 50 on pads (general knowledge, unverified).
      case .tab: insets.bottom += device.idiom == .pad ? 50 : isLowPhone ? 32 : 49
      // Facts: 50 on pads since iOS 12. On phones 44, 32 at compact height (general knowledge, unverified).
      case .tool: insets.bottom += device.idiom == .pad ? 50 : isLowPhone ? 32 : 44
      }
    }
    return insets
  }
}
