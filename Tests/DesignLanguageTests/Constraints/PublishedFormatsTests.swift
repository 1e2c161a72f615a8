import DesignLanguage
import DesignModel
import TestSupport
import Testing

/// Lines of visual format that public apps hold, with what a parser written after Apple's makes of them.
@Suite("Visual formats of public apps") struct PublishedFormatsTests {
  @Test("become the constraints that Apple's grammar makes of them", .statement("visual-format.grammar"))
  func constraints() throws {
    guard let rows = SharedFacts.rows(of: "vfl_real.tsv", separator: "\t") else { return }
    #expect(rows.count == 300)
    for row in rows {
      let (line, names) = (row[1], row[2].split(separator: ",").map(String.init))
      let format = WrittenFormat(line: line, metrics: names.map { FormatMetric($0, 7) })
      let screen = try screen(of: line, without: names)
      let read = try VisualFormat(format, in: screen).constraints.map {
        screen.spelled($0.constraint(id: "c"))
      }
      #expect(read.sorted() == row[3].split(separator: ";").map(\.trimmed).sorted(), "\(line)")
    }
  }

  /// A screen with the views that a line names, which are all that it names but for its metrics.
  private func screen(of line: String, without metrics: [String]) throws -> Screen {
    var screen = Screen(id: "s", name: "s")
    let start = line.firstIndex(of: ":").map(line.index(after:)) ?? line.startIndex
    for match in line[start...].matches(of: /[A-Za-z_][A-Za-z_0-9]*/) {
      let name = String(match.output)
      if !(metrics + screen.itemNames).contains(name) { try screen.addView(named: name, kind: .view) }
    }
    return screen
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
