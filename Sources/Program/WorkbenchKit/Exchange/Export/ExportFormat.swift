import CommandGrammar
import DesignModel

/// A form in which `export` writes a screen, declared in the file that says how.
struct ExportFormat: RawRepresentable, CaseIterable, Hashable, ArgumentValue {
  /// The word by which it is asked for, and what a file's name ends in.
  let rawValue: String
  /// What it is, as a sentence.
  let summary: String
  /// Whether a file can hold several screens.
  let holdsSeveral: Bool
  /// What a file holds of a screen; `note` takes a sentence for what the file can't hold.
  let write: @Sendable (_ screen: Screen, _ note: (String) -> Void) throws -> String

  /// Every form, in the order that help lists them.
  static let allCases: [ExportFormat] = [json, swift, xib]

  init(
    _ word: String, _ summary: String, holdsSeveral: Bool = true,
    write: @escaping @Sendable (_ screen: Screen, _ note: (String) -> Void) throws -> String
  ) {
    (rawValue, self.summary, self.holdsSeveral, self.write) = (word, summary, holdsSeveral, write)
  }

  init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  static func meaning(of choice: String) -> String { ExportFormat(rawValue: choice)?.summary ?? "" }

  static func == (a: ExportFormat, b: ExportFormat) -> Bool { a.rawValue == b.rawValue }

  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
