import DesignModel

extension SceneSetting {
  /// Phone or pad; an unknown device is recognized by its identifier, a missing one by its size.
  var idiom: Idiom {
    header.device?.idiom ?? (header.deviceID?.hasPrefix("ipad") ?? false ? .pad : .phone)
  }

  /// The system version whose control sizes and alignment rectangles the canvas shows.
  ///
  /// From 24400 on sliders are 34 high without alignment insets, as on iOS 26.
  var os: Double { CanvasTables.os[header.plugIn] }

  /// The system version of the device on which the scene is shown where none is asked for.
  var system: Double { CanvasTables.systems[header.plugIn] }

  /// The text size at which the canvas shows text styles.
  var textSize: TextSize { CanvasTables.textSize[header.plugIn] }
}
