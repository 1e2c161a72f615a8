import DesignLanguage
import DesignModel
import TestSupport
import Testing

@testable import ConflictLog

/// Lines of visual format that public apps hold, as UIKit prints the constraints that it makes of them.
@Suite("Forms of published visual formats") struct PublishedFormsTests {
  /// A screen with the views that a line names, which are all that it names but for its metrics.
  private static func screen(of line: String, without metrics: [String]) throws -> Screen {
    var screen = Screen(id: "s", name: "s")
    let start = line.firstIndex(of: ":").map(line.index(after:)) ?? line.startIndex
    for match in line[start...].matches(of: /[A-Za-z_][A-Za-z_0-9]*/) {
      let name = String(match.output)
      if !(metrics + screen.itemNames).contains(name) { try screen.addView(named: name, kind: .view) }
    }
    return screen
  }

  /// The entry of a gap in its visual form; nil for what UIKit prints as an equation.
  private static func form(of text: ConstraintText, in screen: Screen) -> LoggedConstraint? {
    guard let second = text.second, second.anchor.dimension != .size,
      second.item.region == .bounds, text.first.item.region == .bounds
    else { return nil }
    let logged = LoggedScreen(screen)
    func anchor(_ side: AnchoredItem) -> LoggedAnchor { LoggedAnchor(logged.item(side.item), side.anchor) }
    let isContained = [text.first.item, second.item].contains(Item(.root))
    return LoggedConstraint(
      head: ConstraintHead(address: 0x6000), first: anchor(text.first), relation: text.relation,
      second: anchor(second), constant: text.constant, nesting: isContained ? .container : .siblings)
  }

  @Test(
    "are read as the constraints that the lines make, in every direction",
    arguments: [
      FormatOption.directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft,
    ])
  func forms(direction: FormatOption) throws {
    guard let rows = SharedFacts.rows(of: "vfl_real.tsv", separator: "\t") else { return }
    var count = 0
    for row in rows {
      let names = row[2].split(separator: ",").map(String.init)
      let format = WrittenFormat(
        line: row[1], metrics: names.map { FormatMetric($0, 7) }, options: [direction])
      let screen = try Self.screen(of: row[1], without: names)
      for text in try VisualFormat(format, in: screen).constraints {
        guard let form = Self.form(of: text, in: screen) else { continue }
        let entry = form.spelled
        #expect(try LoggedConstraint(LogText(entry.utf8.dropFirst().dropLast())) == form, "\(entry)")
        count += 1
      }
    }
    #expect(count > 400)
  }
}
