/// What a stack's attributes come to, and what its views say of their place in it, defaults filled in.
public struct StackTraits: Hashable, Sendable {
  /// The direction; UIStackView's own default is horizontal.
  public let axis: Axis
  /// How views are sized along the axis.
  public let distribution: Distribution
  /// Where views lie across the axis.
  public let alignment: StackAlignment
  /// Points between views.
  public let spacing: Double
  /// Points after this view in its stack, in place of the stack's spacing.
  public let customSpacing: Double?

  /// The traits of a view of that kind with those attributes.
  public init(_ kind: ViewKind, _ attributes: Attributes) {
    axis = attributes.word(.axis) ?? .horizontal
    distribution = attributes.word(.distribution) ?? .fill
    alignment = (kind == .stack ? attributes.word(.alignment) : nil) ?? .fill
    spacing = attributes.number(.spacing) ?? 0
    customSpacing = attributes.number(.customSpacing)
  }

  /// True if something is aligned otherwise than by default in the screen, or may be.
  public static func isAligned(in screen: Screen) -> Bool {
    screen.views.contains { $0.kind == .stack && $0.attributes[.alignment] != nil }
      || screen.varies(.alignment)
  }

  /// True if the attributes say a stack's direction.
  public static func setsAxis(_ attributes: Attributes) -> Bool { attributes[.axis] != nil }

  /// What makes a column of a stack: along its edges, since baselines and upper edges make no sense across a column.
  public var column: Attributes {
    var attributes = Attributes(.axis, .text(Axis.vertical.rawValue))
    switch alignment {
    case .top, .bottom, .firstBaseline, .lastBaseline:
      attributes[.alignment] = .text(StackAlignment.leading.rawValue)
    case .fill, .leading, .center, .trailing: break
    }
    return attributes
  }
}
