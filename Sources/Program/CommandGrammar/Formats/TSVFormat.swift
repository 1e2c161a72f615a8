import Notation

extension Format {
  /// A header and rows, separated by tabs.
  public static let tsv = Format(
    "tsv", "A header and rows, separated by tabs.",
    writing: .table { cells in cells.map(\.escapedForTSV).joined(separator: "\t") })
}
