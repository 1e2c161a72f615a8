/// A form of a report beside those that every command has; each is declared in the file that writes it.
public struct ReportFormat: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// The word by which it is asked for.
  public let rawValue: String
  /// Writes a report; its files are named from a folder.
  let write: @Sendable (_ report: Report, _ folder: String) -> String

  /// Every form, in the order that help lists them.
  public static let allCases: [ReportFormat] = [sarif, junit, github, markdown]

  init(_ word: String, write: @escaping @Sendable (_ report: Report, _ folder: String) -> String) {
    (rawValue, self.write) = (word, write)
  }

  /// The form of that word; nil for any other word.
  public init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  /// True if both are asked for by the same word.
  public static func == (a: ReportFormat, b: ReportFormat) -> Bool { a.rawValue == b.rawValue }

  /// Takes the word into the hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension Report {
  /// The report in one of its own forms; files are named from `folder`.
  public func rendered(as format: ReportFormat, from folder: String) -> String { format.write(self, folder) }
}
