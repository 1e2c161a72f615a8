extension Profile {
  /// The environment that the profile gives on its device.
  public func environment(on device: Device) -> LayoutEnvironment {
    let system = os ?? device.os
    let held = device.figures(held: orientation, on: system)
    let size = window ?? held.size
    // Whoever writes into a field has the keyboard up.
    let showsKeyboard = keyboard == .shown || focus != nil
    var result = LayoutEnvironment(
      size: size, scale: device.scale, safeArea: held.insets, idiom: device.idiom,
      orientation: orientation, textSize: textSize, boldText: boldText, direction: direction,
      keyboardHeight: showsKeyboard ? min(held.keyboard.total, size.height) : nil, locale: locale,
      os: system, state: state, focus: focus, offsets: offsets)
    result.display = display(of: held, on: device, system)
    // A split view's window reaches from the status bar to the home indicator, so their insets stay. At the sides only
    // a window as wide as the screen is known to touch the device's edges.
    if size.width < held.size.width { (result.safeArea.left, result.safeArea.right) = (0, 0) }
    result.safeArea.add(bars, in: BarSetting(result, onScreen: device.size))
    result.bars = bars.isEmpty ? .screen : .profileAlone
    return result
  }

  /// What the window has otherwise than its size says: what the whole display has where it fills that, or a phone's window
  /// that the system resizes.
  private func display(of held: HeldFigures, on device: Device, _ system: Double) -> DisplayTraits {
    guard let window, window != held.size else { return held.display }
    let isResized = device.idiom == .phone && system >= SystemVersions.resizablePhones
    return isResized ? .resizedPhone : .usual
  }
}
