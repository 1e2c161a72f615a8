/// A form in which replies are printed; each is declared in the file that writes it.
public struct Format: RawRepresentable, CaseIterable, Hashable, ArgumentValue {
  /// The word by which it is asked for.
  public let rawValue: String
  /// What it is, as a sentence.
  public let summary: String
  /// Writes records; nil for prose, which has none.
  let writing: RecordWriting?

  /// Whether it has a row of cells for each record.
  var isTable: Bool { writing?.isTable ?? false }

  /// Every form, in the order that help lists them.
  public static let allCases: [Format] = [text, json, ndjson, tsv, csv]

  init(_ word: String, _ summary: String, writing: RecordWriting?) {
    (rawValue, self.summary, self.writing) = (word, summary, writing)
  }

  /// The form of that word; nil for any other word.
  public init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  /// What the form of that word is.
  public static func meaning(of choice: String) -> String { Format(rawValue: choice)?.summary ?? "" }

  /// True if both are asked for by the same word.
  public static func == (a: Format, b: Format) -> Bool { a.rawValue == b.rawValue }

  /// Takes the word into the hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
