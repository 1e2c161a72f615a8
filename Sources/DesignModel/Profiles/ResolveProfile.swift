extension Profile {
  /// The environment that the profile gives on its device.
  public func environment(on device: Device) -> LayoutEnvironment {
    let isPortrait = orientation == .portrait
    let screen = isPortrait ? device.size : device.size.turned
    let size = window ?? screen
    let keyboard = isPortrait ? device.portraitKeyboard : device.landscapeKeyboard
    return LayoutEnvironment(
      size: size, scale: device.scale, safeArea: safeArea(of: device), idiom: device.idiom,
      orientation: orientation, textSize: textSize, boldText: boldText, direction: direction,
      keyboardHeight: self.keyboard == .shown ? min(keyboard.total, size.height) : nil, locale: locale,
      os: os ?? device.os, state: state, offsets: offsets)
  }

  /// The device's insets and the bars that stand inside them.
  private func safeArea(of device: Device) -> EdgeInsets {
    var insets = orientation == .portrait ? device.portraitInsets : device.landscapeInsets
    let isLowPhone = device.idiom == .phone && orientation == .landscape
    let isPlus = min(device.size.width, device.size.height) >= 414
    for bar in bars {
      switch bar {
      // Facts: 44 on phones, 32 in landscape but 44 on the large ones; 50 on pads since iOS 12.
      case .navigation: insets.top += device.idiom == .pad ? 50 : isLowPhone && !isPlus ? 32 : 44
      case .largeTitle: insets.top += 52
      // Facts: 49 on phones, 32 at compact height; 50 on pads.
      case .tab: insets.bottom += device.idiom == .pad ? 50 : isLowPhone ? 32 : 49
      case .tool: insets.bottom += device.idiom == .pad ? 50 : isLowPhone ? 32 : 44
      }
    }
    return insets
  }
}
