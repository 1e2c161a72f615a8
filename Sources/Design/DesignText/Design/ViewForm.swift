public import DesignModel
public import Notation

extension View: DesignValue {
  public static let form: Form<View> = .record(
    "A node of a screen's tree.",
    Member("id", "Its identity, which stays through renaming and moving.", from: \.id, as: .identity),
    Member("name", "Unique among the views and guides of its screen.", from: \.name, as: .text),
    .optional(
      "parent", "The view that it lies in; missing for the root.", from: \.parent, as: .identity.naming(.item)
    ),
    Member("kind", "The kind of view.", from: \.kind, as: kindForm),
    Member("attributes", "What is set on it.", from: \.attributes, as: Attributes.form)
  ) { id, name, parent, kind, attributes in
    View(id: id, name: name, parent: parent, kind: kind, attributes: attributes)
  }

  /// The word for a kind of views.
  public static var kindForm: Form<ViewKind> { .word.described("The kind of view.").shared(as: "viewKind") }
}
