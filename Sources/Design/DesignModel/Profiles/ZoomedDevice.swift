extension Device {
  /// The phone with Display Zoom, an iPhone with a current system: as many points as a smaller one has.
  ///
  /// Sizes are those of two public tables (a gist of ricsantos, e7baee68; atommclain/dot-files, screenRes.md). Insets and
  /// keyboards shrink with the width: the 14 Pro's 34 points below are then 28 (a fork of Telegram-iOS, DeviceMetrics),
  /// which is 34 × 320 / 393; the other figures are by that rule and unverified.
  var zoomed: Device? {
    guard idiom == .phone, pose == nil, let zoom = zoomedSize else { return nil }
    let share = zoom.width / size.width
    var result = self
    (result.name, result.title) = ("\(name)/\(DevicePose.zoomed.rawValue)", "\(title), zoomed")
    result.size = zoom
    result.portraitInsets = portraitInsets.scaled(by: share)
    result.landscapeInsets = landscapeInsets.scaled(by: share)
    result.portraitKeyboard = portraitKeyboard.scaled(by: share)
    result.landscapeKeyboard = landscapeKeyboard.scaled(by: share)
    result.earlier = []
    result.source = "size: two public tables; the rest by the width"
    result.unverified = ["portraitInsets", "landscapeInsets", "portraitKeyboard", "landscapeKeyboard"]
    return result
  }

  private var zoomedSize: Size? {
    if portraitInsets.bottom == 0 { return Size(width: 320, height: 568) }
    return size.width < 414 ? Size(width: 320, height: 693) : Size(width: 375, height: 812)
  }
}

extension EdgeInsets {
  /// In whole points.
  fileprivate func scaled(by share: Double) -> EdgeInsets {
    EdgeInsets(
      top: (top * share).rounded(), left: (left * share).rounded(), bottom: (bottom * share).rounded(),
      right: (right * share).rounded())
  }
}

extension KeyboardHeight {
  /// In whole points.
  fileprivate func scaled(by share: Double) -> KeyboardHeight {
    KeyboardHeight(
      keys: (keys * share).rounded(), prediction: (prediction * share).rounded(),
      dock: (dock * share).rounded())
  }
}
