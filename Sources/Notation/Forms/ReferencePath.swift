/// A place in values of a form that names another object.
public struct ReferencePath: Hashable, Sendable {
  /// The way to it from the outermost member; a list stands for each of its elements.
  public let path: [String]
  /// Among which objects the name is looked up, such as the views and guides of a screen.
  public let space: Space

  /// Objects that share a space of names.
  public struct Space: Hashable, Sendable {
    /// What they are called together.
    public let name: String
    /// A space of that name.
    public init(_ name: String) { self.name = name }
  }

  /// A reference at a path.
  public init(_ path: [String], to space: Space) { (self.path, self.space) = (path, space) }

  /// The same from one level further out.
  func within(_ member: String) -> ReferencePath { ReferencePath([member] + path, to: space) }
}
