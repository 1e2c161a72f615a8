public import DesignModel

/// An object by its stable identity and by the name that people know it by.
public struct NamedObject: Hashable, Sendable {
  /// Stays through renaming.
  public let id: ObjectID
  /// The name in the later design; in the earlier one where it is gone.
  public let name: String
  /// An object of that identity and name.
  public init(_ id: ObjectID, _ name: String) { (self.id, self.name) = (id, name) }
}

/// One object that is different in the later design, in words.
public struct DesignChange: Hashable, Sendable {
  /// What the object is.
  public let kind: ObjectKind
  /// The screen that it is in, or that it is itself; nil for devices and profiles.
  public internal(set) var screen: NamedObject?
  /// Unique among the objects of its kind in its screen.
  public let key: String
  /// What happened to it.
  public let step: Step
  /// What happened, a sentence each; none where the change of something greater says it.
  public internal(set) var sentences: [String]
  /// What a removed screen took with it, which has no changes of its own.
  public internal(set) var contents = Contents()

  /// What happened to an object.
  public enum Step: Hashable, Sendable { case added, removed, changed }

  /// How much there is in a screen.
  public struct Contents: Hashable, Sendable {
    /// Views beside the root, and constraints.
    public var views = 0, constraints = 0
  }
}
