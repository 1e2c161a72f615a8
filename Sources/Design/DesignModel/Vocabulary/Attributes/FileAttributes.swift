extension ViewAttribute {
  public static let connected = named("connected")
  public static let customClass = named("customClass")
  public static let prototype = named("prototype")
  public static let systemSymbol = named("systemSymbol")
  public static let repainted = named("repainted")
  public static let acts = named("acts")
  public static let titleAside = named("titleAside")
  public static let fileTint = named("fileTint")
  public static let idiom = named("idiom")
  public static let supports = named("supports")
  public static let launch = named("launch")
  public static let sample = named("sample")
  public static let madeUp = named("madeUp")
  public static let lostCalls = named("lostCalls")
  public static let followsWindow = named("followsWindow")
  public static let followsScreen = named("followsScreen")
  public static let toggled = named("toggled")
  public static let lost = named("lost")
  public static let movesForKeyboard = named("movesForKeyboard")
  public static let fontSetOnce = named("fontSetOnce")
  public static let madeUpFont = named("madeUpFont")
}

extension AttributeRow {
  /// What a file says of a view's part in its app: no layout follows from it, but how severe a finding is.
  static let fileMarks = [
    AttributeRow(
      "connected",
      "Whether an outlet leads to the view, so that code may set its text, its font or whether it is shown.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .flag, absent: .off, xib: .notCarried("an outlet stands with what it leads from"),
        swift: .notCarried(ofCode))),
    AttributeRow(
      "customClass", "The class of the app's own that the view is of in its file.", isRecorded: true,
      isFixed: true,
      uses: AttributeUse(
        .text, xib: .notCarried("the class is written where the app has it"), swift: .notCarried(ofCode))),
    AttributeRow(
      "prototype",
      "Whether the view is a cell or a header that a table or a collection fills again and again.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .flag, absent: .off, xib: .notCarried("the table or the collection around it says so"),
        swift: .notCarried(ofCode))),
    AttributeRow(
      "systemSymbol",
      "The system's symbol that a button of that type shows, with words of its own for who can't see it.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .text, xib: .notCarried("the button's type says it"), swift: .notCarried(ofCode))),
    AttributeRow(
      "repainted", "What gives the view other colours in its file or its code than those that are set here.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .word(Repainting.words), xib: .notCarried("the file says it in other words"),
        swift: .notCarried(ofCode))),
    AttributeRow(
      "acts", "Whether code runs when the view is used, though it is no control to the design.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .flag, absent: .off, xib: .notCarried("an action stands with what it leads to"),
        swift: .notCarried(ofCode))),
    AttributeRow(
      "titleAside", "Whether a button's title stands at one of its sides.", isRecorded: true, isFixed: true,
      uses: AttributeUse(
        [.button], .flag, absent: .off, xib: .notCarried("the file says it in other words"),
        swift: .notCarried(ofCode))),
    AttributeRow(
      "fileTint", "The tint that the file has for all its views.", isOfRoot: true, isRecorded: true,
      isFixed: true,
      uses: AttributeUse(
        .color, xib: .notCarried("the file says it beside its scenes"), swift: .notCarried(ofCode))),
    AttributeRow(
      "idiom", "The only kind of device that the screen is for; by default it is for phones and pads.",
      isOfRoot: true,
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .word(Idiom.words), xib: .notCarried("the file's runtime or its name says it"),
        swift: .notCarried(ofCode))),
    AttributeRow(
      "supports",
      "The devices that the app of the screen is for, and how they may be held; by default all, in both ways.",
      isOfRoot: true, isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .words(SupportedPose.words), xib: .notCarried("the app's project says it"), swift: .notCarried(ofCode)
      )),
    AttributeRow(
      "launch", "Whether the system shows the screen while the app starts, without any code.", isOfRoot: true,
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .flag, absent: .off, xib: .notCarried("the file's own mark says it"), swift: .notCarried(ofCode))),
    AttributeRow(
      "sample",
      "Which sample the view shows: a filler in place of nothing, or made-up contents that the code shows.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .word(SampleKind.words), xib: .notCarried(ofImport), swift: .notCarried(ofImport))),
    AttributeRow(
      "madeUp",
      "Whether an import lost what the code says of the view, or something else stands in for it.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .flag, absent: .off, xib: .notCarried(ofImport), swift: .notCarried(ofImport))),
    AttributeRow(
      "lostCalls",
      "Whether all that an import lost of the view are calls on it, which make no constraint that the code shows.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .flag, absent: .off, xib: .notCarried(ofImport), swift: .notCarried(ofImport))),
    AttributeRow(
      "followsWindow",
      "Whether numbers of the view follow the window or the text size in its code, and are those of one profile here.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .flag, absent: .off, xib: .notCarried(ofImport), swift: .notCarried(ofImport))),
    AttributeRow(
      "followsScreen",
      "A number of the view that follows the device's screen in its code, not the window: both values, and the line.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(.text, xib: .notCarried(ofImport), swift: .notCarried(ofImport))),
    AttributeRow(
      "toggled", "Whether code shows or hides the view while the app runs.", isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .flag, absent: .off, xib: .notCarried(ofImport), swift: .notCarried(ofImport))),
    AttributeRow(
      "lost",
      "How many of the code's layout statements an import lost, as 2/19, or that contents could not be made up.",
      isOfRoot: true, isRecorded: true, isFixed: true,
      uses: AttributeUse(.text, xib: .notCarried(ofImport), swift: .notCarried(ofImport))),
    AttributeRow(
      "movesForKeyboard",
      "Whether code scrolls or moves what the keyboard covers, as no constraint says.",
      isOfRoot: true, isRecorded: true, isFixed: true,
      uses: AttributeUse(.flag, absent: .off, xib: .notCarried(ofImport), swift: .notCarried(ofImport))),
    AttributeRow(
      "fontSetOnce",
      "Whether the font is that of the text size at which the view was made, also when people choose another one.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .fonts, .flag, absent: .off, xib: .notCarried(ofAdjusting), swift: .notCarried(ofAdjusting))),
    AttributeRow(
      "madeUpFont", "Whether the font is an import's, since what the code says of it is lost or elsewhere.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .fonts, .flag, absent: .off, xib: .notCarried(ofImport), swift: .notCarried(ofImport))),
  ]

  private static let ofAdjusting = "the text's property adjustsFontForContentSizeCategory says it"

  private static let ofImport = "only an import of code says it"

  private static let ofCode = "what it is in the app the code around it says"
}

extension Attributes {
  /// True where an outlet leads to the view, so that code may change it.
  public var isConnected: Bool { flag(.connected) ?? false }

  /// True for a button that shows one of the system's symbols, as that for more information.
  public var isSystemSymbol: Bool { text(.systemSymbol) != nil }

  /// True where the view is of a class of the app's own, which may do anything in code.
  public var isOfCustomClass: Bool { text(.customClass) != nil }

  /// True for a view of a class of the app's own, which may draw.
  public var mayDraw: Bool { text(.customClass).map { !$0.hasPrefix("UI") } ?? false }

  /// True where the colours that are set aren't those of the view's words.
  public var isRepainted: Bool {
    repainting.map { !Self.aroundWords.contains($0) } ?? false
  }

  private static let aroundWords: Set<Repainting> = [
    .whiteTitle, .configuredBackground, .layers, .ownClass, .ofUIKit, .picture,
  ]

  /// True for a control or a text that its file disables.
  public var isDisabled: Bool { repainting == .disabled }

  /// True for a button whose title is white where it has no colour.
  public var hasWhiteTitle: Bool { repainting == .whiteTitle }

  /// True where something else than the colours that are set is under what the view shows.
  public var drawsItself: Bool {
    repainting.map { Self.coverings.contains($0) } ?? false
  }

  private static let coverings: Set<Repainting> = [
    .backgroundImage, .runtimeAttribute, .effect, .configuredBackground, .layers,
  ]

  private var repainting: Repainting? { word(.repainted) }
  /// True for a view that blurs what lies under it, by its file.
  public var isEffect: Bool { repainting == .effect }

  /// True for a view that code makes of a class of its own, and for one of which nobody knows the class.
  public var isOfClassInCode: Bool { repainting == .ownClass || isStandIn }

  /// True for a view of code that UIKit draws, be it a table or a control that designs don't have.
  public var isDrawnByUIKit: Bool { repainting == .ofUIKit }

  /// True for a button to which code gives a picture.
  public var hasPictureOfCode: Bool { repainting == .picture }

  /// True where the file has an action of a view that is no control to the design.
  public var acts: Bool { flag(.acts) ?? false }

  /// True for a button whose title doesn't stand in its middle.
  public var hasTitleAside: Bool { flag(.titleAside) ?? false }

  /// The tint of all views of the root's file that name none.
  public var tintOfFile: ColorText? {
    get { color(.fileTint) }
    set { self[.fileTint] = newValue.map { .text($0.spelled) } }
  }

  /// True for a cell or header that is filled again and again.
  public var isPrototype: Bool { flag(.prototype) ?? false }

  /// True where a sample stands in for what the app shows.
  public var isSample: Bool { self[.sample] != nil }

  /// True where an import put that sample, since the code shows nothing.
  public var isFiller: Bool { word(.sample) == SampleKind.filler }

  /// True where code shows or hides the view while the app runs.
  public var isToggled: Bool {
    get { flag(.toggled) ?? false }
    set { self[.toggled] = newValue ? .flag(true) : nil }
  }

  /// True where the import of the view's code is no more than a sketch of it, be it for its numbers alone.
  public var isMadeUp: Bool {
    get { isStandIn || followsWindow }
    set { self[.madeUp] = newValue ? .flag(true) : nil }
  }

  /// True where an import lost what the code says of the view, or something else stands in for it.
  public var isStandIn: Bool { flag(.madeUp) ?? false }

  /// True where all that an import lost of the view are calls on it: what they do nobody knows, and they take back no
  /// constraint that the code makes elsewhere.
  public var lostCallsAlone: Bool {
    get { flag(.lostCalls) ?? false }
    set { self[.lostCalls] = newValue ? .flag(true) : nil }
  }

  /// True where numbers of the view are those of one profile, and others in the code on others.
  public var followsWindow: Bool {
    get { flag(.followsWindow) ?? false }
    set { self[.followsWindow] = newValue ? .flag(true) : nil }
  }

  /// The number of the view that follows the device's screen in its code instead of the window; nil for none.
  public var screenMeasure: ScreenMeasure? {
    get { text(.followsScreen).flatMap(ScreenMeasure.init(parsing:)) }
    set { self[.followsScreen] = newValue.map { .text($0.spelled) } }
  }

  /// What of the code's layout an import lost, as a root says it; nil for nothing.
  public var loss: String? {
    get { text(.lost) }
    set { self[.lost] = newValue.map { .text($0) } }
  }

  /// True for a root whose code scrolls or moves what the keyboard covers.
  public var movesForKeyboard: Bool {
    get { flag(.movesForKeyboard) ?? false }
    set { self[.movesForKeyboard] = newValue ? .flag(true) : nil }
  }

  /// The only devices that the app of a root is for, and how they may be held; nil for all.
  public var supported: Set<SupportedPose>? {
    get {
      text(.supports).map { Set($0.split(separator: ",").compactMap { SupportedPose(rawValue: String($0)) }) }
    }
    set {
      let words = newValue.map { poses in SupportedPose.allCases.filter(poses.contains).map(\.rawValue) }
      self[.supports] = words.map { .text($0.joined(separator: ",")) }
    }
  }

  /// True for a text whose font doesn't follow a change of the text size while the app runs.
  public var isFontSetOnce: Bool { flag(.fontSetOnce) ?? false }

  /// True for a text whose font an import made up.
  public var hasMadeUpFont: Bool {
    get { flag(.madeUpFont) ?? false }
    set { self[.madeUpFont] = newValue ? .flag(true) : nil }
  }

  /// What an import says of a view that is the same in all runs of its code: these, with what others say.
  public mutating func takeMarks(of others: [Attributes]) {
    self[.sample] = ([self] + others).lazy.compactMap { $0[.sample] }.first
    if others.contains(where: \.hasTitleAside) { self[.titleAside] = .flag(true) }
    self[.repainted] = ([self] + others).lazy.compactMap { $0[.repainted] }.first
    isMadeUp = isStandIn || others.contains(where: \.isStandIn)
    followsWindow = followsWindow || others.contains(where: \.followsWindow)
    hasMadeUpFont = hasMadeUpFont || others.contains(where: \.hasMadeUpFont)
    if others.contains(where: \.isFontSetOnce) { self[.fontSetOnce] = .flag(true) }
  }

  /// The attributes that `takeMarks` takes.
  public static let marks: Set<ViewAttribute> = [
    .sample, .madeUp, .followsWindow, .fontSetOnce, .madeUpFont, .repainted, .titleAside,
  ]
}
