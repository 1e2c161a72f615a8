/// A place in values of a form that names other objects.
public struct ReferencePath: Sendable {
  /// The way to it from the outermost member; a list means each of its elements.
  public let path: [String]
  /// Among which objects the name is looked up, such as the views and guides of a screen.
  public let space: Space
  /// The names in the text that stands there.
  public let names: @Sendable (String) -> [String]

  /// Objects that share a space of names.
  public struct Space: Hashable, Sendable {
    /// What they are called together.
    public let name: String
    /// A space of that name.
    public init(_ name: String) { self.name = name }
  }

  /// A reference at a path; the text there is the name, unless `names` finds names in it.
  @inlinable public init(
    _ path: [String], to space: Space, names: @escaping @Sendable (String) -> [String] = { [$0] }
  ) {
    (self.path, self.space, self.names) = (path, space, names)
  }

  /// The same from one level further out.
  @inlinable func within(_ member: String) -> ReferencePath {
    ReferencePath([member] + path, to: space, names: names)
  }
}
