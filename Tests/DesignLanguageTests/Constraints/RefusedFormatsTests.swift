import DesignLanguage
import DesignModel
import Notation
import TestSupport
import Testing

/// What Apple's parser refuses of a line of visual format, whether or not the line asks for anything: it raises "Unable
/// to parse constraint format", for a name that it wasn't given with "is not a key in the views dictionary" or "in the
/// metrics dictionary" (messages quoted in public reports; Auto Layout Guide, "Visual Format Language").
@Suite("Lines that are no visual format") struct RefusedFormatsTests {
  /// One way of being wrong.
  struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lines: [String]
    /// What the sentence holds.
    let reasons: [String]
  }

  private static let faults = [
    Fault(
      testDescription: "an unknown view",
      lines: [
        "[c]", "V:[c]", "H:[c]", "[view]", "V:[view]", "[self]", "[superview]", "[A]", "[a1]", "[_a]",
        "|[c]|", "|-[c]-|", "[a][c]", "[c][a]", "[a]-[c]", "[a]-8-[view]", "V:|-8-[c(44)]", "[a(c)]",
        "[a(>=view)]", "V:[a(==self@250)]",
      ],
      reasons: ["unknown item '", "unknown view or metric '"]),
    Fault(
      testDescription: "an unknown metric",
      lines: [
        "[a(n)]", "[a(==n)]", "V:[a(>=n)]", "[a(8@n)]", "[a(m@n)]", "[a(m,n)]", "|-n-[a]", "|-n-[a]-m-|",
        "|-m-[a]-n-|", "[a]-n-[b]", "[a]-(n)-[b]", "[a]-(>=n)-[b]", "[a]-(m,<=n)-[b]", "[a]-m@n-[b]",
        "[a]-(8@n)-[b]", "V:[a]-n@m-[b]", "V:|-(n)-[a]", "[a]-(n)-|", "[a]-M-[b]", "[a]-b-[b]",
      ],
      reasons: [
        "unknown metric '", "unknown view or metric '", "a priority as a number or a metric, not 'n'",
      ]),
    Fault(
      testDescription: "an unknown word of a predicate",
      lines: [
        "[a(=8)]", "[a(>8)]", "[a(<8)]", "[a(=>8)]", "[a(=<8)]", "[a(!=8)]", "[a(~8)]", "[a(8@)]",
        "[a(8@high)]", "[a(8@@5)]", "[a(8pt)]", "[a(8%)]", "[a(8*2)]", "[a(b*2)]", "[a(b+8)]", "[a()]",
        "[a(8,)]", "[a]-(=8)-[b]", "[a]-(>8)-[b]", "[a]-(8:m)-[b]",
      ],
      reasons: [
        "expected a number, a metric or a view's name", "expected a priority, as in '@750'",
        "a priority as a number or a metric", "expected ',' or ')'", "a gap takes a number or a metric",
      ]),
    Fault(
      testDescription: "two views with no gap that could be read between them",
      lines: [
        "[a]8[b]", "[a]8-[b]", "[a]-8[b]", "[a]--[b]", "[a]---[b]", "[a]-8--[b]", "[a]-8-8-[b]", "[a],[b]",
        "[a]+[b]", "[a]=[b]", "[a]|[b]", "[a]:[b]", "[a](8)[b]", "[a]-()-[b]", "[a]-(8)[b]", "[a](8)-[b]",
        "[a]m[b]", "[a]-m[b]", "[a]>=8[b]", "[a]-[]-[b]",
      ],
      reasons: [
        "unexpected '", "expected '-' after the gap", "a number with a sign stands in parentheses",
        "expected '[' or '|' after the gap", "a gap takes a number or a metric",
        "expected a view's name after '['",
      ]),
    Fault(
      testDescription: "text after the end",
      lines: [
        "[a]b", "[a]8", "[a]]", "[a])", "[a](8)", "[a]@750", "[a],", "[a];", "[a]V:[b]", "[a].width",
        "|[a]||", "|[a]|[b]", "|[a]|-", "|[a]|-8-", "|[a]|b", "V:|[a]|)", "[a(8)]8", "[a(8)](8)",
        "|-8-[a]-8-|8", "[a]-[b]x",
      ], reasons: ["unexpected '"]),
    Fault(
      testDescription: "a missing bracket",
      lines: [
        "a", "a]", "[a", "[a-[b]", "[a][b", "|a|", "|-a-|", "|[a", "[a(8]", "[a(8", "[a8)]", "[a]-(8-[b]",
        "[a]-8)-[b]", "[a]-b]", "[a]-[b", "V:a", "V:[a", "V:|-8-a]", "[a(8),b]", "[[a]]",
      ],
      reasons: [
        "expected a view, as in '[form]'", "expected ']'", "expected ',' or ')'",
        "expected '-' after the gap",
        "unknown metric '", "unknown item '", "expected a view's name after '['",
      ]),
  ]

  @Test("are refused, twenty of each sort, with a sentence that names what is wrong", arguments: faults)
  func refused(fault: Fault) throws {
    let screen = try screen()
    #expect(Set(fault.lines).count == 20)
    for line in fault.lines {
      let format = WrittenFormat(line: line, metrics: [FormatMetric("m", 8)])
      let error = #expect(throws: SyntaxError.self, "\(line)") { try VisualFormat(format, in: screen) }
      let reason = error?.reason ?? ""
      #expect(fault.reasons.contains { reason.contains($0) }, "\(line): \(reason)")
    }
  }

  @Test("are not those that ask for nothing, and name views") func nothingAsked() throws {
    let screen = try screen()
    for line in ["[a]", "V:[b]", "H:[root]"] {
      #expect(try VisualFormat(parsing: line, in: screen).constraints.isEmpty, "\(line)")
    }
  }

  @Test("name the root by its own name only") func root() throws {
    let screen = try screen()
    let fault = SyntaxError(
      "unknown item 'view' in screen 's'; visual format calls the screen's own view 'root'", at: 1)
    #expect(throws: fault) { try VisualFormat(parsing: "[view]", in: screen) }
    var named = screen
    try named.addView(named: "view", kind: .view)
    #expect(try VisualFormat(parsing: "|[view]", in: named).constraints.count == 1)
  }

  private func screen() throws -> Screen {
    var screen = Screen(id: "s", name: "s")
    try screen.addView(named: "a", kind: .view)
    try screen.addView(named: "b", kind: .view)
    return screen
  }
}
