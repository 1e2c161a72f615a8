public import Notation

/// A picture's file that a command wrote.
public struct WrittenPicture: Recorded {
  let file: String
  /// The screen and the names of the profiles that it shows; nil for a plot.
  var screen: String?
  var profiles: [String]?

  /// A file, with what it shows unless that is a plot.
  public init(file: String, screen: String? = nil, profiles: [String]? = nil) {
    (self.file, self.screen, self.profiles) = (file, screen, profiles)
  }

  public static let recordShape = RecordShape<Self>("picture", "A picture that was written.") {
    Column.optional("screen", "The screen; missing for a plot.", from: \.screen)
    Column("file", "The file.", from: \.file)
    Column.optional("profiles", "The profiles that it shows; missing for a plot.", from: \.profiles)
  }
}
