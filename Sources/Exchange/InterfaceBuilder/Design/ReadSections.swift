import DesignModel

extension SceneTree {
  /// Says on a table's row what its section has above the first and below the last one.
  func setSection(of index: Int, on attributes: inout Attributes) {
    let cell = objects[index]
    guard cell.isCell, let parent = cell.parent else { return }
    for section in objects[parent].element.child("sections")?.children ?? [] {
      let cells = section.child("cells")?.children ?? []
      if let title = section["headerTitle"], cells.first === cell.element {
        attributes[.sectionHeader] = .text(title)
      }
      if let title = section["footerTitle"], cells.last === cell.element {
        attributes[.sectionFooter] = .text(title)
      }
    }
  }
}

extension DocumentHeader {
  /// Gives the app's own colours the values that the file's resources have for them.
  func setNamedColors(on attributes: inout Attributes, _ kind: ViewKind) {
    for entry in attributes.entries where entry.attribute.form(for: kind) == .color {
      guard let color = attributes.color(entry.attribute), color.value == nil, let name = color.name,
        let known = colors[name]
      else { continue }
      attributes[entry.attribute] = .text(known.spelled)
    }
  }
}
