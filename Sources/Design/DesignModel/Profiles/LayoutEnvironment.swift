/// All of a profile that a layout can depend on, resolved to numbers; two profiles with equal environments look alike.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The window's size in points.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  /// The root's safe area: the device's insets and the bars.
  public var safeArea: EdgeInsets
  /// Phone or pad.
  public var idiom: Idiom
  /// How the device is held.
  public var orientation: Orientation
  /// The Dynamic Type category.
  public var textSize: TextSize
  /// Whether Bold Text is on.
  public var boldText: Bool
  /// The writing direction.
  public var direction: LayoutDirection
  /// The height of the keyboard over the window's bottom, in points; nil when it is hidden.
  public var keyboardHeight: Double?
  /// The language of the texts; nil for the design's own.
  public var locale: String?
  /// The system version.
  public var os: Double
  /// The screen's state; nil for its initial one.
  public var state: String?
  /// The field with the focus, by its view's name.
  public var focus: String?
  /// Where contents of scroll views stand, sorted by view name.
  public var offsets: [ScrollOffset]
  /// What the display, or the window on it, has otherwise than its size says.
  public var display = DisplayTraits.usual
  /// Whose bars the safe area counts.
  public var bars = BarSource.profile
  /// How large the root is, as an environment says that is settled for a screen; nil where it fills the window.
  public var root: RootExtent?
  /// What a canvas has otherwise than a device; nil on a device.
  ///
  /// Layouts on canvases are never remembered, so no key and no record holds it.
  public var canvas: CanvasCustoms?
  /// What opaque bars, or the gap above a sheet, take of the window beside the root, in points, as an environment says
  /// that is settled for a screen.
  public var taken = EdgeInsets.zero
  /// The scroll view that conditions on `scroll` speak of, as an environment says that is settled for a screen: the
  /// screen's first.
  public var mainScroll: String?
  /// Whether the status bar is hidden, as an environment says that is settled for a screen: then its points are off the
  /// safe area.
  public var hidesStatusBar = false

  /// Whose bars a safe area counts.
  public enum BarSource: String, Vocabulary {
    /// Those that it has: of an environment that is settled for a screen, or reduced for one without bars.
    case profile
    /// The screen's own are still to be added: of profiles that name no bars.
    case screen
    /// Those that it has, though the screen has others: of profiles that name bars.
    case profileAlone
  }

  /// An environment.
  public init(
    size: Size, scale: Double, safeArea: EdgeInsets = .zero, idiom: Idiom = .phone,
    orientation: Orientation = .portrait, textSize: TextSize = .large, boldText: Bool = false,
    direction: LayoutDirection = .ltr, keyboardHeight: Double? = nil, locale: String? = nil,
    os: Double = SystemVersions.usual, state: String? = nil, focus: String? = nil,
    offsets: [ScrollOffset] = []
  ) {
    (self.size, self.scale, self.safeArea, self.idiom) = (size, scale, safeArea, idiom)
    (self.orientation, self.textSize, self.boldText) = (orientation, textSize, boldText)
    (self.direction, self.keyboardHeight, self.locale) = (direction, keyboardHeight, locale)
    (self.os, self.state, self.focus, self.offsets) = (os, state, focus, offsets)
  }
}

extension LayoutEnvironment {
  /// The horizontal size class: the display's own, else derived from width and idiom.
  ///
  /// A phone is regular only in landscape and only if its short side is at least 414 points (the Plus, Max, XR and
  /// Air phones); a pad's window is regular from 650 points up (two thirds of a portrait 12.9-inch screen, 639, is
  /// compact; half of its landscape screen, 678, is regular).
  public var horizontalClass: SizeClass {
    if let classes = display.classes { return classes.horizontal }
    return switch idiom {
    case .phone: orientation == .landscape && min(size.width, size.height) >= 414 ? .regular : .compact
    case .pad: size.width >= 650 ? .regular : .compact
    }
  }

  /// The vertical size class: the display's own, else compact only on phones in landscape.
  public var verticalClass: SizeClass {
    if let classes = display.classes { return classes.vertical }
    return idiom == .phone && orientation == .landscape ? .compact : .regular
  }

  /// What a condition's axis is here; the state is empty for the initial one, the focus for none.
  public func value(of axis: ProfileAxis) -> Condition.Value {
    switch axis {
    case .width: .number(size.width)
    case .height: .number(size.height)
    case .os: .number(os)
    case .hclass: .word(canvas.map { $0.horizontalClass?.rawValue ?? "" } ?? horizontalClass.rawValue)
    case .vclass: .word(canvas.map { $0.verticalClass?.rawValue ?? "" } ?? verticalClass.rawValue)
    case .textSize: .word(textSize.rawValue)
    case .direction: .word(direction.rawValue)
    case .orientation: .word(orientation.rawValue)
    case .idiom: .word(idiom.rawValue)
    case .keyboard: .word((keyboardHeight == nil ? KeyboardState.hidden : .shown).rawValue)
    case .boldText: .word(boldText ? "true" : "false")
    case .state: .word(state ?? "")
    case .focus: .word(focus ?? "")
    case .scroll: (offsets.first { $0.view == mainScroll }?.position ?? .start).conditionValue
    }
  }

  /// The width in points of what the screen's root fills.
  public var rootWidth: Double { root?.width ?? size.width }

  /// What of the window's edges is under bars, beside the root or over it, in points.
  public var covered: EdgeInsets {
    EdgeInsets(
      top: taken.top + safeArea.top, left: safeArea.left, bottom: taken.bottom + safeArea.bottom,
      right: safeArea.right)
  }

  /// This environment with the screen's initial state in place of none, with no more of the language than distinguishes
  /// the screen's layouts apart, and with what the screen stands in: its bars, no status bar where it hides that, or no
  /// safe area around a cell or a view.
  public func settled(for screen: Screen) -> LayoutEnvironment {
    var result = self
    let traits = screen.rootTraits
    let statusBar = statusBarInset
    result.mainScroll = screen.views.first { $0.kind == .scroll }?.name
    if bars == .screen { result.add(screen.surroundings) }
    result.bars = .profile
    // A canvas is as large as the root that it shows, whatever that is.
    result.root = canvas == nil ? traits.extent(in: size) : nil
    if result.root != nil { result.safeArea = .zero }
    result.state = state ?? screen.lists.states.first?.name
    if locale != nil { result.locale = screen.layoutLocale(locale) }
    if canvas == nil, !hidesStatusBar, screen.hidesStatusBar(in: result) {
      result.hidesStatusBar = true
      if result.root == nil { result.give(back: statusBar) }
    }
    return result
  }

  /// Gives a status bar's points back: of an opaque bar, which moves up, or of the safe area.
  private mutating func give(back statusBar: Double) {
    if taken.top >= statusBar {
      taken.top -= statusBar
    } else {
      safeArea.top = max(0, safeArea.top - statusBar)
    }
  }

  /// This environment with what is around a root.
  func adding(_ surroundings: RootSurroundings) -> LayoutEnvironment {
    var result = self
    result.add(surroundings)
    return result
  }

  /// Adds bars to the device's own insets, and takes what a sheet and opaque bars leave of the window.
  ///
  /// A sheet begins 10 points below a status bar beside a camera, else at 20; its navigation bar is 12 points higher.
  /// So Interface Builder's canvas shows it (27 of 28 and 11 of 11 roots). In landscape, and on pads, it is none.
  private mutating func add(_ surroundings: RootSurroundings) {
    let statusBar = safeArea.top
    safeArea.add(surroundings.bars, in: BarSetting(self))
    if surroundings.isSheet, idiom == .phone, orientation == .portrait {
      taken.top = statusBar > 20 ? statusBar + 10 : 20
      safeArea.top += (surroundings.hasBar(at: .top) ? 12 : 0) - statusBar
    }
    if surroundings.opaqueEdges.contains(.top) {
      taken.top += safeArea.top
      safeArea.top = 0
    }
    if surroundings.opaqueEdges.contains(.bottom) {
      taken.bottom = safeArea.bottom
      safeArea.bottom = 0
    }
  }
}
