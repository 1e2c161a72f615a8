import AutoLayout
import DesignModel
import TestSupport
import Testing

@Suite("A layout after another one") struct LayoutAfterTests {
  private let engine = LayoutEngine(measuring: FixedRuler())

  /// A square picture as high as the text beside it.
  private func picture() throws -> Screen {
    try Screen.built {
      try $0.add(
        .label, "note", with: "text=abcdefghijklm_nopqrstuvwxyz lines=0 hugging=250,900 compression=740,900")
      try $0.add(.image, "picture")
      try $0.constrain(
        "note.leading == root.leading", "note.top == root.top", "picture.top == root.top",
        "picture.trailing == root.trailing", "note.trailing == picture.leading",
        "picture.width == picture.height",
        "picture.height == note.height")
    }
  }

  @Test("starts from the widths that texts had there") func widths() throws {
    let screen = engine.prepare(try picture())
    #expect(screen.hasFeedback)
    // 27 characters: on one line 280 points are left, which is enough; on two lines only 260.
    #expect(screen.layout(in: .plain()).exact("note").width == 280)
    #expect(screen.layout(in: .plain(), after: .plain(200)).exact("note").width == 260)
    #expect(screen.layout(in: .plain(), after: .plain(600)).exact("note").width == 280)
  }

  @Test("is reported where a size differs, however often it is asked") func histories() throws {
    let screen = engine.prepare(try picture())
    let histories = LayoutHistories(screen, reads: screen.reads)
    #expect(histories.mayDiffer)
    let fresh = screen.layout(in: .plain())
    for width in [200.0, 600, 200] {
      let later = screen.layout(in: .plain(), after: .plain(width))
      let other = histories.other(than: fresh, in: .plain(), after: .plain(width), tolerance: 1)
      #expect(other == (width == 200 ? later : nil))
    }
  }

  @Test("has feedback only where a width can follow from a height") func feedback() throws {
    func hasFeedback(_ lines: String..., text: String = "text=aaa lines=0") throws -> Bool {
      engine.prepare(
        try Screen.built { screen in
          try screen.add(.label, "note", with: text)
          try screen.add(.image, "picture")
          try screen.constrain("note.leading == root.leading", "note.trailing == picture.leading")
          for line in lines { try screen.constrain(line) }
        }
      ).hasFeedback
    }
    let square = "picture.width == picture.height"
    #expect(try hasFeedback(square))
    #expect(try !hasFeedback(square, text: "text=aaa"))
    #expect(try !hasFeedback(square, "picture.height == 40"))
    #expect(
      try !hasFeedback(square, "picture.leading == root.leading + 9", "picture.trailing == root.trailing"))
    #expect(
      try hasFeedback(square, "picture.leading == root.leading + 9", "picture.trailing <= root.trailing"))
    #expect(try !hasFeedback(square, "picture.top == root.top", "picture.centerY == root.centerY"))
    #expect(try hasFeedback(square, "picture.top == note.top", "picture.bottom == note.bottom"))
    #expect(try !hasFeedback("picture.width == 9", "note.width == picture.width"))
  }

  @Test("is the layout itself where no width follows from a height") func same() throws {
    var numbers = SeededNumbers(seed: 4)
    for _ in 0..<40 {
      let screen = engine.prepare(
        try Screen.built { screen in
          try screen.add(
            .stack, "column", with: "axis=vertical spacing=\(Int.random(in: 0...9, using: &numbers))")
          try screen.constrain("column.top == root.top", "column.leading == root.leading + 10")
          try screen.constrain("column.width == root.width * 0.\(Int.random(in: 2...9, using: &numbers))")
          for name in ["a", "b", "c"] {
            let words = (0..<Int.random(in: 1...12, using: &numbers)).map { "word\($0)" }
            try screen.add(.label, name, in: "column", with: "text=\(words.joined(separator: "_")) lines=0")
          }
        })
      #expect(!screen.hasFeedback)
      let fresh = screen.layout(in: .plain())
      for width in [40.0, 150, 700] {
        #expect(screen.layout(in: .plain(), after: .plain(width)) == fresh)
      }
    }
  }
}
