/// A kind of objects that a design is made of, as journal, records and sentences name it.
///
/// Each kind is declared beside the type of its objects, as `ObjectKind.guide` is beside `LayoutGuide`.
public struct ObjectKind: Vocabulary {
  /// What one object of it is called: `constraint`.
  public let rawValue: String
  /// What several are called, which is also their list's key in records: `constraints`.
  public let plural: String

  /// What says that there is none.
  private let lack: String
  /// The command that adds one.
  private let adder: String

  /// A kind; the plural is made by an `s`, and if nothing else is said, `add-NAME` adds one.
  init(_ name: String, lack: String? = nil, adder: String? = nil) {
    (rawValue, plural) = (name, name + "s")
    self.lack = lack ?? "it has no \(name)s yet"
    self.adder = adder ?? "add-\(name)"
  }

  /// What is said where one is looked for and there is none: `it has no guides yet: add one with add-guide`.
  var adviceForNone: String { "\(lack): add one with \(adder)" }

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
