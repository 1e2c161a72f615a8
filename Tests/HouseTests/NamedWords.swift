import Foundation
import TestSupport

/// Which files of code name the words of the vocabulary, the rows that declare them included and what is made of them left
/// out.
enum NamedWords {
  /// For each attribute the files that name its member or, in the recorder, its word.
  static func attributes() throws -> [String: Set<String>] {
    let files = try code()
    let rows = files.filter { $0.key.contains(rowFolder) }
    let words = Set(rows.values.flatMap { matches(#"named\("(\w+)"\)"#, in: $0) })
    let shared = shared(of: words, in: files.filter { rows[$0.key] == nil })
    var result = Dictionary(uniqueKeysWithValues: words.map { ($0, Set<String>()) })
    for (path, text) in files {
      var named = Set(matches(#"named\("(\w+)"\)"#, in: text))
      if path.hasPrefix("Sources/") { named.formUnion(matches(place, in: text)) }
      for list in matches(Self.list, in: text) {
        let members = Set(matches(member, in: " " + list))
        if members.isSubset(of: words) { named.formUnion(members) }
      }
      named.formUnion(Set(matches(member, in: text)).subtracting(shared))
      if path.hasPrefix("Swift/") { named.formUnion(Set(matches(#""(\w+)""#, in: text)).subtracting(shared)) }
      for word in named where words.contains(word) { result[word]!.insert(path) }
    }
    return result
  }

  /// The files that name a kind of view, but for rows of attributes, which say on which kinds they are.
  static func files(ofKind word: String) throws -> Set<String> {
    Set(
      try code().filter { path, text in
        guard !path.contains(rowFolder), !matches(#"\b(kinds?|ViewKind)\b"#, in: text).isEmpty else {
          return false
        }
        return matches(member, in: text).contains(word)
          || path.hasPrefix("Swift/UIKit/") && text.contains("\"\(word)\"")
      }.keys)
  }

  private static let rowFolder = "Vocabulary/Attributes/"
  /// A member by itself, as `.barTitle`.
  private static let member = #"(?<![\w)\]?!>`\\])\.([a-z]\w*)\b"#
  /// Where a member can only be an attribute's.
  private static let place =
    #"(?:\b(?:attributes|Attributes|result|self|other|root|said|change|usual)\??\[|\b(?:number|text|flag|word|insets"#
    + #"|guidedInsets|priorities|color|varies|Attributes|set)\((?:\w+, )?|\bViewAttribute = |\bsides\(of: "#
    + #"|\bViewAttribute|\battribute [!=]= )\.(\w+)\b(?!\()"#

  /// A list of attributes beside others, or of that type.
  private static let list =
    #"(?:\+ |ViewAttribute\] = )\[([^\]]*)\]|\[ViewAttribute(\.[^\]]*)\]"#

  /// The code of all files but for comments, and for what is made of rows.
  private static func code() throws -> [String: String] {
    let files = try ["Sources", "Swift"].flatMap { try SourceFile.all(in: $0) }
    let written = files.filter { !$0.path.hasSuffix("/RecordedRows.swift") }
    return Dictionary(
      uniqueKeysWithValues: written.map { file in
        let lines = file.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        return (file.path, lines.joined(separator: "\n"))
      })
  }

  /// The words that other types have as a member, too.
  private static func shared(of words: Set<String>, in files: [String: String]) -> Set<String> {
    let heads = files.values.flatMap {
      matches(#"(?m)^[^"\n]*\bcase (\w[^:.\n]*)$"#, in: $0)
        + matches(#"static (?:let|var|func) (\w+(?:(?: = [^,\n]*)?, \w+)*)"#, in: $0)
    }
    return words.intersection(heads.flatMap { matches(#"(\w+)"#, in: $0) })
  }

  /// What a pattern's group catches.
  private static func matches(_ pattern: String, in text: String) -> [String] {
    let expression = try! NSRegularExpression(pattern: pattern)
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      (1..<match.numberOfRanges).lazy.compactMap { Range(match.range(at: $0), in: text) }.first
        .map { String(text[$0]) }
    }
  }
}
