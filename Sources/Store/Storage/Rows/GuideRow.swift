import DesignModel
import DesignText
import Notation

extension LayoutGuide: ScreenRowObject {
  static let table = RowTable<LayoutGuide>(
    "layout_guide", .key("id", \.id, as: .text(.identity)), RowColumn("name", \.name, as: .text),
    RowColumn("owner", \.owner, as: .text(.identity))
  ) { id, name, owner in LayoutGuide(id: id, name: name, owner: owner) }
}
