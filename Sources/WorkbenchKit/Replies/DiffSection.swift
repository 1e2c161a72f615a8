import CommandGrammar
import Notation

/// The form of a comparison beside the common ones.
enum DiffFormat: String, CaseIterable, ArgumentValue {
  /// Headings and lists, as for a comment in a code review.
  case markdown
}

/// A part of what a comparison says: sentences below a heading.
struct DiffSection {
  let title: String
  let items: [Item]

  /// A sentence and what it is true of.
  struct Item {
    let sentence: String
    let details: [String]

    init(_ sentence: String, details: [String] = []) { (self.sentence, self.details) = (sentence, details) }
  }

  /// For a terminal: lines indented below their heading.
  var text: String {
    ([title] + items.flatMap { item in ["  \(item.sentence)"] + item.details.map { "    \($0)" } })
      .joined(separator: "\n")
  }

  /// A heading and a list.
  var markdown: String {
    let lines = items.flatMap { item in
      ["- \(item.sentence.escapedAsMarkdownText)"] + item.details.map { "  - \($0.escapedAsMarkdownText)" }
    }
    return (["### \(title.escapedAsMarkdownText)", ""] + lines).joined(separator: "\n")
  }
}
