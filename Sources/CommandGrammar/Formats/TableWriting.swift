import Notation

extension RecordWriting {
  /// A header and a row for each record; `spell` puts cells into one line, without its end.
  static func table(_ spell: @escaping @Sendable (_ cells: [String]) -> String) -> RecordWriting {
    @Sendable func row(_ cells: [String]) -> String { cells.isEmpty ? "" : spell(cells) + "\n" }
    return RecordWriting(
      begin: { $0.columns.map(row) ?? "" },
      write: { record, _, shape in
        if let columns = shape.columns { return row(columns.map { record[$0]?.cell ?? "" }) }
        let names = record.columnNames
        shape.columns = names
        return row(names) + row(names.map { record[$0]?.cell ?? "" })
      }, isTable: true)
  }
}

extension JSON {
  /// The keys that make columns, in order of their bytes.
  var columnNames: [String] {
    (members ?? [:]).keys.filter { $0 != "schemaVersion" }.sorted()
  }

  /// The value in a table: text bare, null empty, nested values as JSON text.
  fileprivate var cell: String { self == .null ? "" : text ?? line }
}
