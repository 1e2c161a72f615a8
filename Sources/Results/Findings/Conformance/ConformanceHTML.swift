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
    \(Self.style)
    </style>
    </head>
    <body>
    <main>
    <h1>Conformance of \(title.escapedAsXML)</h1>
    <p>\(summary.escapedAsXML)</p>
    \(contents)\(tasks.enumerated().map(section).joined(separator: "\n"))
    \(facts)
    \(criteria)
    </main>
    </body>
    </html>

    """
  }

  private var title: String {
    tasks.count <= 3 ? enumerated(tasks.map(\.name)) : counted(tasks.count, "screen")
  }

  /// Links to the sections, where there are several.
  private var contents: String {
    if tasks.count < 2 { return "" }
    let links = tasks.enumerated().map { place, task in
      "<li><a href=\"#task-\(place + 1)\">\(task.name.escapedAsXML)</a>: \(task.counts)</li>"
    }
    return "<nav aria-label=\"Contents\"><ol>\(links.joined())</ol></nav>\n"
  }

  private static let style = """
    body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
    table { border-collapse: collapse; width: 100%; }
    caption { text-align: left; padding: 0.25rem 0; }
    th, td { border: 1px solid GrayText; padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; }
    td ul { margin: 0; padding-left: 1.1rem; }
    td:last-child, p { overflow-wrap: anywhere; }
    @media (max-width: 40rem) {
      thead { display: none; }
      tr { display: block; margin-bottom: 1rem; }
      th, td { display: block; border-width: 0 1px; }
      tr > :first-child { border-top-width: 1px; }
      tr > :last-child { border-bottom-width: 1px; }
    }
    """

  private func section(_ place: Int, _ task: Task) -> String {
    let rows = task.verdicts.map { verdict in
      let criterion = verdict.criterion
      return """
        <tr><th scope="row">\(criterion.name.escapedAsXML)</th>\(criterion.cellsOfClauses.map { "<td>\($0.escapedAsXML)</td>" }.joined())\
        <td>\(verdict.outcome.rawValue)</td><td>\(why(verdict))</td></tr>
        """
    }
    return """
      <section id="task-\(place + 1)">
      <h2>\(task.name.escapedAsXML)</h2>
      \(task.places.isEmpty ? "" : "<p>\(task.places.joined(separator: ", ").escapedAsXML)</p>")
      <table>
      <caption>\(task.counts)</caption>
      <thead><tr><th scope="col">Criterion</th><th scope="col">EN 301 549 V3.2.1</th><th scope="col">EN 301 549 V4.1.1</th><th scope="col">Verdict</th>\
      <th scope="col">Why</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </section>
      """
  }

  private func why(_ verdict: CriterionVerdict) -> String {
    switch verdict.outcome {
    case .passed: "asked on \(counted(verdict.profiles, "profile"))"
    case .failed: list(verdict.findings.map(sentence))
    case .notJudged, .notApplicable: list(verdict.reasons)
    }
  }

  private func list(_ sentences: [String]) -> String {
    "<ul>\(sentences.map { "<li>\($0.escapedAsXML)</li>" }.joined())</ul>"
  }

  private var facts: String {
    let rows = basis.facts().map {
      "<tr><th scope=\"row\">\($0.name.escapedAsXML)</th><td>\($0.sentence.escapedAsXML)</td></tr>"
    }
    return """
      <section>
      <h2>What this rests on</h2>
      <table>
      <caption>Where it was asked, of what, and by what</caption>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      \(list(ConformanceBasis.assumptions))
      </section>
      """
  }

  private var criteria: String {
    """
    <section>
    <h2>What was asked</h2>
    \(list(Criterion.all.map { "\($0.name): \($0.asks)" }))
    </section>
    """
  }
}
