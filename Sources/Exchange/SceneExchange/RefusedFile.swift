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

  /// The revision of git at which it can't be read; nil for a file in a folder.
  public let revision: String?

  init(path: String, reason: String, isOfOtherPlatform: Bool) {
    (self.path, self.reason, self.isOfOtherPlatform) = (path, reason, isOfOtherPlatform)
    revision = nil
  }

  /// A file that the reader refused, as a revision has it.
  public init(_ path: String, _ error: InterfaceBuilderError, at revision: String? = nil) {
    (self.path, reason, isOfOtherPlatform) = (path, "\(error)", error.isOtherPlatform)
    self.revision = revision
  }

  /// A file that can't be got, as a revision has it.
  public init(_ path: String, reason: String, at revision: String?) {
    (self.path, self.reason, self.revision, isOfOtherPlatform) = (path, reason, revision, false)
  }

  /// The file and why; a line of an import.
  public var sentence: String { "left out \(path)\(revision.map { " at \($0)" } ?? ""): \(reason)" }

  public static let recordShape = RecordShape<Self>(
    "refusal", "A file that check-ib, import-ib or diff can not read."
  ) {
    Column("file", "The file.", from: \.path)
    Column("reason", "Why.", from: \.reason)
    Column.optional("revision", "The revision of git at which it can't be read.", from: \.revision)
    Column("otherPlatform", "Whether it is a file for another system than iOS.", from: \.isOfOtherPlatform)
  }
}
