import DesignModel
import Notation

extension ConformancePage {
  /// One file that loads nothing and runs no script.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="\(basis.program.escapedAsXML)">
    <title>Conformance of \(title.escapedAsXML)</title>
    <style>
    \(ConformanceTable.style)
    </style>
    </head>
    <body>
    <main>
    <h1>Conformance of \(title.escapedAsXML)</h1>
    <p>\(summary.escapedAsXML)</p>
    \(sections.joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  /// What the page is about: the tasks or screens by name, or how many there are.
  var title: String { tasks.count <= 3 ? enumerated(tasks.map(\.name)) : countedTasks }

  private var sections: [String] {
    let head = [contents, overview, first].compactMap(\.self)
    return head + tasks.enumerated().map(section) + [facts, criteria] + [contrastTable].compactMap(\.self)
  }

  /// Links to the sections, where there are several.
  private var contents: String? {
    if tasks.count < 2 { return nil }
    let links = tasks.enumerated().map { place, task in
      "<li><a href=\"#task-\(place + 1)\">\(task.name.escapedAsXML)</a>: \(task.counts)</li>"
    }
    return "<nav aria-label=\"Contents\"><ol>\(links.joined())</ol></nav>"
  }

  /// The criteria with how many tasks pass and fail each; nil for one task.
  private var overview: String? {
    if tallies.isEmpty { return nil }
    let rows = tallies.map { tally in
      ([tally.criterion.name] + tally.criterion.cellsOfClauses
        + [tally.verdicts.counts, tally.wordsOfFailing])
        .map(\.escapedAsXML)
    }
    let table = ConformanceTable(
      caption: "Each criterion on \(countedTasks)",
      heads: ["Criterion"] + Criterion.editions + ["Verdicts", "Failed by"], rows: rows)
    return block("By criterion", table.html)
  }

  private var first: String? {
    if faults.isEmpty { return nil }
    let items = faults.prefix(Self.firstFaults).map { "<li>\(words(of: $0).escapedAsXML)</li>" }
    return block(headOfFaults, "<ol>\(items.joined())</ol>")
  }

  private func section(_ place: Int, _ task: Task) -> String {
    let rows = task.verdicts.map { verdict in
      ([verdict.criterion.name] + verdict.criterion.cellsOfClauses).map(\.escapedAsXML)
        + [verdict.outcome == .failed ? "<strong>failed</strong>" : verdict.outcome.rawValue]
        + [verdict.cellOfProfiles, cell(points(of: verdict))]
    }
    let table = ConformanceTable(
      caption: task.counts, heads: ["Criterion"] + Criterion.editions + ["Verdict", "Profiles", "Why"],
      rows: rows)
    let places = task.places.joined(separator: ", ").escapedAsXML
    return block(
      task.name.escapedAsXML, (places.isEmpty ? "" : "<p>Imported from \(places)</p>\n") + table.html,
      id: "task-\(place + 1)")
  }

  /// A section below a heading; both are HTML.
  private func block(_ heading: String, _ content: String, id: String? = nil) -> String {
    """
    <section\(id.map { " id=\"\($0)\"" } ?? "")>
    <h2>\(heading)</h2>
    \(content)
    </section>
    """
  }

  private func cell(_ sentences: [String]) -> String {
    sentences.isEmpty ? "nothing fails it" : list(sentences)
  }

  private func list(_ sentences: [String]) -> String {
    "<ul>\(sentences.map { "<li>\($0.escapedAsXML)</li>" }.joined())</ul>"
  }

  private var facts: String {
    let table = ConformanceTable(
      caption: "Where it was asked, of what, and by what", heads: ["Fact", "Is"],
      rows: basis.facts().map { [$0.name, $0.sentence].map(\.escapedAsXML) })
    return block("What this rests on", table.html + "\n" + list(ConformanceBasis.assumptions))
  }

  private var criteria: String {
    block("What was asked", list(Criterion.all.map { "\($0.name): \($0.asks)" }))
  }

  private var contrastTable: String? {
    if contrasts.isEmpty { return nil }
    let table = ConformanceTable(
      caption: "Each text whose colours are known, at its least contrast",
      heads: ContrastRecord.heads, rows: contrasts.map { $0.cells.map(\.escapedAsXML) })
    return block("Contrasts of texts", table.html)
  }
}
