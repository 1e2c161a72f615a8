import DesignModel

/// A table's cell of a standard style, which has a text, mostly a detail and an image, and lays them out by itself.
struct StandardCell {
  /// What Interface Builder offers.
  enum Style: String {
    case basic = "IBUITableViewCellStyleDefault"
    case subtitle = "IBUITableViewCellStyleSubtitle"
    case rightDetail = "IBUITableViewCellStyleValue1"
    case leftDetail = "IBUITableViewCellStyleValue2"
  }

  let style: Style
  /// The view that the others lie in, by its place in the tree.
  let content: Int
  /// The parts that the cell lays out; nil for those that it doesn't have, or to which the author gave constraints.
  let title, detail, image: Int?
  /// True where the table gives its rows no height.
  let sizesItself: Bool

  /// The cell of that content; nil where it is none, or of the app's own style.
  init?(_ tree: SceneTree, content: Int) {
    let objects = tree.objects
    guard objects[content].isContent || objects[content].element["key"] == "contentView",
      let cell = objects[content].parent,
      let style = objects[cell].element["style"].flatMap(Style.init(rawValue:))
    else { return nil }
    func part(_ name: String) -> Int? {
      objects[cell].element[name].flatMap { tree.indexes[$0] }.flatMap { index in
        let isOfCell = objects[index].frame == nil || tree.hasGivenFrame(index)
        return objects[index].parent == content && objects[index].isInstalled && isOfCell ? index : nil
      }
    }
    (self.style, self.content) = (style, content)
    (title, detail, image) = (part("textLabel"), part("detailTextLabel"), part("imageView"))
    let table = objects[cell].parent.map { objects[$0] }
    sizesItself =
      objects[cell]["rowHeight"] == nil && ["-1", nil].contains(table.flatMap { $0["rowHeight"] })
  }

  /// Its texts.
  var texts: [Int] { [title, detail].compactMap(\.self) }
}

extension SceneTree {
  /// The cell of a standard style that lays out a view; nil for all other views.
  func standardCell(of index: Int) -> StandardCell? {
    guard let cell = objects[index].parent.flatMap({ StandardCell(self, content: $0) }) else { return nil }
    return (cell.texts + [cell.image].compactMap(\.self)).contains(index) ? cell : nil
  }

  /// True for the detail at the trailing end of a cell, which gives way to the title (1 of 1).
  func isRightDetail(_ index: Int) -> Bool {
    guard let cell = standardCell(of: index) else { return false }
    return cell.style == .rightDetail && cell.detail == index && cell.title != nil
  }
}
