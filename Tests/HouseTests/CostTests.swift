import Foundation
import TestSupport
import Testing

/// What CONTRIBUTING.md says that one more of something costs, held up by what is there: its own files, and no other that
/// names it.
@Suite("What one more costs") struct CostTests {
  @Test(
    "is the files of the table, for one that is there", .takesSeconds,
    arguments: [
      ("iphone-xr", ["Sources/Design/DesignModel/Profiles/Tables/devices.tsv"]),
      (
        "ListGuides",
        [
          "Sources/Program/WorkbenchKit/Commands/Views/ListGuides.swift",
          "Sources/Program/WorkbenchKit/Workbench.swift",
        ]
      ),
      (
        "ClippedText",
        ["Sources/Engines/Auditing/Rules/ClippedText.swift", "Sources/Engines/Auditing/Rules/RuleList.swift"]
      ),
      ("junit", ["Sources/Results/Reports/JUnit.swift", "Sources/Results/Reports/ReportFormat.swift"]),
    ] as [(String, [String])])
  func files(word: String, expected: [String]) throws {
    #expect(try Self.files(naming: word) == expected)
  }

  @Test("is at most three files for each attribute of views") func attributes() throws {
    let costs = try NamedWords.attributes()
    #expect(costs.count > 60)
    for (word, files) in costs.sorted(by: { $0.key < $1.key }) {
      #expect((1...3).contains(files.count), "\(word): \(files.sorted().joined(separator: ", "))")
    }
  }

  @Test(
    "is at most four files for a control that the engine only measures",
    arguments: [
      "switch", "slider", "stepper", "progress", "activityIndicator", "datePicker", "pageControl",
      "searchBar",
      "spacer",
    ])
  func kinds(word: String) throws {
    let files = try NamedWords.files(ofKind: word)
    #expect((2...4).contains(files.count), "\(files.sorted().joined(separator: ", "))")
  }

  @Test("stands in CONTRIBUTING.md with those examples")
  func table() throws {
    let text = try String(contentsOf: packageFolder.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    for word in ["iphone-xr", "ListGuides", "ClippedText", "junit", "stepper"] {
      #expect(text.contains("`\(word)`"), "\(word)")
    }
  }

  /// The files below `Sources` that name the word, in the order of their paths; what comments and texts in quotes say to
  /// people does not count.
  private static func files(naming word: String) throws -> [String] {
    let sources = packageFolder.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
    return try paths.compactMap { path in
      guard path.hasSuffix(".swift") || path.hasSuffix(".tsv") else { return nil }
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      guard text.contains(word) else { return nil }
      return text.split(separator: "\n").contains { $0.contains(word) && isNamed(word, in: $0) }
        ? "Sources/\(path)" : nil
    }
  }

  private static func isNamed(_ word: String, in line: Substring) -> Bool {
    let code = line.drop { $0 == " " }.replacing(/"[^"]*"/, with: "")
    return !code.hasPrefix("//")
      && code.ranges(of: word).contains { range in
        let sides = [code[..<range.lowerBound].last, code[range.upperBound...].first]
        return !sides.contains { $0?.isWordPart ?? false }
      }
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "-" }
}
