public import DesignModel

/// Where an object of an imported screen stands in its file.
public struct SceneOrigin: Hashable, Sendable {
  /// What the object is.
  public let kind: ObjectKind
  /// The object's identity in the design.
  public let object: ObjectID
  /// Its identifier in the file.
  public let identifier: String
  /// Its line, counted from 1.
  public let line: Int
}

/// A scene as a screen of a design.
public struct ImportedScene: Sendable {
  /// The screen.
  public let screen: Screen
  /// What the design can't hold.
  public let notes: [ImportNote]
  /// Where its views and constraints stand, in the screen's order; those that the import made stand nowhere.
  public let origins: [SceneOrigin]
}

extension InterfaceBuilderScene {
  /// The scene as a screen of a design; `known` are the identities that the design has for objects of the file, by their
  /// identifiers, where they are not the file's own.
  public func imported(id: ObjectID, name: String, known: [String: ObjectID]) -> ImportedScene {
    var builder = BuildDesign(self, known: known)
    let screen = builder.screen(id: id, name: name)
    return ImportedScene(screen: screen, notes: builder.notes, origins: builder.origins(of: screen))
  }
}

extension BuildDesign {
  /// Where the views and constraints of the screen that was built stand.
  func origins(of screen: Screen) -> [SceneOrigin] {
    let places = Dictionary(zip(ids, tree.objects), uniquingKeysWith: { first, _ in first })
    let views = screen.views.compactMap { view in
      places[view.id].map {
        SceneOrigin(kind: .view, object: view.id, identifier: $0.id.text, line: $0.element.line)
      }
    }
    let constraints = screen.constraints.compactMap { constraint in
      written[constraint.id].map {
        SceneOrigin(kind: .constraint, object: constraint.id, identifier: $0.id, line: $0.line)
      }
    }
    return views + constraints
  }
}
