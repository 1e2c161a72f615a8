import DesignModel
import DesignText
import Notation

extension View: ScreenRowObject {
  static let table = RowTable<View>(
    "view", .key("id", \.id, .text(.identity)), RowColumn("name", \.name, .text),
    .optional("parent", \.parent, .text(.identity)), RowColumn("kind", \.kind, .word),
    RowColumn("attributes", \.attributes, .json(Attributes.form))
  ) { id, name, parent, kind, attributes in
    View(id: id, name: name, parent: parent, kind: kind, attributes: attributes)
  }
}
