import AutoLayout
import Testing

@testable import Typography

@Suite("Opening Pango") struct PangoTests {
  private static let untouchable = Pango(
    breaking: {
      Issue.record("Pango was opened for break opportunities")
      return nil
    },
    shaping: {
      Issue.record("Pango was opened for shaping")
      return nil
    })

  @Test(
    "waits for a text that has to be wrapped or shaped",
    arguments: ["Sign in", "Größe: 5 €", "two\nlines", "日本語", "😀 “ok” …", "tab\tbed", "  "])
  func lazy(text: String) {
    #expect(lines(of: text, width: 300, by: SystemText(pango: Self.untouchable)).width > 0)
  }
}
