/// What of an environment an answer may depend on, beside the window's width and the pixels of a point: what isn't among
/// them can be anything, and the answer stays, or is the mirror image in the other writing direction.
public struct EnvironmentReads: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text size.
  public static let textSize = EnvironmentReads(rawValue: 1)
  /// Whether Bold Text is on.
  public static let boldText = EnvironmentReads(rawValue: 2)
  /// The keyboard.
  public static let keyboard = EnvironmentReads(rawValue: 4)
  /// The screen's state.
  public static let state = EnvironmentReads(rawValue: 8)
  /// The field with the focus.
  public static let focus = EnvironmentReads(rawValue: 16)
  /// Where contents of scroll views stand.
  public static let offsets = EnvironmentReads(rawValue: 32)
  /// Of the text size, up to which size the readable width is known, and nothing else.
  public static let readableWidth = EnvironmentReads(rawValue: 64)
  /// The system version.
  public static let system = EnvironmentReads(rawValue: 128)
  /// Of the system version, at which of the borders it stands where texts and text fields changed, and nothing else.
  public static let systemOfTexts = EnvironmentReads(rawValue: 256)
  /// Of the system version, whether it has the controls of `SystemVersions.newControls`, and nothing else.
  public static let systemOfControls = EnvironmentReads(rawValue: 512)
  /// The writing direction: right-to-left need not be the mirror image.
  public static let direction = EnvironmentReads(rawValue: 1024)
  /// The window's height, what covers its edges, and which kind of device it is on, held how.
  public static let surroundings = EnvironmentReads(rawValue: 2048)
  /// All that there is.
  public static let all: EnvironmentReads = [
    .textSize, .boldText, .keyboard, .state, .focus, .offsets, .system, .direction, .surroundings,
  ]

  /// What a condition reads.
  public init(_ condition: Condition) {
    self = condition.terms.reduce(into: []) { $0.formUnion(EnvironmentReads($1.axis)) }
  }

  private init(_ axis: ProfileAxis) {
    switch axis {
    case .textSize: self = .textSize
    case .boldText: self = .boldText
    case .keyboard: self = .keyboard
    case .state: self = .state
    case .focus: self = .focus
    case .scroll: self = .offsets
    case .os: self = .system
    case .direction: self = .direction
    case .width: self = []
    case .height, .hclass, .vclass, .orientation, .idiom: self = .surroundings
    }
  }
}

extension LayoutEnvironment {
  /// This environment with the usual value of whatever isn't read: equal for all that look alike to who reads no more.
  ///
  /// The writing direction stays: a layout and its mirror image are two.
  public func reduced(to reads: EnvironmentReads) -> LayoutEnvironment {
    var result = self
    if !reads.contains(.textSize) {
      result.textSize = reads.contains(.readableWidth) ? textSize.readableStep : .large
    }
    if !reads.contains(.boldText) { result.boldText = false }
    if !reads.contains(.keyboard) { result.keyboardHeight = nil }
    if !reads.contains(.state) { result.state = nil }
    if !reads.contains(.focus) { result.focus = nil }
    if !reads.contains(.offsets) { result.offsets = [] }
    if !reads.contains(.surroundings) {
      // Some height: the window is square.
      (result.size.height, result.safeArea, result.bars) = (size.width, .zero, .profile)
      (result.idiom, result.orientation, result.display) = (.phone, .portrait, .usual)
    }
    if !reads.contains(.system) {
      // A screen's own bars, which are still to be added, are those of a system.
      let borders = reads.systemBorders.filter { $0 != SystemVersions.newControls || result.bars != .screen }
      let ofBars = result.bars == .screen ? [SystemVersions.newControls] : []
      result.os = SystemVersions.usual(like: os, at: borders + ofBars)
    }
    return result
  }
}

extension LayoutEnvironment {
  /// This environment with no more said of whose bars it counts than `settled(for:)` needs on a screen with those
  /// surroundings: equal for all that are settled alike.
  public func reduced(to surroundings: RootSurroundings) -> LayoutEnvironment {
    var result = self
    if !surroundings.isPresent { result.bars = .profile }
    return result
  }
}

extension EnvironmentReads {
  /// The system versions from which on something changes that is read, ascending.
  fileprivate var systemBorders: [Double] {
    (contains(.systemOfTexts) ? [SystemVersions.newFields, SystemVersions.oneFont] : [])
      + (contains(.systemOfControls) ? [SystemVersions.newControls] : [])
  }
}

extension TextSize {
  /// The sizes at which the readable width is known.
  public static let readableSteps: [TextSize] = [.extraSmall, .large, .extraExtraExtraLarge]

  /// The least size not below this one at which the readable width is known; the greatest of all where there is none.
  fileprivate var readableStep: TextSize {
    Self.readableSteps.first { $0 >= self } ?? .accessibilityExtraExtraExtraLarge
  }
}
