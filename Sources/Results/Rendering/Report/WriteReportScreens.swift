import DesignModel
import Notation

extension ReportLayout {
  /// A screen's table and findings.
  func section(_ index: Int) -> String {
    let screen = page.screens[index]
    let found = screen.cells.count { !$0.marks.isEmpty }
    let changed = screen.cells.count(where: \.isChanged)
    var words = "\(counted(screen.cells.count, "cell")), \(found) with findings"
    if !screen.claims.isEmpty {
      words += ", \(screen.claims.count(where: \.holds)) of \(counted(screen.claims.count, "assertion")) hold"
    }
    if let baseline = page.baseline {
      words += screen.isCompared ? ", \(changed) changed since \(baseline)" : ", not in \(baseline)"
    }
    return """
      <section id="\(screen.name.escapedAsXML)" aria-labelledby="page:screen\(index)">
      <h2 id="page:screen\(index)">\(screen.name.escapedAsXML) <small>\(words.escapedAsXML)</small></h2>
      <div class="beside">
      \(table(index))\(findings(of: index))</div>
      </section>

      """
  }

  private func table(_ index: Int) -> String {
    let screen = page.screens[index]
    let sizes = textSizes(of: screen.cells)
    var numbers: [[String]: [Int]] = [:]
    for (number, cell) in screen.cells.enumerated() {
      numbers[[cell.profile.device, cell.profile.textSize.rawValue], default: []].append(number)
    }
    let head = sizes.map { "<th scope=\"col\">\($0.alias)</th>" }.joined()
    let rows = devices(of: screen.cells).map { device in
      let cells = sizes.map { size in
        "<td>\((numbers[[device, size.rawValue]] ?? []).map { anchor(index, $0) }.joined())</td>"
      }
      return "<tr><th scope=\"row\">\(rowHead(device))</th>\(cells.joined())</tr>\n"
    }
    return """
      <div class="scroller">
      <table aria-label="\(screen.name.escapedAsXML): devices by text sizes">
      <caption></caption>
      <thead><tr><th scope="col">Device</th>\(head)</tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      <p class="nothing" hidden>No cell of this screen is selected.</p>
      </div>

      """
  }

  private func rowHead(_ device: String) -> String {
    let size = page.devices.first { $0.name == device }.map {
      " <small>\($0.size.width.shown)×\($0.size.height.shown)</small>"
    }
    return title(of: device).escapedAsXML + (size ?? "")
  }

  private func anchor(_ index: Int, _ number: Int) -> String {
    let screen = page.screens[index]
    let cell = screen.cells[number]
    let place = "\(screen.name)/\(cell.profile.name)"
    let counts = screen.counts(of: cell)
    let variant = switches.map { $0.kind.value(cell.profile) }
    let label = [screen.name, title(of: cell.profile.device), cell.profile.textSize.alias] + variant
    let name = "\(label.joined(separator: ", ")): \(Self.words(counts, cell))"
    let badges = Self.badges(counts, cell)
    let severity = counts.first.map { " " + $0.severity.rawValue } ?? ""
    return """
      <a class="cell\(severity)" id="\(place.escapedAsXML)" href="#\(place.escapedAsFragment)" \
      data-n="\(firstCells[index] + number)" aria-label="\(name.escapedAsXML)">\
      <span class="variant">\(variant.joined(separator: ", ").escapedAsXML)</span>\
      <span class="badges">\(badges.isEmpty ? "ok" : badges)</span></a>
      """
  }

  private static func words(_ counts: [SeverityCount], _ cell: ReportCell) -> String {
    let words = counts.isEmpty ? ["no findings"] : counts.map { counted($0.count, $0.severity.rawValue) }
    return (words + (cell.isChanged ? ["changed"] : [])).joined(separator: ", ")
  }

  private static func badges(_ counts: [SeverityCount], _ cell: ReportCell) -> String {
    let badges = counts.map { $0.severity.badge("\($0.severity.sign) \($0.count)") }
    return (badges + (cell.isChanged ? [changedBadge] : [])).joined()
  }

  /// What was found, then what is asserted.
  private func findings(of index: Int) -> String {
    let screen = page.screens[index]
    return """
      <div class="findings">
      \(found(in: screen))\(claims(of: screen))</div>

      """
  }

  private func claims(of screen: ReportScreen) -> String {
    if screen.claims.isEmpty { return "" }
    let items = screen.claims.map { claim in
      let sign = claim.holds ? "✓ holds" : "\(Severity.error.sign) fails"
      let state = claim.cells == 0 ? "applies to no cell shown" : "applies to \(counted(claim.cells, "cell"))"
      let message = claim.message.map { "<br>\($0.escapedAsXML)" } ?? ""
      return """
        <li class="claim"><span class="badge \(claim.holds ? "holds" : "error")">\(sign)</span> <b>\(claim.text.escapedAsXML)</b>\
        \(message)<br><small>\(state)</small></li>

        """
    }
    return """
      <h3>\(counted(screen.claims.count, "assertion"))</h3>
      <ul>
      \(items.joined())</ul>

      """
  }

  private func found(in screen: ReportScreen) -> String {
    if screen.findings.isEmpty { return "<p>Nothing was found.</p>\n" }
    let items = screen.findings.map { finding in
      """
      <li>\(finding.severity.badge("\(finding.severity.sign) \(finding.severity.rawValue)")) \
      <b>\(finding.rule.escapedAsXML)</b> \(finding.subject.escapedAsXML)<br>\(finding.message.escapedAsXML)\
      <br><small>\((finding.place ?? "in the design itself").escapedAsXML)</small>\(links(finding, screen))</li>

      """
    }
    return """
      <h3>\(counted(screen.findings.count, "finding"))</h3>
      <ol>
      \(items.joined())</ol>

      """
  }

  private func links(_ finding: ReportFinding, _ screen: ReportScreen) -> String {
    guard let worst = finding.worst else { return "" }
    let place = "\(screen.name)/\(screen.cells[worst].profile.name)"
    let filter = "\(finding.rule)/\(finding.subject)"
    let about = "\(finding.rule) of \(finding.subject)".escapedAsXML
    return """
      <span class="links"><a href="#\(place.escapedAsFragment)" aria-label="Worst cell of \(about)">worst cell</a> \
      <a href="#\(screen.name.escapedAsFragment)?finding=\(filter.escapedAsFragment)" \
      aria-label="Show only cells with \(about)">show only these cells</a></span>
      """
  }
}

private typealias SeverityCount = (severity: Severity, count: Int)

extension ReportScreen {
  /// How many findings of each severity a cell has, the most severe first, without those of which there are none.
  fileprivate func counts(of cell: ReportCell) -> [SeverityCount] {
    let severities = cell.marks.map { findings[$0.finding].severity }
    return Severity.allCases.compactMap { severity in
      let count = severities.count { $0 == severity }
      return count > 0 ? (severity, count) : nil
    }
  }
}

extension Severity {
  /// A sign that is distinguished from the others without colour.
  var sign: String {
    switch self {
    case .error: "✕"
    case .warning: "!"
    case .note: "i"
    }
  }

  func badge(_ words: String) -> String { "<span class=\"badge \(rawValue)\">\(words)</span>" }
}
