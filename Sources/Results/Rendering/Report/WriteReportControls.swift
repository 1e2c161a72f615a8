import DesignModel
import Notation

extension ReportLayout {
  var header: String {
    let legend = Severity.allCases.map { "\($0.badge($0.sign)) \($0.rawValue)" }
    let changed = page.baseline.map { ["\(Self.changedBadge) changed since \($0.escapedAsXML)"] } ?? []
    let screens = page.screens.map { screen in
      "<li><a href=\"#\(screen.name.escapedAsFragment)\">\(screen.name.escapedAsXML)</a></li>"
    }
    return """
      <header>
      <h1>\(page.title.escapedAsXML)</h1>
      <p class="legend">\((legend + changed).map { "<span>\($0)</span>" }.joined(separator: "\n"))</p>
      \(screens.count > 1 ? "<nav aria-label=\"Screens\"><ul>\(screens.joined())</ul></nav>" : "")
      <noscript><p>The pictures and the filters need scripts; without them the tables say what was found in each cell.\
      </p></noscript>
      </header>

      """
  }

  static let changedBadge = "<span class=\"badge changed\">≠</span>"

  /// Filters and switches, for the script; hidden without it.
  var controls: String {
    let cells = allCells
    let devices = devices(of: cells).map { ($0, title(of: $0)) }
    let sizes = textSizes(of: cells).map { ($0.alias, $0.alias) }
    let rules = distinct(page.screens.flatMap { $0.findings.filter { $0.worst != nil }.map(\.rule) })
    let severities = Severity.allCases.map { ($0.rawValue, "with \($0.rawValue)s") }
    let changed = page.baseline.map { [("changed", "changed since \($0)")] } ?? []
    return """
      <form class="controls" hidden>
      \(select("device", "Device", options: [("", "all")] + devices))
      \(select("size", "Text size", options: [("", "all")] + sizes))
      \(select("finding", "Cells", options: [("", "all"), ("any", "with findings")] + severities + changed + rules.map { ($0, $0) }))
      \(switches.map(fieldset).joined(separator: "\n"))
      <button type="reset">Show all</button>
      <p role="status" class="count"></p>
      </form>

      """
  }

  private func select(_ name: String, _ title: String, options: [(value: String, title: String)]) -> String {
    let options = options.map {
      "<option value=\"\($0.value.escapedAsXML)\">\($0.title.escapedAsXML)</option>"
    }
    return "<label>\(title) <select name=\"\(name)\">\(options.joined())</select></label>"
  }

  private func fieldset(_ choice: ProfileSwitch) -> String {
    let radios = choice.values.enumerated().map { place, value in
      "<label><input type=\"radio\" name=\"\(choice.kind.rawValue)\" value=\"\(value.escapedAsXML)\""
        + "\(place == 0 ? " checked" : "")><span>\(value.escapedAsXML)</span></label>"
    }
    return "<fieldset><legend>\(choice.kind.title)</legend>\(radios.joined())</fieldset>"
  }
}
