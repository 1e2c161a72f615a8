import DesignModel

extension SceneSetting {
  /// Phone or pad; an unknown device is told by its identifier, a missing one by its size.
  var idiom: Idiom {
    header.device?.idiom ?? (header.deviceID?.hasPrefix("ipad") ?? false ? .pad : .phone)
  }

  /// The system version whose control sizes and alignment rectangles the canvas shows.
  ///
  /// From 24400 on sliders are 34 high without alignment insets, as on iOS 26.
  var os: Double { header.plugIn >= 24400 ? 26 : 18 }

  /// The text size at which the canvas shows text styles.
  ///
  /// Xcode 12.5 and 13 (18092 to 20037) recorded them at the smallest one: 23 labels, against 2 at the default size.
  var textSize: TextSize { (18000..<21000).contains(header.plugIn) ? .extraSmall : .large }
}
