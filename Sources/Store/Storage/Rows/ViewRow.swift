import DesignModel
import DesignText
import Notation

extension View: ScreenRowObject {
  static let table = RowTable<View>(
    "view", .key("id", \.id, as: .text(.identity)), RowColumn("name", \.name, as: .text),
    .optional("parent", \.parent, as: .text(.identity)), RowColumn("kind", \.kind, as: .word),
    RowColumn("attributes", \.attributes, as: .json(Attributes.form))
  ) { id, name, parent, kind, attributes in
    View(id: id, name: name, parent: parent, kind: kind, attributes: attributes)
  }
}
