package import DesignModel

extension Layout {
  /// One way in which a person may meet a screen: a device, how it is held, and how it is set.
  public struct Profile: Sendable, Hashable {
    /// The device.
    public var device: Device
    /// The Dynamic Type category.
    public var textSize: TextSize
    /// How the device is held.
    public var orientation: Orientation
    /// Whether the language runs from right to left.
    public var isRightToLeft: Bool
    /// Whether the keyboard is up.
    public var showsKeyboard: Bool
    /// Whether Bold Text is on.
    public var hasBoldText: Bool

    /// A profile; by default as people hold a device that they never set up.
    public init(
      _ device: Device, textSize: TextSize = .l, orientation: Orientation = .portrait,
      isRightToLeft: Bool = false, showsKeyboard: Bool = false, hasBoldText: Bool = false
    ) {
      (self.device, self.textSize, self.orientation) = (device, textSize, orientation)
      (self.isRightToLeft, self.showsKeyboard, self.hasBoldText) = (isRightToLeft, showsKeyboard, hasBoldText)
    }

    /// Each device at each text size, held in each way, in both directions if wanted.
    public static func each(
      of devices: [Device], textSizes: [TextSize] = [.l], orientations: [Orientation] = [.portrait],
      inBothDirections: Bool = false
    ) -> [Profile] {
      devices.flatMap { device in
        orientations.flatMap { orientation in
          textSizes.flatMap { size in
            (inBothDirections ? [false, true] : [false]).map {
              Profile(device, textSize: size, orientation: orientation, isRightToLeft: $0)
            }
          }
        }
      }
    }
  }

  /// How a device is held.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// A Dynamic Type category, from the smallest to the largest.
  public enum TextSize: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Smaller than the default.
    case xs, s, m
    /// The default.
    case l
    /// Larger than the default.
    case xl, xxl, xxxl
    /// The accessibility sizes.
    case ax1, ax2, ax3, ax4, ax5

    /// True if the first is smaller.
    public static func < (a: TextSize, b: TextSize) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }
}

extension Layout.Profile: CustomStringConvertible, CustomDebugStringConvertible {
  /// As `iphone-se-3/portrait/AX5`.
  public var description: String { profile.name }

  /// The same.
  public var debugDescription: String { description }
}

extension Layout.Profile {
  /// The profile as designs have it.
  package var profile: DesignModel.Profile {
    DesignModel.Profile(
      device: device.name, orientation: orientation == .portrait ? .portrait : .landscape,
      textSize: DesignModel.TextSize(named: textSize.rawValue)!, boldText: hasBoldText,
      direction: isRightToLeft ? .rtl : .ltr, keyboard: showsKeyboard ? .shown : .hidden)
  }

  /// What a layout depends on.
  package var environment: LayoutEnvironment { profile.environment(on: device.model) }
}
