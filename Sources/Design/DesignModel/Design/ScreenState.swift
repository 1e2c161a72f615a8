/// A state that a screen can be in, such as `signIn` or `recover`.
public struct ScreenState: ScreenObject {
  /// Unique among the states of its screen.
  public var name: String
  /// A state of that name.
  public init(_ name: String) { self.name = name }

  public static var kind: ObjectKind { .state }
  public static var list: WritableKeyPath<ScreenLists, [ScreenState]> { \.states }
  public var key: String { name }
  public var references: [ObjectReference] { [] }
}

extension ObjectKind {
  /// The states of screens.
  public static let state = ObjectKind("state", lack: "it declares none")
}

extension Screen {
  /// The names of the states that the screen can be in; the first is the initial one.
  public var states: [String] { lists.states.map(\.name) }
}
