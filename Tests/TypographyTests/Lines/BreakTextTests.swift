import AutoLayout
import DesignModel
import TestSupport
import Testing

@testable import Typography

@Suite("Text in lines") struct BreakTextTests {
  private let fox = "The quick brown fox jumps over the lazy dog"

  private func width(_ text: String) -> Double { lines(of: text).width }

  @Test("wraps at words and reports its longest line") func words() {
    let broken = lines(of: fox, width: width("The quick brown fox"))
    #expect(broken.wantedLines == 3 && broken.shownLines == 3)
    #expect(abs(broken.width - width("The quick brown fox")) < 1e-9)
    #expect(broken.shownCharacters == fox.count && broken.totalCharacters == fox.count)
  }

  @Test("has one longest line, blanks aside, for each way to break, longer where there is more room")
  func longestLine() {
    for mode in [LineBreakMode.wordWrapping, .charWrapping, .truncatingTail, .clipping] {
      var last: TextLines?
      for room in stride(from: 20.0, through: width(fox), by: 0.25) {
        let broken = SystemText().lines(
          of: fox, in: SystemText().font(FontDescription(size: 17), textSize: .large, boldText: false),
          width: room, lines: 2, mode: mode)
        #expect(broken.bareWidth <= broken.wholeWidth && broken.width <= room + 0.01)
        #expect(abs(broken.width - min(broken.wholeWidth, room)) < 0.011)
        if let last, last.wantedLines == broken.wantedLines {
          let isCut = mode == .clipping && broken.wantedLines > 2
          #expect(isCut || last.bareWidth <= broken.bareWidth, "\(mode) at \(room)")
        }
        last = broken
      }
    }
  }

  @Test(
    "never wraps a text at its own width", .statement("text.own-width"),
    arguments: ["The quick brown fox", "Größe: 10 km", "日本語の文章", "שלום עולם abc", "Hi 😀 there", "trailing  "])
  func ownWidth(text: String) {
    for size in stride(from: 9.0, through: 60, by: 0.7) {
      let free = lines(of: text, size: size)
      #expect(lines(of: text, size: size, width: free.width) == free)
    }
  }

  @Test("is never wider than its limit when it is wrapped", arguments: [30.0, 57, 100, 211])
  func limit(width: Double) {
    for text in [fox, "Donaudampfschifffahrtsgesellschaft heute", "日本語の文章を測る。次の行", "a  b   c\n   d"] {
      #expect(lines(of: text, width: width).width <= width + 0.01)
    }
  }

  @Test("breaks ideographs anywhere but before closing punctuation") func ideographs() {
    let broken = lines(of: "日本語。文", width: 17 * 3)
    #expect(broken.wantedLines == 2 && abs(broken.width - 51) < 1e-9)
  }

  @Test("counts what people call characters") func characters() {
    #expect(lines(of: "👨‍👩‍👧‍👦👍🏽🇩🇪e\u{301}\r\n").totalCharacters == 5)
  }

  @Test("measures text of two directions as the sum of its words") func directions() {
    let both = lines(of: "abc שלום", by: SystemText(pango: .missing))
    #expect(abs(both.width - width("abc ") - 4 * 0.6 * 17) < 1e-9)
    #expect(lines(of: "abc שלום עולם", width: width("abc ") + 10).wantedLines >= 2)
  }

  @Test(
    "counts what each mode shows of one line", .statement("text.line-break-modes", "attributes.line-break"),
    arguments: [
      (LineBreakMode.truncatingTail, 9), (.wordWrapping, 10), (.charWrapping, 10), (.clipping, 11),
    ])
  func shownOfOneLine(mode: LineBreakMode, characters: Int) {
    let room =
      switch mode {
      case .truncatingTail: width("The quick…")
      case .clipping: width("The quick b")
      default: width("The quick b") - 1
      }
    let broken = lines(of: fox, width: room, limit: 1, mode: mode)
    #expect(broken.shownLines == 1 && broken.wantedLines > 1)
    #expect(broken.shownCharacters == characters && broken.totalCharacters == fox.count)
  }

  @Test("shows whole lines above the one that is cut", .statement("text.line-break-modes", "text.truncation"))
  func lastLine() {
    let broken = lines(of: fox, width: width("The quick…"), limit: 2)
    #expect(broken.shownLines == 2 && broken.wantedLines == 5)
    #expect(broken.shownCharacters > 15 && broken.shownCharacters < 23)
    #expect(broken.width <= width("The quick…") + 0.01)
  }

  @Test("keeps both ends or the last one", .statement("text.line-break-modes")) func ends() {
    let room = 100.0
    for mode in [LineBreakMode.truncatingHead, .truncatingMiddle] {
      let broken = lines(of: fox, width: room, limit: 1, mode: mode)
      #expect((8..<14).contains(broken.shownCharacters) && broken.width <= room + 0.01)
    }
  }

  @Test("is whole where its lines suffice") func whole() {
    let broken = lines(of: "a\nb\n", limit: 2)
    #expect(broken.shownLines == 2 && broken.wantedLines == 2 && broken.shownCharacters == 4)
    #expect(lines(of: "a\nb", limit: 1).shownCharacters == 1)
  }

  @Test("keeps its promises for any text, width, limit and mode", arguments: [Pango.installed, .missing])
  func laws(pango: Pango) {
    let pieces = [
      "a", "word", " ", "  ", "-", "\n", "\r\n", "\u{AD}", "\u{A0}", "日本", "。", "😀", "👨‍👩‍👧‍👦", "e\u{301}", "שלום",
      "…", "W", "\t", "\u{200B}", "\0", "Ünter",
    ]
    let measure = SystemText(pango: pango)
    var seed: UInt64 = 42
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<400 {
      let text = (0..<next(14) + 1).map { _ in pieces[next(pieces.count)] }.joined()
      let (width, limit) = (Double(40 + next(200)), next(4))
      for mode in LineBreakMode.allCases {
        let broken = lines(of: text, width: width, limit: limit, mode: mode, by: measure)
        #expect(
          broken.totalCharacters == text.count && broken.shownCharacters <= text.count,
          "\(text.debugDescription)")
        #expect(broken.width <= width + 0.01 && broken.width >= 0, "\(text.debugDescription)")
        #expect(broken.shownLines == (limit == 0 ? broken.wantedLines : min(limit, broken.wantedLines)))
        #expect(
          (1...text.count).contains(broken.wantedLines)
            && (broken.shownLines < broken.wantedLines
              || broken.shownCharacters == text.count),
          "\(text.debugDescription)")
      }
    }
  }

  @Test("works without Pango for plain text, and says so") func withoutPango() {
    let missing = SystemText(pango: .missing)
    let broken = lines(of: fox, width: 120, by: missing)
    #expect(broken.isApproximate)
    #expect(lines(of: fox, width: 400, by: missing).isApproximate == false)
    guard PangoBreaking.shared != nil else { return }
    var exact = lines(of: fox, width: 120)
    #expect(exact.isApproximate == false)
    exact.isApproximate = true
    #expect(broken == exact)
  }
}
