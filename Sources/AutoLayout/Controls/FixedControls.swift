import DesignModel

extension IntrinsicSize {
  /// The frame's size of a control whose size doesn't follow from a text; nil where it has none.
  ///
  /// Recorded frames: switch 51×31 and 63×28 from iOS 26, slider 31 and 34, stepper 94×32, segmented control 32,
  /// progress 4, activity indicator 20×20, search bar 56 and 64, page control 37, picker 216 high; a wheel picker's
  /// 320 is general knowledge. Other kinds take the size that the design declares for them.
  static func ofControl(_ kind: ViewKind, os: Double) -> IntrinsicSize {
    let isGlass = os >= 26
    switch kind {
    case .switch:
      return isGlass ? IntrinsicSize(width: 63, height: 28) : IntrinsicSize(width: 51, height: 31)
    case .slider: return IntrinsicSize(height: isGlass ? 34 : 31)
    case .stepper: return IntrinsicSize(width: 94, height: 32)
    case .segmentedControl: return IntrinsicSize(height: 32)
    case .progress: return IntrinsicSize(height: 4)
    case .activityIndicator: return IntrinsicSize(width: 20, height: 20)
    case .datePicker: return IntrinsicSize(width: 320, height: 216)
    case .pageControl: return IntrinsicSize(height: 37)
    case .searchBar: return IntrinsicSize(height: isGlass ? 64 : 56)
    case .view, .label, .button, .textField, .textView, .image, .stack, .scroll, .tableCell, .custom, .spacer:
      return IntrinsicSize()
    }
  }
}
