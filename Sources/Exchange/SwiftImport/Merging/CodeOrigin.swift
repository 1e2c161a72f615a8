public import DesignModel

/// Where an object of a screen stands in the code that builds it.
public struct CodeOrigin: Hashable, Sendable {
  /// What the object is: a view or a constraint.
  public let kind: ObjectKind
  /// Its identity in the screen.
  public let object: ObjectID
  /// The name of its file, without folders.
  public let file: String
  /// Its line there, from 1.
  public let line: Int
}

extension MergedScreen {
  /// Where its views and constraints stand, in the design's order; what the import made of no line of the code is missing.
  var origins: [CodeOrigin] {
    let views = lists.views.compactMap { view in
      places[view.id].map { CodeOrigin(kind: .view, object: view.id, file: $0.file, line: $0.line) }
    }
    return views
      + lists.constraints.compactMap { constraint in
        constraintPlaces[constraint.id].map {
          CodeOrigin(kind: .constraint, object: constraint.id, file: $0.file, line: $0.line)
        }
      }
  }
}
