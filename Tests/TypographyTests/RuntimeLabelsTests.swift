import AutoLayout
import DesignModel
import TestSupport
import Testing

@testable import Typography

/// Labels of text snapshots that other projects recorded at run time.
@Suite("Sizes that UIKit gave labels at run time") struct RuntimeLabelsTests {
  private struct Label {
    let text: String
    let font: ResolvedFont
    let scale: Double
    /// How wide it may be; nil for as wide as it likes.
    let room: Double?
    /// Nil where constraints fix it.
    let width: Double?
    let height: Double

    /// Nil for other fonts, and for rows whose text or text size is not known: one library's shots of an iPhone XS Max say L
    /// but have the heights of M.
    init?(_ row: [String]) {
      guard row.count == 13, row[1] == "system", row[0] != "UILabel",
        let style = TextStyle(rawValue: row[2]), let scale = Double(row[6]),
        let size = TextSize.allCases.first(where: { $0.alias == row[4] }),
        let width = Double(row[8]), let height = Double(row[9]),
        row[5] != "iphone-xs-max"
      else { return nil }
      (text, self.scale, self.height, room) = (row[0], scale, height, Double(row[7]))
      self.width = row[7].hasPrefix("width fixed") ? nil : width
      var font = SystemText().font(
        FontDescription(style: style, weight: row[3] == "boldTrait" ? .semibold : nil, scales: true),
        textSize: size, boldText: false)
      font.hasTwoCuts = row[11].prefix(4) < "2021"
      self.font = font
    }

    /// The size as computed, in whole pixels.
    var own: Size {
      let lines = SystemText().lines(
        of: text, in: font, width: (room ?? .infinity) + 1 / scale, lines: 0, mode: .truncatingTail)
      let longest = ceiled(lines.wholeWidth)
      let height = font.lineHeight + Double(lines.shownLines - 1) * font.linePitch
      return Size(width: min(longest, room ?? longest), height: ceiled(height))
    }

    private func ceiled(_ points: Double) -> Double { (points * scale - 1e-6).rounded(.up) / scale }

    func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 1 / scale + 1e-3 }
  }

  @Test(
    "are met to a pixel in every height and in most widths, a label that wraps being as wide as its longest line"
  )
  func sizes() {
    guard let rows = SharedFacts.rows(of: "runtime_labels.tsv", separator: "\t") else { return }
    let labels = rows.compactMap { Label($0) }
    let heights = labels.filter { $0.isNear($0.own.height, $0.height) }
    let free = labels.filter { $0.width != nil }
    let widths = free.filter { $0.isNear($0.own.width, $0.width!) }
    print(
      "run-time labels: \(heights.count) heights of \(labels.count), \(widths.count) widths of \(free.count)")
    #expect(labels.count >= 50 && heights.count == labels.count)
    // "What's" was narrower in headline until 2021, the arrow is drawn from another typeface, and the third has a line that is
    // two pixels wider once and one that breaks a word earlier.
    let others = free.filter { !$0.isNear($0.own.width, $0.width!) }.map { $0.text.prefix(12) }
    #expect(others.allSatisfy { ["What's", "Watch episod", "Side effects"].contains($0) })
    #expect(widths.count >= 33)
  }
}
