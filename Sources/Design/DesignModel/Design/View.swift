/// A node of a screen's tree.
public struct View: Hashable, Sendable {
  /// Shared by all lists that hold the view, so that to copy a list of many costs a reference for each.
  private var content: Content

  /// A view.
  public init(id: ObjectID, name: String, parent: ObjectID?, kind: ViewKind, attributes: Attributes = .init())
  {
    content = Content(Fields(id: id, name: name, parent: parent, kind: kind, attributes: attributes))
  }

  /// Stays through renaming and moving.
  public var id: ObjectID { content.fields.id }
  /// Unique among the views and guides of its screen.
  public var name: String {
    get { content.fields.name }
    set { change { $0.name = newValue } }
  }
  /// Nil only for the root.
  public var parent: ObjectID? {
    get { content.fields.parent }
    set { change { $0.parent = newValue } }
  }
  /// What it is.
  public var kind: ViewKind {
    get { content.fields.kind }
    set { change { $0.kind = newValue } }
  }
  /// What is set on it.
  public var attributes: Attributes {
    get { content.fields.attributes }
    set { change { $0.attributes = newValue } }
  }

  private mutating func change(_ change: (inout Fields) -> Void) {
    var fields = content.fields
    change(&fields)
    content = Content(fields)
  }

  public static func == (a: View, b: View) -> Bool {
    a.content === b.content || a.content.fields == b.content.fields
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(content.fields) }
}

extension View {
  private struct Fields: Hashable, Sendable {
    let id: ObjectID
    var name: String
    var parent: ObjectID?
    var kind: ViewKind
    var attributes: Attributes
  }

  private final class Content: Sendable {
    let fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }
}

extension View: ScreenObject {
  // A view's own property of this name says what it looks like.
  public static var kind: ObjectKind { .view }
  public static var list: WritableKeyPath<ScreenLists, [View]> { \.views }
  public var key: String { id.text }
  public var references: [ObjectReference] { parent.map { [.view($0)] } ?? [] }
}

extension ObjectKind {
  /// Views.
  public static let view = ObjectKind("view")
}

extension Screen {
  /// In preorder, the root first.
  public var views: [View] { lists.views }
}

extension View {
  /// True for a name that an import makes of the kind and a number.
  public var hasMadeUpName: Bool {
    let word = name.prefix { !$0.isNumber }
    return word == "contentView"
      || ViewKind.allCases.contains { $0.rawValue == word || $0.row.elements.contains(String(word)) }
  }
}
