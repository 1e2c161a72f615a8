public import Notation

/// A column of a list for people.
public struct ListColumn<Object> {
  let title: String
  let alignment: TextTable.Alignment
  let cell: (Object) -> String

  /// A column of words.
  public static func left(_ title: String, _ cell: @escaping (Object) -> String) -> ListColumn {
    ListColumn(title: title, alignment: .left, cell: cell)
  }

  /// A column of numbers.
  public static func right(_ title: String, _ cell: @escaping (Object) -> String) -> ListColumn {
    ListColumn(title: title, alignment: .right, cell: cell)
  }
}

extension Reply {
  /// A list of objects: `columns` for people, or `none` where there is nothing to list; a record of each for programs; and
  /// `cells`, the columns of CSV and TSV, which take the records themselves if nothing is said.
  public init<Object: Sendable>(
    listing objects: [Object], none: String, _ columns: [ListColumn<Object>],
    cells: KeyValuePairs<String, @Sendable (Object) -> String> = [:],
    record: @escaping @Sendable (Object) -> JSON
  ) {
    var table = TextTable(columns.map { ($0.title, $0.alignment) })
    for object in objects { table.add(columns.map { $0.cell(object) }) }
    let names = cells.map(\.key)
    let rows: @Sendable () -> [JSON] = {
      objects.map { object in
        .object(Dictionary(uniqueKeysWithValues: cells.map { ($0.key, .string($0.value(object))) }))
      }
    }
    self.init(
      objects.isEmpty ? none : table.text, columns: objects.isEmpty || names.isEmpty ? nil : names,
      rows: names.isEmpty ? nil : rows
    ) { objects.map(record) }
  }
}
