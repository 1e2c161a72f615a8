import DesignModel
import DesignText
import Notation

extension Variation: ScreenRowObject {
  static let table = RowTable<Variation>(
    "variation", .key("id", \.id, as: .text(.identity)), RowColumn("", \.change, as: .change),
    RowColumn("condition", \.condition, as: .text(.condition))
  ) { id, change, condition in Variation(id: id, change: change, condition: condition) }
}

extension RowCell where Value == Variation.Change {
  /// What kind of object it is of, which one, and what is set on it.
  fileprivate static var change: RowCell {
    let kind = RowCell<ObjectKind>.word
    return RowCell(
      ["target_kind", "target", "changes"],
      write: { change, row in
        kind.write(change.targetKind, to: row)
        switch change {
        case .view(let id, _), .constraint(let id, _): row.bind(id.text)
        }
        row.bind(change.json.line)
      }
    ) { row throws(CodingError) in
      let kind = try kind.read(row)
      let target = ObjectID(row.text())
      return try Variation.Change(json: row.json(), of: kind, target: target)
    }
  }
}
