/// A screen's place and name among the others; what is in it are objects of their own.
public struct ScreenHeader: ModelObject {
  /// Stays through renaming.
  public let id: ObjectID
  /// Unique among the screens of a design.
  public var name: String

  /// A screen's header.
  public init(id: ObjectID, name: String) { (self.id, self.name) = (id, name) }

  public static var kind: ObjectKind { .screen }
  public var key: String { id.text }
}

extension ObjectKind {
  /// Screens, by their headers.
  public static let screen = ObjectKind("screen", lack: "there are no screens yet")
}

extension Screen {
  /// The screen's place and name.
  public var header: ScreenHeader { ScreenHeader(id: id, name: name) }
}
