import DesignModel

extension IntrinsicSize {
  /// The frame's size of a control whose size doesn't follow from a text; nil where it has none.
  ///
  /// Recorded frames: switch 51×31 (61 observations) and 63×28 from iOS 26 (85); slider 31 high (44 of 45) and 34 (9 of 13);
  /// stepper 94×32, 29 high before iOS 13; progress 4 high, 2 before iOS 14; activity indicator 20×20 and 37×37 (22);
  /// search bar 56 high and 64; page controls by `PageDots`; picker 216 high, whose 320 is general knowledge. Other
  /// kinds take the size that the design declares for them.
  static func ofControl(_ kind: ViewKind, _ traits: ViewTraits, os: Double) -> IntrinsicSize {
    let isGlass = os >= SystemVersions.newControls
    switch kind {
    case .switch:
      return isGlass ? IntrinsicSize(width: 63, height: 28) : IntrinsicSize(width: 51, height: 31)
    case .slider: return IntrinsicSize(height: isGlass ? 34 : 31)
    case .stepper: return IntrinsicSize(width: 94, height: os >= SystemVersions.newFields ? 32 : 29)
    case .progress: return IntrinsicSize(height: os >= SystemVersions.oneFont ? 4 : 2)
    case .activityIndicator:
      let side: Double = traits.indicatorStyle == .large ? 37 : 20
      return IntrinsicSize(width: side, height: side)
    case .datePicker: return IntrinsicSize(width: 320, height: 216)
    case .pageControl: return ofPageControl(PageDots(os: os), traits)
    case .searchBar: return IntrinsicSize(height: isGlass ? 64 : 56)
    default: return IntrinsicSize()
    }
  }

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
      ofPageControl(
        PageDots(pitch: sizes.dotPitch, ends: sizes.dotEnds, height: sizes.dotHeight), traits)
    case .textField:
      IntrinsicSize(width: own.width, height: fieldHeight(sizes, traits, text: text))
    default: own
    }
  }

  private static func ofPageControl(_ dots: PageDots, _ traits: ViewTraits) -> IntrinsicSize {
    IntrinsicSize(width: dots.width(ofPages: traits.pages), height: dots.height)
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
