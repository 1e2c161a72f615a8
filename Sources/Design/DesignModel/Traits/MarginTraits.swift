/// What a view's attributes come to that speak of its layout margins, defaults filled in.
public struct MarginTraits: Hashable, Sendable {
  /// Explicit layout margins in points.
  public let layoutMargins: EdgeInsets?
  /// Whether the superview's margins count where they reach in further.
  public let preservesMargins: Bool
  /// Whether the safe area adds to the margins.
  public let addsSafeArea: Bool

  /// The traits of a view with those attributes.
  public init(_ attributes: Attributes) {
    layoutMargins = attributes.insets(.layoutMargins)
    preservesMargins = attributes.preservesMargins ?? false
    addsSafeArea = attributes.flag(.insetsMarginsFromSafeArea) ?? true
  }

  /// The attributes of views that speak of left and right.
  public static let sided: [ViewAttribute] = [.layoutMargins, .contentInsets]

  /// True if a variation of the screen sets layout margins.
  public static func vary(in screen: Screen) -> Bool { screen.varies(.layoutMargins) }

  /// True if a view of the screen may take part in its superview's margins.
  public static func mayBePreserved(in screen: Screen) -> Bool {
    screen.views.contains { $0.attributes.preservesMargins != nil } || screen.varies(.preservesMargins)
  }
}

extension Attributes {
  /// True if an attribute has other insets at the left than at the right.
  public var hasUnequalSides: Bool {
    MarginTraits.sided.contains { guidedInsets($0)?.hasUnequalSides ?? false }
  }

  /// Whether the superview's margins count where they reach in further; nil if it is unset.
  public var preservesMargins: Bool? {
    get { flag(.preservesMargins) }
    set { self[.preservesMargins] = newValue.map { .flag($0) } }
  }
}
