import Notation

extension Format {
  /// One JSON object a line.
  public static let ndjson = Format(
    "ndjson", "One JSON object a line.",
    writing: RecordWriting(write: { record, _, _ in record.versioned.line + "\n" }))
}
