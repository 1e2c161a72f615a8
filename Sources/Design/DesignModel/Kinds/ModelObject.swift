/// An object that is known by its key among those of its kind: the unit of journal, diff and merge.
public protocol ModelObject: Hashable, Sendable {
  /// What it is.
  static var kind: ObjectKind { get }
  /// Unique in its list.
  var key: String { get }
}

/// An object that a screen lists.
public protocol ScreenObject: ModelObject {
  /// Where a screen keeps its objects of this kind.
  static var list: WritableKeyPath<ScreenLists, [Self]> { get }
  /// The other objects of the screen that it can't be without.
  var references: [ObjectReference] { get }
}

/// An object that a design lists beside its screens.
public protocol CatalogueObject: ModelObject {
  /// Where a design keeps its objects of this kind.
  static var list: WritableKeyPath<Design, [Self]> { get }
}

extension Design {
  /// The kinds that stand beside the screens, in the order in which they depend on each other.
  public static let catalogues: [any CatalogueObject.Type] = [Device.self, Profile.self]
}

/// What an object of a screen names another one as.
public enum ObjectReference: Hashable, Sendable {
  /// A view.
  case view(ObjectID)
  /// A view, a view's built-in guide or a guide.
  case item(Item)
  /// A constraint.
  case constraint(ObjectID)
}
