import DesignModel

extension FontWeight {
  /// The place on the straight line from regular (0) to bold (1) that advances follow.
  ///
  /// The places are those of the weights on the font's own axis, from 400 to 700: medium and semibold come out as fitted
  /// to published advances (0.3667 and 0.6333), thin, ultraLight, heavy and black as strings show that an iOS 26.1
  /// simulator set in them. Light is not recorded there. Widths of these five stay approximate.
  var axisPlace: Double { (axisValue - 400) / 300 }

  private var axisValue: Double {
    switch self {
    case .ultraLight: 30
    case .thin: 110
    case .light: 274
    case .regular: 400
    case .medium: 510
    case .semibold: 590
    case .bold: 700
    case .heavy: 860
    case .black: 1000
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
