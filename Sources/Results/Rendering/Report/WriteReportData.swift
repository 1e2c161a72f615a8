import DesignModel
import Notation

extension ReportLayout {
  /// What the page's script works with: a JSON object that is written into a script element.
  ///
  /// A cell is `[screen,plate,earlier,device,size,[switch's value,…],[[finding,message],…]]`, `earlier` -1 where there
  /// is none. A finding is `[rule,subject,grade,view]`. Texts are places among the strings.
  func data(_ plates: inout PlateTable) -> String {
    let cells = page.screens.enumerated().flatMap { index, screen in
      screen.cells.map { cell(of: index, $0, &plates) }
    }
    let screens = page.screens.map { screen in
      let findings = screen.findings.map { finding in
        let texts = [finding.rule, finding.subject, finding.severity.rawValue, finding.view ?? ""]
        return "[\(texts.map { String(plates.place(of: $0)) }.joined(separator: ","))]"
      }
      return "{\"name\":\(screen.name.quotedForScript),\"findings\":[\(findings.joined(separator: ","))]}"
    }
    let switches = switches.map { choice in
      "{\"name\":\"\(choice.kind.rawValue)\",\"values\":[\(choice.values.map(\.quotedForScript).joined(separator: ","))]}"
    }
    return """
      {"revision":\(page.revision.quotedForScript),
      "baseline":\(page.baseline?.quotedForScript ?? "null"),
      "switches":[\(switches.joined(separator: ","))],
      "screens":[\(screens.joined(separator: ",\n"))],
      "cells":[
      \(cells.joined(separator: ",\n"))],
      \(plates.members)}
      """
  }

  private func cell(of screen: Int, _ cell: ReportCell, _ plates: inout PlateTable) -> String {
    let marks = cell.marks.map { "[\($0.finding),\(plates.place(of: $0.message))]" }
    let values = switches.map { String($0.place(of: cell.profile)) }
    return "[\(screen),\(cell.plate),\(cell.earlier ?? -1),\(plates.place(of: cell.profile.device)),"
      + "\(plates.place(of: cell.profile.textSize.alias)),[\(values.joined(separator: ","))],"
      + "[\(marks.joined(separator: ","))]]"
  }
}
