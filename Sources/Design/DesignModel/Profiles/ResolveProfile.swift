extension Profile {
  /// The environment that the profile gives on its device.
  public func environment(on device: Device) -> LayoutEnvironment {
    let isPortrait = orientation == .portrait
    let screen = isPortrait ? device.size : device.size.turned
    let size = window ?? screen
    let keyboard = isPortrait ? device.portraitKeyboard : device.landscapeKeyboard
    // Whoever writes into a field has the keyboard up.
    let showsKeyboard = self.keyboard == .shown || focus != nil
    var result = LayoutEnvironment(
      size: size, scale: device.scale, safeArea: safeArea(of: device, width: size.width), idiom: device.idiom,
      orientation: orientation, textSize: textSize, boldText: boldText, direction: direction,
      keyboardHeight: showsKeyboard ? min(keyboard.total, size.height) : nil, locale: locale,
      os: os ?? device.os, state: state, focus: focus, offsets: offsets)
    result.bars = bars.isEmpty ? .screen : .profileAlone
    return result
  }

  /// The device's insets and the bars that stand inside them, for a window of that width.
  private func safeArea(of device: Device, width: Double) -> EdgeInsets {
    let isPortrait = orientation == .portrait
    var insets = isPortrait ? device.portraitInsets : device.landscapeInsets
    // A split view's window reaches from the status bar to the home indicator, so their insets stay. At the sides only
    // a window as wide as the screen is known to touch the device's edges.
    if width < (isPortrait ? device.size.width : device.size.height) { (insets.left, insets.right) = (0, 0) }
    insets.add(
      bars, device.idiom, orientation: orientation, shortSide: min(device.size.width, device.size.height))
    return insets
  }
}

extension EdgeInsets {
  /// Adds bars on a device held so, whose screen's short side is that many points.
  mutating func add(_ bars: [Bar], _ idiom: Idiom, orientation: Orientation, shortSide: Double) {
    let isLowPhone = idiom == .phone && orientation == .landscape
    for bar in bars {
      switch bar {
      case .none: break
      // Facts: 44 on phones, 32 in landscape but 44 on the large ones; 50 on pads since iOS 12.
      case .navigation: top += idiom == .pad ? 50 : isLowPhone && shortSide < 414 ? 32 : 44
      // A bar with a prompt is 74 high (general knowledge, unverified).
      case .prompt: top += 30
      case .largeTitle: top += 52
      // Facts: 49 on phones, 32 at compact height; 50 on pads (general knowledge, unverified).
      case .tab: bottom += idiom == .pad ? 50 : isLowPhone ? 32 : 49
      // Facts: 50 on pads since iOS 12. On phones 44, 32 at compact height (general knowledge, unverified).
      case .tool: bottom += idiom == .pad ? 50 : isLowPhone ? 32 : 44
      }
    }
  }
}
