import Notation
import TestSupport
import Testing

@testable import Reports

@Suite("A SARIF log") struct SARIFTests {
  @Test("keeps to the schema's rules, whatever names hold") func schema() throws {
    let log = try JSON(parsing: Report.awkward.sarif(from: ".").line)
    #expect(sarifFlaws(log) == [])
    let first = try #require(log["runs"]?.elements?[0]["results"]?.elements?[0])
    #expect(first["message"]?["text"]?.text == "100 % <script>]]>\u{1B}[31m\r\n::error::")
    let place = try #require(first["locations"]?.elements?[0])
    #expect(
      place["physicalLocation"]?["artifactLocation"]?["uri"]?.text == "a%20b/%C3%BC%2C%3A%23%25.xib")
    #expect(place["logicalLocations"]?.elements?[0]["fullyQualifiedName"]?.text == "login/title")
    let results = try #require(log["runs"]?.elements?[0]["results"]?.elements)
    #expect(results[0]["suppressions"] == nil && results[0]["properties"] == nil)
    #expect(results[2]["suppressions"]?.elements?[0]["justification"]?.text == "It's *meant* \u{1} | ]]>")
    #expect(results[2]["properties"]?["measured"] == JSON(12.5))
  }

  @Test("of nothing has no results") func empty() throws {
    let log = Report(version: "1", rules: [], notices: []).sarif(from: ".")
    #expect(sarifFlaws(log) == [] && log["runs"]?.elements?[0]["results"] == [])
  }
}
