/// A kind of objects that a design is made of, as journal, records and sentences name it.
///
/// Each kind is declared beside the type of its objects, as `ObjectKind.guide` is beside `LayoutGuide`.
public struct ObjectKind: Vocabulary {
  /// What one object of it is called: `constraint`.
  public let rawValue: String
  /// What several are called, which is also their list's key in records: `constraints`.
  public let plural: String

  /// A kind; the plural is made by an `s`.
  init(_ name: String) { (rawValue, plural) = (name, name + "s") }

  /// The kind of that name.
  public init?(rawValue: String) {
    guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = kind
  }

  /// Screens, what they are made of in the order in which it depends on each other, devices and profiles.
  public static let allCases =
    [ScreenHeader.kind] + ScreenLists.kinds.map { $0.kind } + Design.catalogues.map { $0.kind }

  public static func == (a: ObjectKind, b: ObjectKind) -> Bool { a.rawValue == b.rawValue }
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
