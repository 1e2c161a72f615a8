import Notation

extension RecordWriting {
  /// A header and a row for each record; `spell` puts cells into one line, without its end.
  static func table(_ spell: @escaping @Sendable (_ cells: [String]) -> String) -> RecordWriting {
    @Sendable func row(_ cells: [String]) -> String { cells.isEmpty ? "" : spell(cells) + "\n" }
    return RecordWriting(
      begin: { $0.columns.map { row($0.flatMap(\.flatNames)) } ?? "" },
      write: { record, _, shape in
        if let columns = shape.columns { return row(columns.flatMap(record.cells)) }
        let names = record.columnNames
        shape.columns = names
        return row(names.flatMap(\.flatNames)) + row(names.flatMap(record.cells))
      }, isTable: true)
  }
}

extension String {
  /// The columns of a key: a rectangle has one for each of its numbers.
  fileprivate var flatNames: [String] {
    let numbers = ["x", "y", "width", "height"]
    switch self {
    case "frame": return numbers
    case "screenFrame", "exact", "recorded": return numbers.map { "\(self).\($0)" }
    default: return [self]
    }
  }
}

extension JSON {
  /// The cells of a key, as many as it has columns.
  fileprivate func cells(_ key: String) -> [String] {
    let count = key.flatNames.count
    guard count > 1 else { return [self[key]?.cell ?? ""] }
    guard let numbers = self[key]?.elements, numbers.count == count else {
      return [self[key]?.cell ?? ""] + [String](repeating: "", count: count - 1)
    }
    return numbers.map(\.cell)
  }

  /// The keys that make columns, in order of their bytes.
  var columnNames: [String] {
    (members ?? [:]).keys.filter { $0 != "schemaVersion" }.sorted()
  }

  /// The value in a table: text bare, null empty, nested values as JSON text.
  fileprivate var cell: String { self == .null ? "" : text ?? line }
}
