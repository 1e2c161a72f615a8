public import InterfaceBuilder
public import Notation

/// A file that can't be read as a storyboard or xib for iOS.
public struct RefusedFile: Recorded, Sendable {
  /// As the user or the folder named it.
  public let path: String
  /// Why.
  public let reason: String
  /// True where the file is sound but for another platform.
  public let isOfOtherPlatform: Bool

  init(path: String, reason: String, isOfOtherPlatform: Bool) {
    (self.path, self.reason, self.isOfOtherPlatform) = (path, reason, isOfOtherPlatform)
  }

  /// A file that the reader refused.
  public init(_ path: String, _ error: InterfaceBuilderError) {
    self.init(path: path, reason: "\(error)", isOfOtherPlatform: error.isOtherPlatform)
  }

  /// The file and why; a line of an import.
  public var sentence: String { "left out \(path): \(reason)" }

  public static let recordShape = RecordShape<Self>(
    "refusal", "A file that check-ib or import-ib can not read."
  ) {
    Column("file", "The file.", from: \.path)
    Column("reason", "Why.", from: \.reason)
    Column("otherPlatform", "Whether it is a file for another system than iOS.", from: \.isOfOtherPlatform)
  }
}
