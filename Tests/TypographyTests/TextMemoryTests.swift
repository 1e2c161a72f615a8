import AutoLayout
import DesignModel
import Testing

@testable import Typography

@Suite("Memory of measured text") struct TextMemoryTests {
  private static let texts = [
    "Sign in", "The quick brown fox jumps over the lazy dog", "Größe über alles – naïve façade", "日本語の文章を測る。",
    "مرحبا بالعالم", "👨‍👩‍👧‍👦 family", "line\nbreak",
  ]

  private static func results(by measure: SystemText, _ order: [Int]) -> [Int: TextLines] {
    var results: [Int: TextLines] = [:]
    for place in order {
      let (text, size) = (texts[place % texts.count], Double(10 + place / texts.count))
      results[place] = lines(of: text, size: size, width: 130, limit: 3, by: measure)
    }
    return results
  }

  @Test("gives every thread the same results, in whatever order") func threads() async {
    let order = Array(0..<200)
    let alone = Self.results(by: SystemText(), order)
    let shared = SystemText()
    await withTaskGroup(of: [Int: TextLines].self) { group in
      for turn in 0..<4 {
        group.addTask { Self.results(by: shared, turn.isMultiple(of: 2) ? order : order.reversed()) }
      }
      for await results in group { #expect(results == alone) }
    }
  }

  @Test("distinguishes fonts that differ in weight, size or family") func keys() {
    let measure = SystemText()
    let widths = [
      lines(of: "é", by: measure), lines(of: "é", weight: .bold, by: measure),
      lines(of: "é", size: 18, by: measure),
    ].map(\.width)
    #expect(Set(widths).count == 3)
    #expect(lines(of: "é", family: "No Such Family At All", by: measure).isApproximate)
    #expect(!lines(of: "é", by: measure).isApproximate)
  }
}
