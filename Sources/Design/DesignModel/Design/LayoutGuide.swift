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

extension LayoutGuide: ScreenObject {
  public static var kind: ObjectKind { .guide }
  public static var list: WritableKeyPath<ScreenLists, [LayoutGuide]> { \.guides }
  public var key: String { id.text }
  public var references: [ObjectReference] { [.view(owner)] }
}

extension ObjectKind {
  /// Layout guides.
  public static let guide = ObjectKind("guide")
}

extension Screen {
  /// In the order they were added.
  public var guides: [LayoutGuide] { lists.guides }
  /// The guide of that identity.
  public func guide(_ id: ObjectID) -> LayoutGuide? { lists.guides.first { $0.id == id } }
}
