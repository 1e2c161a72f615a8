import DesignModel

/// The views that a table's cell of a standard style has and lays out by itself.
enum StandardCellPart {
  /// From where the cell's text begins to the content's trailing edge.
  case line
  /// Where the cell's text begins, as wide as its own text.
  case leading
  /// Before the content's trailing edge, as wide as its own text.
  case trailing
}

extension SceneTree {
  /// The part that a view plays in a cell of a standard style; nil for others and for a cell's image.
  func standardPart(_ index: Int) -> StandardCellPart? {
    guard let content = objects[index].parent,
      objects[content].className == "tableViewCellContentView"
        || objects[content].element["key"] == "contentView",
      let cell = objects[content].parent.map({ objects[$0].element })
    else { return nil }
    let (id, style) = (objects[index].id.text, cell["style"])
    if cell["textLabel"] == id {
      return style == "IBUITableViewCellStyleValue1" || style == "IBUITableViewCellStyleValue2"
        ? .leading : .line
    }
    if cell["detailTextLabel"] == id { return style == "IBUITableViewCellStyleValue1" ? .trailing : .line }
    return nil
  }

  /// Whether a text of a cell with a subtitle is that; nil in cells of other styles.
  func isBelowTitle(_ index: Int) -> Bool? {
    guard let cell = objects[index].parent.flatMap({ objects[$0].parent }).map({ objects[$0].element }),
      cell["style"] == "IBUITableViewCellStyleSubtitle"
    else { return nil }
    return cell["detailTextLabel"] == objects[index].id.text
  }

  /// The title that the detail of a cell of style Value2 follows on its line; nil for all other views.
  func titleBeside(_ index: Int) -> Int? {
    guard let cell = objects[index].parent.flatMap({ objects[$0].parent }).map({ objects[$0].element }),
      cell["style"] == "IBUITableViewCellStyleValue2", cell["detailTextLabel"] == objects[index].id.text
    else { return nil }
    return objects.firstIndex { $0.id.text == cell["textLabel"] && $0.parent == objects[index].parent }
  }
}
