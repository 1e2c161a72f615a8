/// What the root of a screen is and what it stands in, defaults filled in.
public struct RootTraits: Hashable, Sendable {
  /// What it is.
  public let kind: RootKind
  /// The size of a cell or view in points; nil in an axis in which the window or the content decides.
  public let width, height: Double?
  /// The bars around it where a profile names none, in the vocabulary's order.
  public let bars: [Bar]
  /// The edges at which those bars take room from it.
  public let opaqueEdges: [OpaqueEdge]
  /// Whether it is presented as a sheet.
  public let isSheet: Bool
  /// The device on which it is shown where none is asked for, by name; nil for the usual one.
  public let device: String?
  /// How that device is held.
  public let orientation: Orientation
  /// The system version on that device; nil for the device's.
  public let os: Double?
  /// The window's size in points on that device; nil in an axis for the screen's.
  let windowWidth, windowHeight: Double?
  /// The only kind of device that it is for; nil where it is for all.
  public let idiom: Idiom?
  /// The only devices that its app is for, and how they may be held; nil for all.
  public let supported: Set<SupportedPose>?
  /// Whether it is shown while the app starts, before any code runs.
  public let isLaunchScreen: Bool

  /// The traits of a root with those attributes.
  public init(_ attributes: Attributes) {
    kind = attributes.word(.root) ?? .window
    (width, height) = attributes.sides(.rootSize)
    (windowWidth, windowHeight) = attributes.sides(.windowSize)
    bars = attributes.barList
    let edges = attributes.text(.opaqueBars)?.split(separator: ",").map(String.init) ?? []
    opaqueEdges = OpaqueEdge.allCases.filter { edges.contains($0.rawValue) }
    isSheet = attributes.isInSheet
    device = attributes.text(.device)
    orientation = attributes.word(.orientation) ?? .portrait
    os = attributes.number(.os)
    idiom = attributes.word(.idiom)
    supported = attributes.supported
    isLaunchScreen = attributes.flag(.launch) ?? false
  }

  /// How large the root is in a window of that size; nil where it fills it.
  public func extent(in window: Size) -> RootExtent? {
    switch kind {
    case .window: nil
    case .view:
      RootExtent(width: width ?? window.width, height: height ?? window.height, growsWithContent: false)
    case .cell:
      RootExtent(
        width: width ?? window.width, height: height ?? Self.rowHeight, growsWithContent: true,
        keepsHeight: windowHeight == window.height)
    }
  }

  /// A row's height in points where nothing else says one: UITableView's own.
  static let rowHeight = 44.0
}

/// How large a root is that doesn't fill the window, in points.
public struct RootExtent: Hashable, Sendable {
  /// Its width.
  public var width: Double
  /// Its height; of a root that grows with its content, the one that it has where that says none.
  public var height: Double
  /// Whether its content decides its height.
  public var growsWithContent: Bool
  /// Whether its content does so only where it needs more: of a cell that is shown in a window of its own.
  public var keepsHeight: Bool

  /// A root of that size.
  public init(width: Double, height: Double, growsWithContent: Bool, keepsHeight: Bool = false) {
    (self.width, self.height) = (width, height)
    (self.growsWithContent, self.keepsHeight) = (growsWithContent, keepsHeight)
  }

  /// The priority at which a root that grows with its content has its height: a row of fixed height gives way to its
  /// texts, any other to whatever its content says.
  public var heightPriority: Priority { keepsHeight ? Self.ofRows : .fittingSize }

  /// The priority of a row's own height: below those that texts have, 749 and 750, so that none of them is its rival.
  public static let ofRows: Priority = 748.5
}

extension RootTraits {
  /// The window in points that the screen has on its own device, as that is held; nil for the whole of its screen.
  public func window(on device: Device) -> Size? {
    if windowWidth == nil, windowHeight == nil { return nil }
    let screen = orientation == .portrait ? device.size : device.size.turned
    return Size(width: windowWidth ?? screen.width, height: windowHeight ?? screen.height)
  }

  /// The window in points in which a root with those traits has that size on a device, as that is held; nil where the
  /// whole of its screen does.
  ///
  /// What bars and a sheet take of the window beside the root comes on top of it.
  public func window(showing size: Size, on device: Device) -> Size? {
    let bare = Profile(device: device.name, orientation: orientation, os: os).environment(on: device)
    let taken = bare.adding(RootSurroundings(of: self)).taken
    let window: Size
    switch kind {
    case .window: window = Size(width: size.width, height: size.height + taken.top + taken.bottom)
    case .cell: window = Size(width: width == nil ? size.width : bare.size.width, height: size.height)
    case .view:
      window = Size(
        width: width == nil ? size.width : bare.size.width,
        height: height == nil ? size.height : bare.size.height)
    }
    return window == bare.size ? nil : window
  }
}

extension Attributes {
  /// A size's two sides; nil where it says none.
  fileprivate func sides(_ attribute: ViewAttribute) -> (width: Double?, height: Double?) {
    if case .size(let width, let height)? = self[attribute] { return (width, height) }
    return (nil, nil)
  }

  /// The bars around a root where a profile names none, in the vocabulary's order; unset for none.
  public var barList: [Bar] {
    get {
      let words = text(.bars)?.split(separator: ",").map(String.init) ?? []
      return Bar.allCases.filter { $0 != .none && words.contains($0.rawValue) }
    }
    set {
      self[.bars] = newValue.isEmpty ? nil : .text(newValue.map(\.rawValue).joined(separator: ","))
    }
  }
}

extension Attributes {
  /// Those of a root of that kind and size in points, nil where the window or the content decides.
  public static func ofRoot(_ kind: RootKind, width: Double?, height: Double?) -> Attributes {
    var result = Attributes()
    result[.root] = .text(kind.rawValue)
    if width != nil || height != nil { result[.rootSize] = .size(width: width, height: height) }
    return result
  }

  /// These, of a root that is a view of that size in points; nil for the window's width.
  public func ofView(width: Double?, height: Double) -> Attributes {
    var result = self
    result[.root] = .text(RootKind.view.rawValue)
    result[.rootSize] = .size(width: width, height: height)
    return result
  }

  /// The root as one of the same size that grows with its content, in the whole of a screen.
  public var growing: Attributes {
    var result = self
    result[.root] = .text(RootKind.cell.rawValue)
    result[.windowSize] = nil
    return result
  }
}

extension Screen {
  /// What the screen's root is and what it stands in.
  public var rootTraits: RootTraits { RootTraits(root.attributes) }
}
