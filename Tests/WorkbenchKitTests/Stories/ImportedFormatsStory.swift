import CommandGrammar
import DesignModel
import Notation
import TestSupport
import Testing

@testable import WorkbenchKit

/// The lines of visual format that public apps hold, each in the three directions that UIKit knows.
@Suite("Visual formats in imported code", .startsProcesses, .serialized) struct ImportedFormatsStory {
  private static let directions: [FormatOption] = [
    .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft,
  ]

  /// One line, its views under names that no other line has, in a view of its own.
  private struct Line {
    let text: String
    let metrics: [String]
    let views: [String]
    let box: String

    /// The row of the table at that place.
    init(_ row: [String], at place: Int) {
      metrics = row[2].split(separator: ",").map(String.init)
      let (metrics, prefix) = (metrics, "f\(place)_")
      box = prefix + "box"
      let start = row[1].firstIndex(of: ":").map(row[1].index(after:)) ?? row[1].startIndex
      var views: [String] = []
      let body = row[1][start...].replacing(/[A-Za-z_][A-Za-z_0-9]*/) { match in
        let name = String(match.output)
        if metrics.contains(name) { return name }
        if !views.contains(prefix + name) { views.append(prefix + name) }
        return prefix + name
      }
      (text, self.views) = (String(row[1][..<start] + body), views)
    }
  }

  private static let lines = SharedFacts.rows(of: "vfl_real.tsv", separator: "\t").map {
    $0.enumerated().map { Line($1, at: $0) }
  }

  /// The class whose views have the lines' constraints.
  private static func code(_ lines: [Line], _ option: FormatOption) -> String {
    let calls = lines.map { line in
      "    add(\"\(line.text)\", \(line.views), \(line.metrics), in: \"\(line.box)\")"
    }
    return """
      import UIKit
      final class \(name(option)): UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
      \(calls.joined(separator: "\n"))
        }
        required init?(coder: NSCoder) { fatalError() }
        // What a variable holds would go by the variable's name, and not by that in the dictionary.
        private static func make() -> UIView { UIView() }
        private func add(_ line: String, _ names: [String], _ numbers: [String], in name: String) {
          var views: [String: UIView] = [:]
          for name in [name] + names {
            views[name] = Self.make()
            views[name]?.translatesAutoresizingMaskIntoConstraints = false
          }
          addSubview(views[name]!)
          for inner in names { views[name]!.addSubview(views[inner]!) }
          var metrics: [String: Any] = [:]
          for number in numbers { metrics[number] = 7 }
          NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
              withVisualFormat: line, options: [.\(option.rawValue)], metrics: metrics, views: views))
        }
      }

      """
  }

  private static func name(_ option: FormatOption) -> String {
    "Formats" + option.rawValue.dropFirst("direction".count)
  }

  /// What `add-vfl` makes of the lines, in words.
  private static func added(_ lines: [Line], _ option: FormatOption) throws -> [String] {
    try lines.flatMap { line in
      var screen = Screen(id: "s", name: "s")
      try screen.addView(named: line.box, kind: .view)
      for view in line.views { try screen.addView(named: view, kind: .view, in: ObjectID(line.box)) }
      var command = AddVisualFormat()
      (command.screen, command.line, command.options) = ("s", line.text, CommaList([option]))
      command.metrics =
        try line.metrics.isEmpty
        ? nil : FormatMetrics(argument: line.metrics.map { "\($0)=7" }.joined(separator: ","))
      _ = try command.edit(&screen)
      return screen.constraints.map(screen.spelled)
    }
  }

  @Test("are the constraints that add-vfl makes of them, in every direction") func directions() throws {
    guard SwiftCode.canRun, let lines = Self.lines else { return }
    #expect(lines.count == 300)
    let story = try Story()
    let code = Self.directions.map { Self.code(lines, $0) }.joined()
    let words = ["--views", "--device", "iphone-16"]
    guard let outcome = try SwiftCode.run(code, as: "Formats.swift", words, in: story) else { return }
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(!outcome.messages.contains("visual format not understood"))
    for option in Self.directions {
      let records = try story.workspace.run(
        "list-constraints \(Self.name(option)) --format ndjson"
      ).records
      // A gap at a margin is said of the view in code, and of its guide by `add-vfl`.
      let imported = records.compactMap(\.["text"]?.text).map {
        $0.replacing(/\.(\w+)Margin\b/) {
          ".layoutMargins.\($0.output.1)"
        }
      }
      let added = try Self.added(lines, option)
      #expect(added.count > 500)
      let differences = imported.sorted().difference(from: added.sorted())
      #expect(differences.map { "\($0)" } == [])
    }
  }
}
