import AutoLayout
import DesignModel
import TestSupport
import Testing

@testable import Typography

@Suite("Widths that Interface Builder recorded") struct RecordedWidthTests {
  private struct Label {
    var text: String
    var font: FontDescription
    var textSize: TextSize
    var scale: Double
    var width: Double
  }

  @Test("are met within a point by nearly all labels that hug their text", .statement("text.accuracy"))
  func hugging() {
    guard let rows = SharedFacts.rows(of: "text_widths.tsv", separator: "\t") else { return }
    let labels = rows.compactMap { label(in: $0) }
    let errors = labels.map { label in abs(label.width - measured(label)) }
    // A frame that is off by more than this was stretched or is stale, whatever the metrics.
    let plausible = zip(labels, errors).filter { $1 <= max(3, $0.width * 0.06) }.map(\.1)
    let (near, exact) = (plausible.filter { $0 <= 1 }.count, plausible.filter { $0 < 0.01 }.count)
    print(
      "recorded widths: \(near) within 1 pt, \(exact) equal, of \(plausible.count) (\(labels.count) read)")
    #expect(plausible.count > 100 && Double(near) >= 0.97 * Double(plausible.count))
  }

  private func measured(_ label: Label) -> Double {
    let measure = SystemText()
    let font = measure.font(label.font, textSize: label.textSize, boldText: false)
    let width = measure.lines(
      of: label.text, in: font, width: .infinity, lines: 0, mode: .truncatingTail
    ).width
    return (width * label.scale).rounded(.up) / label.scale
  }

  /// Nil for other fonts, for emoji and for files before Xcode 12, which track 17 points otherwise.
  private func label(in row: [String]) -> Label? {
    guard let version = Int(row[6]), version >= 17_000, row[1].allSatisfy(\.isASCII),
      let font = font(named: row[2], weight: FontWeight(rawValue: row[3]), size: Double(row[4]))
    else { return nil }
    // Xcode 12.5 and 13 recorded text styles at the smallest text size.
    let textSize: TextSize = font.scales && (18_122...20_037).contains(version) ? .extraSmall : .large
    return Label(text: row[1], font: font, textSize: textSize, scale: Double(row[5])!, width: Double(row[7])!)
  }

  private func font(named name: String, weight: FontWeight?, size: Double?) -> FontDescription? {
    if name == "system" { return FontDescription(size: size, weight: weight) }
    if name == "boldSystem" { return FontDescription(size: size, weight: .bold) }
    let styles: [String: TextStyle] = [
      "Title0": .largeTitle, "Title1": .title1, "Title2": .title2, "Title3": .title3, "Headline": .headline,
      "Body": .body, "Callout": .callout, "Subhead": .subheadline, "Footnote": .footnote,
      "Caption1": .caption1, "Caption2": .caption2,
    ]
    guard name.hasPrefix("UICTFontTextStyle"), let style = styles[String(name.dropFirst(17))] else {
      return nil
    }
    return FontDescription(style: style, scales: true)
  }
}
