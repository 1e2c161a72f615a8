extension ViewAttribute {
  public static let root = named("root")
  public static let rootSize = named("rootSize")
  public static let bars = named("bars")
  public static let opaqueBars = named("opaqueBars")
  public static let sheet = named("sheet")
  public static let device = named("device")
  public static let orientation = named("orientation")
  public static let os = named("os")
  public static let windowSize = named("windowSize")
  public static let statusBar = named("statusBar")
}

extension Attributes {
  /// The width and height in points of a root that isn't as large as its window.
  public var rootSize: AttributeValue? {
    get { self[.rootSize] }
    set { self[.rootSize] = newValue }
  }

  /// True for a root that is presented as a sheet.
  public var isInSheet: Bool {
    get { flag(.sheet) ?? false }
    set { self[.sheet] = newValue ? .flag(true) : nil }
  }
}

extension AttributeRow {
  /// What a screen is and what it stands in, said of its root.
  static let roots = [
    AttributeRow(
      "root", "What the screen's root is; by default a controller's view, which fills the window.",
      isOfRoot: true, isFixed: true,
      uses: AttributeUse(
        .word(RootKind.words), absent: .word(RootKind.window), xib: .notCarried(ofScene),
        swift: .notCarried(ofHost))),
    AttributeRow(
      "rootSize",
      "The size of a root that is a cell or a view: - for the window's width, the window's height or a cell's content.",
      isOfRoot: true, isFixed: true,
      uses: AttributeUse(.size, xib: .notCarried(ofScene), swift: .notCarried(ofHost))),
    AttributeRow(
      "bars", "The bars around the screen wherever a profile names none, separated by commas.",
      isOfRoot: true, isFixed: true,
      uses: AttributeUse(.words(Bar.words), xib: .notCarried(ofScene), swift: .notCarried(ofHost))),
    AttributeRow(
      "opaqueBars",
      "The edges at which bars take room from the view instead of lying over it, separated by commas.",
      isOfRoot: true, isFixed: true,
      uses: AttributeUse(.words(OpaqueEdge.words), xib: .notCarried(ofScene), swift: .notCarried(ofHost))),
    AttributeRow(
      "sheet",
      "Whether the screen is presented as a sheet, which on an upright phone begins below the status bar.",
      isOfRoot: true, isFixed: true,
      uses: AttributeUse(.flag, absent: .off, xib: .notCarried(ofScene), swift: .notCarried(ofHost))),
    AttributeRow(
      "device", "The device on which the screen is shown where none is asked for.", isOfRoot: true,
      isFixed: true,
      uses: AttributeUse(.text, xib: .notCarried(ofScene), swift: .notCarried(ofHost))),
    AttributeRow(
      "orientation", "How that device is held.", isOfRoot: true, isFixed: true,
      uses: AttributeUse(
        .word(Orientation.words), absent: .word(Orientation.portrait), xib: .notCarried(ofScene),
        swift: .notCarried(ofHost))),
    AttributeRow(
      "os", "The system version on that device where none is asked for; the device's if not given.",
      isOfRoot: true, isFixed: true,
      uses: AttributeUse(.number(1...1000), xib: .notCarried(ofScene), swift: .notCarried(ofHost))),
    AttributeRow(
      "windowSize",
      "The window in points in which that device shows it where nothing else is asked for: - for the screen's width or height.",
      isOfRoot: true, isFixed: true,
      uses: AttributeUse(.size, xib: .notCarried(ofScene), swift: .notCarried(ofHost))),
    AttributeRow(
      "statusBar", "Whether the status bar is on the screen; by default it is.", isOfRoot: true,
      uses: AttributeUse(
        .word(StatusBarState.words), absent: .word(StatusBarState.shown), xib: .notCarried(ofScene),
        swift: .notCarried("a controller says it, as prefersStatusBarHidden"))),
  ]

  private static let ofScene = "what a screen stands in is its file's or its scene's, not its view's"
  private static let ofHost = "what shows the view decides it"
}
