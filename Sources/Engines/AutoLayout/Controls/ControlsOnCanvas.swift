import DesignModel

extension IntrinsicSize {
  /// The frame's size of a control on a canvas of such customs; `own` is what a device shows.
  static func onCanvas(
    _ sizes: CanvasCustoms.ControlSizes, _ kind: ViewKind, traits: ViewTraits, text: TextBox?,
    own: IntrinsicSize
  ) -> IntrinsicSize {
    switch kind {
    case .switch: IntrinsicSize(width: sizes.switches.width, height: sizes.switches.height)
    case .slider: IntrinsicSize(height: sizes.slider)
    case .stepper: IntrinsicSize(width: own.width, height: sizes.stepper)
    case .progress: IntrinsicSize(height: sizes.progress)
    case .segmentedControl: IntrinsicSize(width: own.width, height: sizes.segmentedControl)
    case .searchBar: IntrinsicSize(height: sizes.searchBar)
    case .datePicker: IntrinsicSize(width: own.width, height: sizes.picker)
    case .pageControl:
      IntrinsicSize(width: max(0, traits.pages * sizes.dotPitch + sizes.dotEnds), height: sizes.dotHeight)
    case .textField:
      IntrinsicSize(width: own.width, height: fieldHeight(sizes, traits, text: text))
    default: own
    }
  }

  /// A rounded field has one height whatever its font; another is as high as a line and what its border takes.
  private static func fieldHeight(
    _ sizes: CanvasCustoms.ControlSizes, _ traits: ViewTraits, text: TextBox?
  ) -> Double {
    let plain = ((text?.font.lineHeight ?? 0) - 1e-6).rounded(.up) + sizes.plainFieldExcess
    return switch traits.borderStyle {
    case .roundedRect: sizes.roundedField
    case .none: plain
    case .line: plain + 2
    case .bezel: plain + 7
    }
  }
}
