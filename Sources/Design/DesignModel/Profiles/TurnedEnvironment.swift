extension LayoutEnvironment {
  /// The environment after the device was turned by a quarter, not yet settled for a screen.
  ///
  /// Width and height change places. Insets and keyboard are those of the catalogue's device that looks like this
  /// one, with the bars that this environment counts beside them. Of other windows what was above is at the left.
  public var turned: LayoutEnvironment {
    let isUpright = orientation == .portrait
    var result = self
    result.size = size.turned
    result.orientation = isUpright ? .landscape : .portrait
    if let (device, bars) = deviceWithBars {
      let held = device.figures(held: result.orientation, on: os)
      result.safeArea = held.insets
      result.display = held.display
      result.safeArea.top += bars.top
      result.safeArea.bottom += bars.bottom
      result.keyboardHeight = keyboardHeight.map { _ in min(held.keyboard.total, result.size.height) }
    } else {
      result.safeArea = EdgeInsets(
        top: safeArea.left, left: safeArea.top, bottom: safeArea.right, right: safeArea.bottom)
      result.keyboardHeight = keyboardHeight.map { min($0, result.size.height) }
    }
    return result
  }

  /// The catalogue's device that looks like this, the one of the same system first, and what it counts beside.
  private var deviceWithBars: (Device, bars: (top: Double, bottom: Double))? {
    let alike = Device.catalogue.compactMap { device in device.bars(in: self).map { (device, $0) } }
    return alike.first { $0.0.os == os } ?? alike.first
  }
}

extension Device {
  /// The points of bars that an environment counts beside the device's own insets; nil where the device looks otherwise.
  fileprivate func bars(in environment: LayoutEnvironment) -> (top: Double, bottom: Double)? {
    let held = figures(held: environment.orientation, on: environment.os)
    guard idiom == environment.idiom, scale == environment.scale, environment.size == held.size,
      environment.display == held.display
    else { return nil }
    let (own, all) = (held.insets, environment.safeArea)
    let bars = (top: all.top - own.top, bottom: all.bottom - own.bottom)
    // No bar is lower than 30 points: what is less is another device's inset.
    let mayBeBars = [bars.top, bars.bottom].allSatisfy { $0 == 0 || $0 >= 30 }
    guard all.left == own.left, all.right == own.right, mayBeBars else { return nil }
    return environment.bars == .profileAlone || bars == (0, 0) ? bars : nil
  }
}
