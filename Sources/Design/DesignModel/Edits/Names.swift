import Notation

extension Screen {
  /// The words of the constraint language that no view can be called.
  public static let reservedNames = ["root", "superview"] + Region.named.map(\.rawValue)

  /// Every name that a constraint can speak of.
  public var itemNames: [String] { views.map(\.name) + guides.map(\.name) }

  /// The view of that name or path.
  public func view(named name: String) throws(DesignError) -> View {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    guard let view = place(named: last).map({ views[$0] }),
      last == name || path(of: view) == name || "root/" + path(of: view) == name
    else { throw .unknown(.view, name, screen: self.name, among: views.map(\.name)) }
    return view
  }

  /// The constraint of that identity.
  public func constraint(named name: String) throws(DesignError) -> LayoutConstraint {
    constraints[try place(of: LayoutConstraint.self, name)]
  }

  /// Throws unless `name` can be given to a new view or guide.
  func checkNewItemName(_ name: String) throws(DesignError) {
    try checkName(name)
    if Self.reservedNames.contains(name) { throw .reservedName(name) }
    if place(named: name) != nil {
      throw .nameTaken(name, by: .view, place: "screen '\(self.name)'")
    }
    if guides.contains(where: { $0.name == name }) {
      throw .nameTaken(name, by: .guide, place: "screen '\(self.name)'")
    }
  }

  /// The identity of a new view or guide of that name.
  func newItemID(for name: String) -> ObjectID {
    ObjectID(freeName(name) { place(of: ObjectID($0)) != nil || guide(ObjectID($0)) != nil })
  }
}

/// Throws unless `name` is spelled so that constraint text can speak of it.
public func checkName(_ name: String) throws(DesignError) {
  var scanner = TextScanner(name)
  guard scanner.takeName() == name, name.count <= 200, name.unicodeScalars.allSatisfy(\.isVisible) else {
    throw .unusableName(name)
  }
}

extension Screen {
  /// The names of the screen, of its views, guides and states.
  public var names: [String] {
    [name] + lists.views.map(\.name) + lists.guides.map(\.name) + lists.states.map(\.name)
  }

  /// Throws a `DesignError` where a name is none that an edit could have given.
  public func checkNames() throws(DesignError) { for name in names { try checkName(name) } }
}

extension Unicode.Scalar {
  /// False for blanks, controls and marks of writing direction, which would make two names look the same.
  fileprivate var isVisible: Bool {
    !properties.isWhitespace && properties.generalCategory != .control && !properties.isBidiControl
      && !properties.isNoncharacterCodePoint && self != "\u{FEFF}" && self != "\u{200B}"
  }
}
