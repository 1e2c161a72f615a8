import DesignModel
import Foundation
import Notation
import Testing

@testable import Rendering

@Suite("A report's page") struct ReportPageTests {
  /// Two profiles, the second with two findings and another look than before.
  private func page(screen: String = "made", message: String = "cut", baseline: String? = "v1") throws
    -> ReportPage
  {
    var plates = PlateTable()
    let plate = plates.place(of: MadeUpPicture().picture().plate)
    let other = plates.place(of: MadeUpPicture(Size(width: 80, height: 90)).picture().plate)
    let marks = [
      ReportCell.Mark(finding: 0, message: message), ReportCell.Mark(finding: 1, message: "small"),
    ]
    let cells = [
      ReportCell(profile: try Profile(named: "iphone-16/portrait"), plate: plate, earlier: plate),
      ReportCell(
        profile: try Profile(named: "iphone-16/landscape/AX3"), plate: plate, earlier: other, marks: marks),
    ]
    let findings = [
      ReportFinding(
        rule: "truncated-text", subject: "title", severity: .error, message: message,
        place: "on 1 of 2 profiles",
        view: "form/title", worst: 1),
      ReportFinding(
        rule: "small-target", subject: "ok", severity: .warning, message: "small", place: nil, view: nil,
        worst: nil),
    ]
    return ReportPage(
      program: "workbench 1", revision: "working", baseline: baseline, devices: Device.catalogue,
      screens: [ReportScreen(name: screen, cells: cells, findings: findings, isCompared: true)],
      plates: plates)
  }

  private func data(of document: String) throws -> JSON {
    let begin = try #require(document.range(of: "id=\"page:data\">"))
    return try JSON(parsing: String(document[begin.upperBound...].prefix { $0 != "<" }))
  }

  @Test("says in its tables what each cell is, and links to it") func cells() throws {
    let document = try page().document
    #expect(document.contains("aria-label=\"made, iPhone 16, L, portrait: no findings\""))
    #expect(
      document.contains(
        "id=\"made/iphone-16/landscape/AX3\" href=\"#made/iphone-16/landscape/AX3\" data-n=\"1\" "
          + "aria-label=\"made, iPhone 16, AX3, landscape: 1 error, 1 warning, changed\""))
    #expect(document.contains("<th scope=\"col\">L</th><th scope=\"col\">AX3</th>"))
    #expect(document.contains("on 1 of 2 profiles") && document.contains("in the design itself"))
    #expect(document.contains("href=\"#made?finding=truncated-text/title\""))
    #expect(document.contains("2 cells, 1 with findings, 1 changed since v1"))
  }

  @Test("gives its script the same") func script() throws {
    let data = try data(of: try page().document)
    let strings = try #require(data["strings"]?.elements)
    let cell = try #require(data["cells"]?.elements?[1].elements)
    #expect(cell[0] == 0 && cell[1] == 0 && cell[2] == 1 && cell[5] == [1])
    let (device, size) = (try #require(cell[3].whole), try #require(cell[4].whole))
    #expect(strings[device] == "iphone-16" && strings[size] == "AX3")
    #expect(cell[6].elements?.count == 2)
    #expect(data["switches"]?.line == "[{\"name\":\"orientation\",\"values\":[\"portrait\",\"landscape\"]}]")
    #expect(data["baseline"] == "v1")
    #expect(try self.data(of: page(baseline: nil).document)["baseline"] == .null)
  }

  @Test("names nothing that a browser would load") func offline() throws {
    let document = try page().document
    #expect(
      document.contains(
        "content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:;")
    )
    for loading in ["src=\"", "<link", "@import", "fetch(", "XMLHttpRequest", "url(http"] {
      #expect(!document.contains(loading), "\(loading)")
    }
    // The name of SVG's elements is no address that is asked.
    #expect(document.matches(of: /https?:[^']*/).map(\.output) == ["http://www.w3.org/2000/svg"])
  }

  @Test("escapes names and messages", arguments: ["</script><b>", "]]>", "\"'&<!--", "a\u{1}b"])
  func escaping(text: String) throws {
    let document = try page(screen: text, message: text).document
    #expect(!document.contains("</script><b>") && !document.contains("<!--") && !document.contains("\u{1}"))
    #expect(document.components(separatedBy: "</script>").count == 3)
    #expect(try data(of: document)["screens"]?.elements?[0]["name"]?.text == text)
  }
}
