import Foundation
import Notation
import TestSupport
import Testing

@Suite("list-budgets") struct ListBudgetsTests {
  /// A title beside a button, a note in a low box, and terms that scroll.
  private static let screen = """
    add-screen demo
    add-view demo title --kind label --style body --text 'Your order' --compression 700
    add-view demo help --kind button --text 'Help'
    pin demo title top,leading --to safeArea --inset 16
    pin demo help top,trailing --to safeArea --inset 16
    add-constraint demo 'help.leading == title.trailing + 8'
    add-view demo note --kind label --style body --lines 0 --text 'Leave it with a neighbour'
    pin demo note leading,trailing --to safeArea --inset 16
    add-constraint demo 'note.top == safeArea.top + 200'
    add-constraint demo 'note.height == 120'
    add-view demo list --kind scroll
    pin demo list leading,trailing,bottom --to safeArea
    add-constraint demo 'list.top == note.bottom + 8'
    add-view demo terms --kind label --style body --lines 0 --text 'Terms' --in list
    pin demo terms top,leading,trailing,bottom
    add-constraint demo 'terms.width == list.width'
    add-view demo name --kind textField --style body --placeholder 'Name'
    pin demo name leading --to safeArea --inset 16
    add-constraint demo 'name.width == 200'
    add-constraint demo 'name.top == safeArea.top + 120'
    """
  private static let rules = [
    "unsatisfiable-constraints", "content-unreachable", "outside-parent", "overlapping-views",
    "truncated-text",
    "clipped-text",
  ]
  private static let profiles = "--device iphone-se-1,iphone-16,ipad-mini-6 --text-size M,AX2"

  @Test("reports the longest text that fits: with one character more it doesn't, solved for real")
  func agreement() throws {
    let story = try Story(Self.screen)
    let budgets = try story.workspace.run("list-budgets \(Self.profiles) --format ndjson").records
    #expect(budgets.map { $0["view"] } == ["title", "help", "note", "terms", "name"])
    var limited = 0
    for budget in budgets {
      guard let count = budget["characters"]?.whole, let tightest = budget["tightest"]?.text else { continue }
      limited += 1
      let view = try #require(budget["view"]?.text)
      let attribute = try #require(budget["attribute"]?.text)
      let sample = try #require(budget["text"]?.text) + " "
      func found(_ length: Int, _ options: String) throws -> Bool {
        let text = String(String(repeating: sample, count: length / sample.count + 1).prefix(length))
        try story.workspace.batch("set-view demo \(view) \(attribute)='\(text)'")
        return try story.workspace.run("audit demo \(options) --keyboard hidden --format ndjson").records
          .contains { Self.rules.contains($0["rule"]?.text ?? "") }
      }
      #expect(try !found(count, Self.profiles), "\(view) of \(count)")
      #expect(try found(count + 1, "--profile \(tightest)"), "\(view) of \(count + 1)")
      try story.workspace.run("undo")
      try story.workspace.run("undo")
    }
    #expect(limited == 4)
    #expect(budgets.first { $0["view"] == "terms" }?["characters"] == .null)
  }

  @Test("distinguishes phones and pads, and large texts, in detail") func details() throws {
    let story = try Story(Self.screen)
    let outcome = try story.workspace.run("list-budgets demo \(Self.profiles) --details --format ndjson")
    let title = outcome.records.filter { $0["view"] == "title" }
    #expect(
      title.map { $0["profiles"] } == [
        "phones at XXXL and smaller", "phones at AX1 and larger", "pads at XXXL and smaller",
        "pads at AX1 and larger",
      ])
    let counts = title.compactMap { $0["characters"]?.whole }
    #expect(counts.count == 4 && counts[1] < counts[0] && counts[3] < counts[2])
    let least = try story.workspace.run("list-budgets demo \(Self.profiles) --format ndjson").records[0]
    #expect(least["characters"]?.whole == counts.min())
  }

  @Test("is the same on any number of threads, and for spreadsheets a line for each text") func output()
    throws
  {
    let story = try Story(Self.screen)
    let one = try story.workspace.run("list-budgets \(Self.profiles) --jobs 1 --format csv").output
    #expect(try story.workspace.run("list-budgets \(Self.profiles) --jobs 4 --format csv").output == one)
    let lines = one.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(
      lines.first == "screen,view,attribute,text,length,characters,lines,tightest,translations,profiles")
  }

  @Test("says so where a design has no texts") func none() throws {
    let outcome = try Story("add-screen demo").workspace.run("list-budgets")
    #expect(outcome.status == 0 && outcome.output == "no texts\n")
  }
}
