import Notation

/// A part of what a comparison says: sentences below a heading.
public struct DiffSection {
  let title: String
  let items: [Item]

  /// Sentences below a heading.
  public init(title: String, items: [Item]) { (self.title, self.items) = (title, items) }

  /// A sentence and what it is true of.
  public struct Item {
    /// The sentence.
    public let sentence: String
    let details: [String]

    /// A sentence, with the lines that say where it is true.
    public init(_ sentence: String, details: [String] = []) {
      (self.sentence, self.details) = (sentence, details)
    }
  }

  /// For a terminal: lines indented below their heading.
  public var text: String {
    ([title] + items.flatMap { item in ["  \(item.sentence)"] + item.details.map { "    \($0)" } })
      .joined(separator: "\n")
  }

  /// A heading and a list.
  public var markdown: String {
    let lines = items.flatMap { item in
      ["- \(item.sentence.escapedAsMarkdownText)"] + item.details.map { "  - \($0.escapedAsMarkdownText)" }
    }
    return (["### \(title.escapedAsMarkdownText)", ""] + lines).joined(separator: "\n")
  }
}
