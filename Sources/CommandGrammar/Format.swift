/// A form in which replies are printed.
public enum Format: String, Sendable, CaseIterable, ArgumentValue {
  /// Prose and tables for people.
  case text
  /// One JSON value.
  case json
  /// One JSON object a line.
  case ndjson
  /// A header and rows, separated by tabs.
  case tsv
  /// A header and rows, separated by commas.
  case csv
}
