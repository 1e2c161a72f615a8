import DesignModel
import DesignText
import Notation

extension LayoutConstraint: ScreenRowObject {
  static let table = RowTable<LayoutConstraint>(
    "layout_constraint", derived: "text", .key("id", \.id, as: .text(.identity)),
    RowColumn("first", \.first, as: .anchoredItem), RowColumn("relation", \.relation, as: .word),
    .optional("second", \.second, as: .anchoredItem), RowColumn("multiplier", \.multiplier, as: .number),
    RowColumn("constant", \.constant, as: .number), RowColumn("priority", \.priority, as: .priority),
    RowColumn("installed", \.isInstalled, as: .flag),
    .optional("condition", \.condition, as: .text(.condition)),
    RowColumn("origin", \.origin, as: .word), .optional("format", \.format, as: .json(WrittenFormat.form))
  ) { id, first, relation, second, multiplier, constant, priority, isInstalled, condition, origin, format in
    LayoutConstraint(
      id: id, first, relation, to: second, multiplier: multiplier, constant: constant, priority: priority,
      isInstalled: isInstalled, condition: condition, origin: origin, format: format)
  }

  func spelled(in screen: Screen) -> String? { screen.spelled(self) }
}

extension RowCell where Value == AnchoredItem {
  /// A view or guide, which part of it, and the anchor.
  fileprivate static var anchoredItem: RowCell {
    let (region, anchor) = (RowCell<Region>.word, RowCell<Anchor>.word)
    return RowCell(
      ["_item", "_region", "_anchor"],
      write: { side, row in
        row.bind(side.item.owner.text)
        region.write(side.item.region, to: row)
        anchor.write(side.anchor, to: row)
      }
    ) { row throws(CodingError) in
      let owner = ObjectID(row.text())
      return AnchoredItem(Item(owner, try region.read(row)), try anchor.read(row))
    }
  }
}

extension RowCell where Value == Priority {
  /// A number; one that is no priority, which only rows changed outside of workbench hold, is read as the nearest there is,
  /// so that the design can still be read and repaired.
  fileprivate static var priority: RowCell {
    RowCell(write: { $1.bind($0.value) }) { row in
      let number = row.number()
      return Priority(number) ?? (number > 0 ? .required : 1)
    }
  }
}
