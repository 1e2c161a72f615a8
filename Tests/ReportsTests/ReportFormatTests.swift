import Reports
import Testing

@Suite("Forms of a report") struct ReportFormatTests {
  @Test("are found by their words, in the order of the list") func words() {
    #expect(ReportFormat.allCases.map(\.rawValue) == ["sarif", "junit", "github", "markdown"])
    for format in ReportFormat.allCases { #expect(ReportFormat(rawValue: format.rawValue) == format) }
    #expect(ReportFormat(rawValue: "text") == nil)
  }

  @Test("each write the same report in their own way") func forms() {
    let texts = ReportFormat.allCases.map { Report.awkward.rendered(as: $0, from: ".") }
    #expect(Set(texts).count == texts.count && texts.allSatisfy { $0.hasSuffix("\n") })
  }
}
