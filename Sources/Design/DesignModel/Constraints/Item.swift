/// What one side of a constraint speaks of: a view, a guide, or one of a view's built-in guides.
public struct Item: Hashable, Sendable {
  /// The view or guide.
  public var owner: ObjectID
  /// Which part of it.
  public var region: Region

  /// A view or guide, or a built-in guide of a view.
  public init(_ owner: ObjectID, _ region: Region = .bounds) { (self.owner, self.region) = (owner, region) }
}

/// A view's own rectangle or one of its built-in guides.
public enum Region: String, Vocabulary {
  /// The view's alignment rectangle, or the guide itself.
  case bounds
  case safeArea, layoutMargins, readableContent, keyboard
  /// A scroll view's content area and its frame.
  case contentLayout, frameLayout

  /// The regions that a constraint's text can name.
  public static let named = allCases.filter { $0 != .bounds }
}

/// An anchor of an item.
public struct AnchoredItem: Hashable, Sendable {
  /// Whose anchor.
  public var item: Item
  /// Which anchor.
  public var anchor: Anchor
  /// An anchor of an item.
  public init(_ item: Item, _ anchor: Anchor) { (self.item, self.anchor) = (item, anchor) }
}
