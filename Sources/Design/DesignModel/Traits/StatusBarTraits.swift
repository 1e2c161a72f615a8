extension Screen {
  /// Whether the root's attributes hide the status bar in an environment that is settled for the screen but for that.
  func hidesStatusBar(in environment: LayoutEnvironment) -> Bool {
    var state: StatusBarState = root.attributes.word(.statusBar) ?? .shown
    // Most screens say it once or not at all.
    if !varies(.statusBar) { return state == .hidden }
    for variation in variationsByStrength {
      guard case .view(.root, let attributes) = variation.change,
        let varied: StatusBarState = attributes.word(.statusBar)
      else { continue }
      if variation.condition.holds(in: environment) { state = varied }
    }
    return state == .hidden
  }
}

extension LayoutEnvironment {
  /// Whether a status bar is shown, of an environment that is settled for a screen: phones in landscape show none,
  /// whatever the screen says (general).
  public var showsStatusBar: Bool { !hidesStatusBar && (idiom == .pad || orientation == .portrait) }

  /// The points of the safe area's top that go with the status bar.
  ///
  /// On phones with a home button its 20 points, on pads all that lies above the bars. Beside a camera, and on phones
  /// in landscape, which show none, the safe area stays (general). A home button is recognized by what is below:
  /// nothing but bars.
  var statusBarInset: Double {
    let (tab, tool) = idiom == .pad ? (50.0, 50.0) : (49.0, 44.0)
    let bottoms = [0, tab, tool, tab + tool]
    let hasHomeButton = bottoms.contains(safeArea.bottom)
    switch idiom {
    case .phone: return hasHomeButton && orientation == .portrait ? min(20, safeArea.top) : 0
    case .pad: return min(hasHomeButton ? 20 : os >= SystemVersions.newControls ? 32 : 24, safeArea.top)
    }
  }
}
