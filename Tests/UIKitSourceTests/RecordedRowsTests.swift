import DesignModel
import DesignSamples
import Foundation
import TestSupport
import Testing

/// How `import-swift`'s recorder reads attributes and kinds is made of their rows.
@Suite("The recorder's rows") struct RecordedRowsTests {
  @Test("are those of the vocabulary; `make record` writes them anew") func current() throws {
    let file = packageFolder.appending(path: "Swift/UIKit/Recording/RecordedRows.swift")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Self.text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.text, "RECORD=1 writes it")
  }

  @Test("that leave something out say why", arguments: AttributeCase.all)
  func reasons(of it: AttributeCase) {
    guard case .notCarried(let reason) = it.use.recorder else { return }
    #expect(!reason.isEmpty && reason.last != ".")
  }

  private static var text: String {
    (["// Made of the vocabulary's rows by `make record`.", "// swift-format-ignore-file", ""]
      + list(of: "RecordedRow", "What recordings have of views, in the vocabulary's order.", attributes) + [
        ""
      ]
      + list(
        of: "RecordedKind", "The kinds that have a class of their own, those before others that are theirs.",
        kinds)
      + [""]).joined(separator: "\n")
  }

  private static func list(of type: String, _ summary: String, _ lines: [String]) -> [String] {
    [
      "extension \(type) {", "  /// \(summary)", "  static let all: [\(type)] = [",
    ] + lines.map { "    \($0)," } + ["  ]", "}"]
  }

  private static var attributes: [String] {
    ViewAttribute.allCases.compactMap { attribute in
      var seen: Set<String> = []
      let rows = attribute.row.uses.flatMap { use in
        let kinds = attribute.row.uses.filter { rest(attribute, $0) == rest(attribute, use) }.flatMap(\.kinds)
        return classes(of: kinds).compactMap { type in
          rest(attribute, use).map { "RecordedRow(\"\(attribute)\", of: \(type).self\($0)" }
        }
      }.filter { seen.insert($0).inserted }
      return rows.isEmpty ? nil : rows.joined(separator: ", ")
    }
  }

  /// The classes of kinds; that of all views for most of them.
  private static func classes(of kinds: [ViewKind]) -> [String] {
    let isGeneral = kinds.count > ViewKind.allCases.count / 2
    return isGeneral ? [ViewKind.view.row.className] : kinds.map(\.row.className)
  }

  /// What a row says after its word and its class; nil for what isn't recorded.
  private static func rest(_ attribute: ViewAttribute, _ use: AttributeUse) -> String? {
    guard case .property(let path, let isKept) = use.recorder else { return nil }
    if case .words(let members) = use.form {
      return ", words: [\(members.map { "\"\($0)\": .\($0)" }.joined(separator: ", "))]) { $0.\(path) }"
    }
    guard !isKept, case .value(let absent) = use.absent else { return ") { $0.\(path) }" }
    return ", absent: \"\(absent.spelled)\") { $0.\(path) }"
  }

  private static var kinds: [String] {
    let names = Dictionary(grouping: ViewKind.allCases, by: \.row.className)
    return ViewKind.allCases.filter { names[$0.row.className] == [$0] }.map { kind in
      let marks = "isContent: \(kind.showsTextOrControl), showsText: \(kind.showsText)"
      return "RecordedKind(\"\(kind.rawValue)\", \(kind.row.className).self, \(marks))"
    }
  }
}
