/// Why a check takes a view's own size from the recorded frame: what the file cannot know of it.
public enum SeedKind: String, CaseIterable, Sendable {
  /// A view without a size of its own that a stack arranges keeps the size that it once had there.
  case arranged
  /// A class of the app's own may have any size.
  case ownClass
  /// The file doesn't hold the font.
  case font
  /// The file's resources don't have the image, or the app sets it.
  case image
  /// An empty label is shown at a size of the canvas's own.
  case emptyText
  /// A segmented control's width.
  case segments
  /// A date picker that shows its date as a text or in a calendar.
  case date
  /// Nothing determines the axis.
  case open
}

/// The size that a view takes by itself on a canvas; nil in an axis in which the engine knows it or it has none.
struct Seed: Hashable, Sendable {
  /// Points.
  var width: Double?
  /// Points.
  var height: Double?
  /// Why the width was taken from the file; nil if it wasn't.
  var widthKind: SeedKind?
  /// Why the height was taken from the file; nil if it wasn't.
  var heightKind: SeedKind?

  /// A size that the file or a table gives.
  init(width: Double? = nil, height: Double? = nil) { (self.width, self.height) = (width, height) }

  /// A size from the recorded frame.
  init(width: Double?, height: Double?, by kind: SeedKind) {
    (self.width, self.height) = (width, height)
    (widthKind, heightKind) = (width == nil ? nil : kind, height == nil ? nil : kind)
  }
}
