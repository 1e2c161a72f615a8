import DesignModel

extension FontWeight {
  /// The place on the straight line from regular (0) to bold (1) that advances follow.
  ///
  /// Medium and semibold are fitted to published advances. Beyond the two ends nothing is published: those places
  /// are assumed, and widths there are approximate.
  var axisPlace: Double {
    switch self {
    case .ultraLight: -1.2
    case .thin: -0.9
    case .light: -0.4
    case .regular: 0
    case .medium: 0.36670
    case .semibold: 0.63330
    case .bold: 1
    case .heavy: 1.5
    case .black: 2
    }
  }

  /// Whether published advances cover the weight.
  var isMeasured: Bool {
    switch self {
    case .regular, .medium, .semibold, .bold: true
    case .ultraLight, .thin, .light, .heavy, .black: false
    }
  }

  /// The system font's weight in place of this one when the user asked for bold text.
  ///
  /// Source: YMatterType pull request 67, which compares fonts side by side (the three lightest go up by 100, the
  /// others by 200, to 900 at most); regular to semibold also in material-components-ios issue 2905.
  var withBoldText: FontWeight {
    switch self {
    case .ultraLight: .thin
    case .thin: .light
    case .light: .regular
    case .regular: .semibold
    case .medium: .bold
    case .semibold: .heavy
    case .bold, .heavy, .black: .black
    }
  }
}
