public import Notation

/// A store's file that a command made.
public struct WrittenStore: Recorded {
  let path: String
  /// How many it has; nil for a copy.
  var devices, profiles: Int?

  /// A store at a path; the counts are for one that was made.
  public init(path: String, devices: Int? = nil, profiles: Int? = nil) {
    (self.path, self.devices, self.profiles) = (path, devices, profiles)
  }

  public static let recordShape = RecordShape<Self>("store", "A store that was made or copied.") {
    Column("path", "The file.", from: \.path)
    Column.optional("devices", "How many devices it has; of init.", from: \.devices)
    Column.optional("profiles", "How many profiles it has; of init.", from: \.profiles)
  }
}
