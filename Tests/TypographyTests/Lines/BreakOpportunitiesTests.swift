import TestSupport
import Testing

@testable import Typography

@Suite("Places to wrap") struct BreakOpportunitiesTests {
  /// The text with a bar at each place where a line may begin.
  private func shown(_ text: String, _ pango: Pango = .installed) -> String {
    let opportunities = BreakOpportunities(in: text, pango: pango)
    #expect(opportunities.allowed.count == text.count + 1)
    return zip(text, opportunities.allowed).map { $1 ? "|\($0)" : "\($0)" }.joined()
  }

  @Test(
    "follow Unicode", .statement("text.breaks"),
    .enabled(if: PangoBreaking.shared != nil, "Pango is not installed"),
    arguments: [
      ("one two  three", "one |two  |three"), ("well-known", "well-|known"),
      ("10\u{A0}km away", "10\u{A0}km |away"), ("日本語。文", "日|本|語。|文"), ("(a) b", "(a) |b"),
      ("Fuß\u{AD}ball", "Fuß\u{AD}|ball"), ("a👨‍👩‍👧‍👦b", "a|👨‍👩‍👧‍👦|b"), ("שלום עולם", "שלום |עולם"),
      ("x\u{301}\u{301} é", "x\u{301}\u{301} |é"),
      ("a\0 b", "a\0 |b"),
    ])
  func unicode(text: String, expected: String) { #expect(shown(text) == expected) }

  @Test(
    "are after blanks and hyphens without Pango", .statement("text.breaks"),
    arguments: [
      ("one two  three", "one |two  |three"), ("well-known", "well-|known"),
      ("10\u{A0}km away", "10\u{A0}km |away"),
      ("-5 - 3", "-5 |- |3"), ("Fuß\u{AD}ball", "Fuß\u{AD}|ball"),
    ])
  func plain(text: String, expected: String) {
    #expect(shown(text, .missing) == expected)
    #expect(BreakOpportunities(in: text, pango: .missing).isApproximate)
  }
}
