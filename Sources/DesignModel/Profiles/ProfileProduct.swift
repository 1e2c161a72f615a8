extension Profile {
  /// The profiles of a new store: every device × orientation × text size × direction, in that order.
  public static func standard(for devices: [Device]) -> [Profile] {
    devices.flatMap { device in
      Orientation.allCases.flatMap { orientation in
        TextSize.allCases.flatMap { textSize in
          LayoutDirection.allCases.map { direction in
            Profile(device: device.name, orientation: orientation, textSize: textSize, direction: direction)
          }
        }
      }
    }
  }

  /// The profile that is solved when none is asked for.
  public static let `default` = Profile(device: "iphone-16")
}
