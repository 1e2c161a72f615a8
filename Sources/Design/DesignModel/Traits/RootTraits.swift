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

  /// The traits of a root with those attributes.
  public init(_ attributes: Attributes) {
    kind = attributes.word(.root) ?? .window
    if case .size(let width, let height)? = attributes[.rootSize] {
      (self.width, self.height) = (width, height)
    } else {
      (width, height) = (nil, nil)
    }
    bars = attributes.barList
    let edges = attributes.text(.opaqueBars)?.split(separator: ",").map(String.init) ?? []
    opaqueEdges = OpaqueEdge.allCases.filter { edges.contains($0.rawValue) }
    isSheet = attributes.flag(.sheet) ?? false
    device = attributes.text(.device)
    orientation = attributes.word(.orientation) ?? .portrait
  }

  /// How large the root is in a window of that size; nil where it fills it.
  public func extent(in window: Size) -> RootExtent? {
    switch kind {
    case .window: nil
    case .view:
      RootExtent(width: width ?? window.width, height: height ?? window.height, growsWithContent: false)
    case .cell:
      RootExtent(width: width ?? window.width, height: height ?? Self.rowHeight, growsWithContent: true)
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

  /// A root of that size.
  public init(width: Double, height: Double, growsWithContent: Bool) {
    (self.width, self.height, self.growsWithContent) = (width, height, growsWithContent)
  }
}

extension Attributes {
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

extension Screen {
  /// What the screen's root is and what it stands in.
  public var rootTraits: RootTraits { RootTraits(root.attributes) }
}
