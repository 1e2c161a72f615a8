/// A node of a screen's tree.
public struct View: Hashable, Sendable {
  /// Stays through renaming and moving.
  public let id: ObjectID
  /// Unique among the views and guides of its screen.
  public var name: String
  /// Nil only for the root.
  public var parent: ObjectID?
  /// What it is.
  public var kind: ViewKind
  /// What is set on it.
  public var attributes: Attributes

  /// A view.
  public init(id: ObjectID, name: String, parent: ObjectID?, kind: ViewKind, attributes: Attributes = .init())
  {
    (self.id, self.name, self.parent, self.kind, self.attributes) = (id, name, parent, kind, attributes)
  }
}

/// A rectangle without a picture that constraints can speak of (UILayoutGuide).
public struct LayoutGuide: Hashable, Sendable {
  /// Stays through renaming.
  public let id: ObjectID
  /// Unique among the views and guides of its screen.
  public var name: String
  /// The view that owns it.
  public var owner: ObjectID

  /// A guide.
  public init(id: ObjectID, name: String, owner: ObjectID) {
    (self.id, self.name, self.owner) = (id, name, owner)
  }
}
