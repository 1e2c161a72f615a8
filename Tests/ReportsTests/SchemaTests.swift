import Notation
import TestSupport
import Testing

@testable import Reports

@Suite("Published schemas", .startsProcesses) struct SchemaTests {
  @Test("take the SARIF logs") func sarif() throws {
    let log = Report.awkward.sarif(from: ".").line
    if let complaints = try PublishedSchemas.complaints(log, "sarif", schema: "sarif-schema-2.1.0.json") {
      #expect(complaints == "")
    }
  }

  @Test("take the JUnit reports") func junit() throws {
    let report = Report.awkward.junit(from: ".")
    #expect(JUnitReader(report).flaws == [])
    if let complaints = try PublishedSchemas.complaints(report, "junit", schema: "junit-10.xsd") {
      #expect(complaints == "")
    }
  }

  @Test("refuse what is none") func refusals() throws {
    if let complaints = try PublishedSchemas.complaints(
      #"{"version":"2.0.0"}"#, "sarif", schema: "sarif-schema-2.1.0.json")
    {
      #expect(complaints.contains("runs"))
    }
    if let complaints = try PublishedSchemas.complaints("<testsuite/>", "junit", schema: "junit-10.xsd") {
      #expect(complaints.contains("name"))
    }
  }
}
