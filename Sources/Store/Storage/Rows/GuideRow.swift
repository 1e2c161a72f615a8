import DesignModel
import DesignText
import Notation

extension LayoutGuide: ScreenRowObject {
  static let table = RowTable<LayoutGuide>(
    "layout_guide", .key("id", \.id, .text(.identity)), RowColumn("name", \.name, .text),
    RowColumn("owner", \.owner, .text(.identity))
  ) { id, name, owner in LayoutGuide(id: id, name: name, owner: owner) }
}
