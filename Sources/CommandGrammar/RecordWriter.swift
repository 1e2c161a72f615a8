public import Notation

/// Prints records one by one, so that a long answer needs no more memory than a short one.
public struct RecordWriter: Sendable {
  private let format: Format
  private let isList: Bool
  private var columns: [String]?
  private var count = 0

  /// A writer in any format but text; without `columns` a table takes the first record's keys.
  public init(_ format: Format, isList: Bool = true, columns: [String]? = nil) {
    precondition(format != .text, "prose is not made of records")
    (self.format, self.isList, self.columns) = (format, isList, columns)
  }

  /// What stands before the first record.
  public mutating func begin() -> String {
    switch format {
    case .text, .ndjson: ""
    case .json: isList ? "{\"items\":[" : ""
    case .tsv, .csv: columns.map(row) ?? ""
    }
  }

  /// One record, with what separates it from the one before.
  public mutating func write(_ record: JSON) -> String {
    defer { count += 1 }
    switch format {
    case .text: return ""
    case .ndjson: return record.versioned.line + "\n"
    case .json: return isList ? (count == 0 ? "" : ",") + record.line : record.versioned.line
    case .tsv, .csv:
      if let columns { return row(columns.map { record[$0]?.cell ?? "" }) }
      let names = record.columnNames
      columns = names
      return row(names) + row(names.map { record[$0]?.cell ?? "" })
    }
  }

  /// What stands after the last record.
  public mutating func end() -> String {
    switch format {
    case .text, .ndjson, .tsv, .csv: ""
    case .json:
      isList ? "],\"schemaVersion\":\(Reply.schemaVersion),\"type\":\"\(Reply.list.type.name)\"}\n" : "\n"
    }
  }

  private func row(_ cells: [String]) -> String {
    if cells.isEmpty { return "" }
    if format == .tsv { return cells.map(\.escapedForTSV).joined(separator: "\t") + "\n" }
    // A row of one empty cell would be a blank line, which readers skip.
    if cells == [""] { return "\"\"\n" }
    return cells.map(\.quotedForCSV).joined(separator: ",") + "\n"
  }
}

extension JSON {
  /// The record with `schemaVersion`, unless it has one already.
  var versioned: JSON {
    guard case .object(var members) = self, members["schemaVersion"] == nil else { return self }
    members["schemaVersion"] = .integer(Reply.schemaVersion)
    return .object(members)
  }

  /// The keys that make columns, in order of their bytes.
  var columnNames: [String] {
    (members ?? [:]).keys.filter { $0 != "schemaVersion" }.sorted()
  }

  /// The value in a table: text bare, null empty, nested values as JSON text.
  fileprivate var cell: String { self == .null ? "" : text ?? line }
}

extension String {
  /// RFC 4180: in double quotes if it holds a comma, a quote or a line break, quotes doubled.
  fileprivate var quotedForCSV: String {
    guard utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return self }
    return unicodeScalars.reduce(into: "\"") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
  }

  /// Tabs and line breaks as `\t`, `\n`, `\r`, and the backslash doubled, so that one line is one record.
  fileprivate var escapedForTSV: String {
    guard utf8.contains(where: { "\\\t\r\n".utf8.contains($0) }) else { return self }
    return unicodeScalars.reduce(into: "") { out, scalar in
      switch scalar {
      case "\\": out += "\\\\"
      case "\t": out += "\\t"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      default: out.unicodeScalars.append(scalar)
      }
    }
  }
}
