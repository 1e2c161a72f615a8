import Notation

extension Format {
  /// One JSON value.
  public static let json = Format(
    "json", "One JSON value.",
    writing: RecordWriting(
      begin: { $0.isList ? "{\"items\":[" : "" },
      write: { record, index, shape in
        shape.isList ? (index == 0 ? "" : ",") + record.line : record.versioned.line
      },
      end: {
        $0.isList
          ? "],\"schemaVersion\":\(Reply.schemaVersion),\"type\":\"\(Reply.list.type.name)\"}\n" : "\n"
      }))
}
