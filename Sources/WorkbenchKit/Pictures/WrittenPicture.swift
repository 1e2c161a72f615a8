import Notation

/// A picture's file that a command wrote.
struct WrittenPicture: Recorded {
  let file: String
  /// The screen and the names of the profiles that it shows; nil for a plot.
  var screen: String?
  var profiles: [String]?

  static let recordShape = RecordShape<Self>("picture", "A picture that was written.") {
    Column.optional("screen", "The screen; missing for a plot.", \.screen)
    Column("file", "The file.", \.file)
    Column.optional("profiles", "The profiles that it shows; missing for a plot.", \.profiles)
  }
}
