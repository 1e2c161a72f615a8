import CommandGrammar
import Testing

@Suite("The manual page") struct ManPageTests {
  @Test("has the sections of a manual page and one for each command") func sections() {
    let lines = sampleTable.manPage().split(separator: "\n")
    #expect(lines[0] == #".TH BENCH 1 "" "bench 1.2""#)
    #expect(
      lines.filter { $0.hasPrefix(".S") } == [
        ".SH NAME", ".SH SYNOPSIS", ".SH OPTIONS", ".SH COMMANDS", #".SS add\-view"#, #".SS remove\-views"#,
        ".SS export", ".SH EXIT STATUS",
      ])
    #expect(lines[4] == #"bench \- designs layouts"#)
  }

  @Test("makes roff's own characters literal") func escapes() {
    struct Odd: Command {
      static var card: Card {
        Card(
          "odd", group: "views", ".SH is no 'request'.", details: "First.\n\n'Third' a\\b.",
          examples: [Example("odd \"~^`\"", "Is -odd-.")])
      }
      static var effect: Effect { .reads }
      func run(in world: inout Log) -> Reply { Reply("") }
    }
    let page = CommandTable<Log>(Program("bench", "Benches."), commands: [Odd.self]).manPage()
    #expect(page.contains("\n\\&.SH is no \\(aqrequest\\(aq.\n"))
    #expect(page.contains("\nFirst.\n.PP\n\\(aqThird\\(aq a\\eb.\n"))
    #expect(page.contains("\nodd \\(dq\\(ti\\(ha\\(ga\\(dq\n"))
  }
}
