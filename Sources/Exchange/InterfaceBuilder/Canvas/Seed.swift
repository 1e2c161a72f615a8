import DesignModel

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

extension Seed {
  /// The size as a design keeps it of a view with those attributes, recorded at a text size; nil for none beside the
  /// size that the view has anyway.
  func recorded(_ kind: ViewKind, _ attributes: Attributes, at textSize: TextSize) -> RecordedSize? {
    let own = attributes.ownSize
    let (width, height) = (width == own?.width ? nil : width, height == own?.height ? nil : height)
    if width == nil, height == nil { return nil }
    return RecordedSize(
      width: width.map { max(0, $0) }, height: height.map { max(0, $0) },
      scope: scope(kind, attributes, at: textSize), reason: attributes.sizeReason(of: kind))
  }

  /// Where it counts: a text's where it comes to the same, an image's everywhere, and on the canvas alone what a device
  /// shows otherwise, or what may have been stretched there and is measured well enough.
  private func scope(
    _ kind: ViewKind, _ attributes: Attributes, at textSize: TextSize
  ) -> RecordedSize.Scope {
    switch widthKind ?? heightKind {
    case .arranged, .open, .ownClass, .emptyText: return .canvas
    case .segments: return .everywhere
    case .font, .image, .date, nil: break
    }
    if kind == .image { return attributes.imageName == nil ? .canvas : .everywhere }
    guard [.label, .button, .textField, .datePicker].contains(kind) else { return .canvas }
    // A text of several lines has another height at another width.
    if kind == .label, TextTraits(kind, attributes).lines != 1 { return .canvas }
    if kind == .button, TextTraits.own(attributes)?.isEmpty ?? true { return .everywhere }
    if !FontTraits(kind, attributes).scales { return .everywhere }
    return textSize == .large ? .large : .canvas
  }
}
