public import Notation
public import Rendering

/// Results as a picture, with their numbers.
public struct Plot {
  public let drawing: Drawing
  /// The picture in letters, so many columns wide.
  public let sketch: (_ columns: Int) -> String
  public let records: [JSON]
  /// The order of the records' columns.
  public let columns: [String]
}
