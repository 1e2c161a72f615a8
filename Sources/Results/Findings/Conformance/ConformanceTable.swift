/// A table of a page in HTML, whose first cells head the rows.
struct ConformanceTable {
  /// What the table is, as text without anything to escape.
  let caption: String
  /// What the columns are, as text without anything to escape.
  let heads: [String]
  /// The cells, which are HTML.
  let rows: [[String]]

  /// The table's HTML.
  ///
  /// Its roles are spelled out, since a narrow window sets its cells below one another, where browsers take it for no table
  /// otherwise; each cell then shows the head of its column.
  var html: String {
    let columns = heads.map { "<th scope=\"col\" role=\"columnheader\">\($0)</th>" }.joined()
    return """
      <table role="table">
      <caption>\(caption)</caption>
      <thead role="rowgroup"><tr role="row">\(columns)</tr></thead>
      <tbody role="rowgroup">
      \(rows.map(row).joined(separator: "\n"))
      </tbody>
      </table>
      """
  }

  private func row(_ cells: [String]) -> String {
    let parts = zip(heads, cells).enumerated().map { place, cell in
      place == 0
        ? "<th scope=\"row\" role=\"rowheader\">\(cell.1)</th>"
        : "<td role=\"cell\" data-head=\"\(cell.0)\">\(cell.1)</td>"
    }
    return "<tr role=\"row\">\(parts.joined())</tr>"
  }

  /// How pages look: in colours of the reader's own, so that contrast and dark mode are theirs.
  static let style = """
    body { font: 100%/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem; }
    table { border-collapse: collapse; width: 100%; }
    caption { text-align: left; padding: 0.25rem 0; }
    th, td { border: 1px solid; padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; }
    td ul { margin: 0; padding-left: 1.1rem; }
    h1, h2, td, p, li, th[scope=row] { overflow-wrap: anywhere; }
    @media (max-width: 56rem) {
      table, caption, tbody { display: block; }
      thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      tr { display: block; margin-bottom: 1rem; }
      th, td { display: block; border-width: 0 1px; }
      td::before { content: attr(data-head) ": "; font-weight: bold; }
      tr > :first-child { border-top-width: 1px; }
      tr > :last-child { border-bottom-width: 1px; }
    }
    """
}
