import DesignModel
import Foundation
import Testing

/// How many files an attribute costs: its row, the rule that uses it, and what draws it or sets it.
@Suite("Places that name an attribute") struct AttributePlacesTests {
  private static let sources = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Sources")

  /// The spellings by which a source names an attribute; each captures one, or several in a list.
  private static let spellings = [
    #"(?:\w*[aA]ttributes(?:\[[^\]]*\])?|\bset|result|own|base|changed|changes|copy|back|self|\$0|\$1)\??\[\.(\w+)\]"#,
    #"\.?(?:number|text|flag|word|insets|priorities|varies|sides)\((?:of: )?\.(\w+)[,)]"#,
    #"Attributes\(\.(\w+),"#, #"ViewAttribute\.(\w+)\b(?!\()"#, #"attribute [!=]= \.(\w+)"#,
    #"\[(\.\w+(?:,\s+\.\w+)+)\]"#, #"named\("(\w+)"\)"#,
  ]

  /// The files that name each attribute, by their names; comments are left out, and what makes up screens for developers,
  /// which takes every attribute from the table and names a few to have more of them.
  private static func places() throws -> [ViewAttribute: Set<String>] {
    let patterns = try spellings.map { try NSRegularExpression(pattern: $0) }
    var found: [ViewAttribute: Set<String>] = [:]
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files)
    where file.pathExtension == "swift" && !file.path.contains("/Tools/Fuzzing/") {
      let text = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      for pattern in patterns {
        for match in pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
          guard let range = Range(match.range(at: 1), in: text) else { continue }
          let words = text[range].split { !$0.isLetter }.map(String.init)
          let attributes = words.compactMap(ViewAttribute.init(rawValue:))
          // A list is one of attributes if all that is in it are.
          guard attributes.count == words.count else { continue }
          for attribute in attributes { found[attribute, default: []].insert(file.lastPathComponent) }
        }
      }
    }
    return found
  }

  @Test("are three files at most: the row, the rule that uses it, its drawing") func atMostThree() throws {
    let places = try Self.places()
    for attribute in ViewAttribute.allCases {
      let files = try #require(places[attribute], "\(attribute)")
      #expect(files.count <= 3, "\(attribute): \(files.sorted())")
      #expect(files.count { $0.hasSuffix("Attributes.swift") } >= 1, "\(attribute) has no row")
    }
  }

  @Test("are found where they are") func found() throws {
    let places = try Self.places()
    #expect(places[.lines] == ["LineAttributes.swift", "TextTraits.swift"])
    #expect(places[.pages] == ["ControlAttributes.swift"])
    #expect(places[.mayOverlap] == ["PeopleAttributes.swift", "SiblingPair.swift", "ViewMarks.swift"])
  }
}
