/// Figures of a device that were others on earlier systems.
public struct EarlierFigures: Hashable, Sendable {
  /// The system version from which on the device's own figures hold.
  public var below: Double
  /// The safe area held upright before; nil where it is the same.
  public var portraitInsets: EdgeInsets?
  /// The same in landscape.
  public var landscapeInsets: EdgeInsets?
  /// The keyboard held upright before; nil where it is the same.
  public var portraitKeyboard: KeyboardHeight?
  /// The same in landscape.
  public var landscapeKeyboard: KeyboardHeight?

  /// Figures of systems below a version.
  public init(
    below: Double, portraitInsets: EdgeInsets? = nil, landscapeInsets: EdgeInsets? = nil,
    portraitKeyboard: KeyboardHeight? = nil, landscapeKeyboard: KeyboardHeight? = nil
  ) {
    self.below = below
    (self.portraitInsets, self.landscapeInsets) = (portraitInsets, landscapeInsets)
    (self.portraitKeyboard, self.landscapeKeyboard) = (portraitKeyboard, landscapeKeyboard)
  }
}

/// A device's measures held one way, on one system.
public struct HeldFigures: Hashable, Sendable {
  /// The screen in points.
  public var size: Size
  /// The safe area of an empty full-screen view, in points.
  public var insets: EdgeInsets
  /// The keyboard, home-indicator area included.
  public var keyboard: KeyboardHeight
  /// What the display has otherwise than its size says.
  public var display: DisplayTraits
}

extension Device {
  /// The measures of the device held so, on a system version.
  ///
  /// Of figures that differ by system those of the nearest are taken: below the least `below` above `system`, if there is
  /// one, else the device's own.
  public func figures(held orientation: Orientation, on system: Double) -> HeldFigures {
    let isUpright = orientation == .portrait
    let before = earlier.filter { system < $0.below }.sorted { $0.below < $1.below }
    func first<Value>(_ upright: KeyPath<EarlierFigures, Value?>, across: KeyPath<EarlierFigures, Value?>)
      -> Value?
    {
      before.lazy.compactMap { $0[keyPath: isUpright ? upright : across] }.first
    }
    return HeldFigures(
      size: isUpright ? size : size.turned,
      insets: first(\.portraitInsets, across: \.landscapeInsets)
        ?? (isUpright ? portraitInsets : landscapeInsets),
      keyboard: first(\.portraitKeyboard, across: \.landscapeKeyboard)
        ?? (isUpright ? portraitKeyboard : landscapeKeyboard),
      display: isUpright ? portraitDisplay : landscapeDisplay)
  }
}
