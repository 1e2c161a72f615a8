import Foundation
import Notation
import TestSupport
import Testing

@testable import WorkbenchKit

/// Holds reports against the published schemas, where Python has the packages for it.
@Suite("Published schemas") struct SchemaTests {
  private static let folder = packageFolder.appending(path: "Tests/WorkbenchKitTests/Reports/Schemas").path

  /// What a validator says of a report; nil where it is not installed.
  private func complaints(_ report: String, _ form: String, _ schema: String) throws -> String? {
    let shell = try Shell()
    let package = form == "sarif" ? "jsonschema" : "lxml.etree"
    // The path's may be another than the one that the system's packages are for.
    let python = try ["python3", "/usr/bin/python3"].first {
      try shell.run("\($0) -c 'import \(package)'").status == 0
    }
    guard let python else {
      print("skipped: python3 with \(package) is not installed")
      return nil
    }
    let outcome = try shell.run(
      "\(python) '\(Self.folder)/validate.py' \(form) '\(Self.folder)/\(schema)'", input: report)
    return outcome.status == 0 ? "" : "complaint: \(outcome.messages)"
  }

  private func audit(_ format: String) throws -> String {
    let story = try Story(
      """
      add-screen demo
      add-view demo close --kind button --text 'Close ]]> <script>' --style body
      add-view demo note --kind label --style body --text 'Ask us'
      pin demo close top,leading --to safeArea --inset 16
      pin demo note top,leading --to safeArea --inset 16
      suppress demo small-target close --reason 'Until ]]> <the> "redesign"'
      """)
    return try story.workspace.run("audit --device iphone-16,iphone-se-1 --format \(format)").output
  }

  @Test("take the SARIF logs") func sarif() throws {
    for log in [SARIFTests.report.sarif(from: ".").line, try audit("sarif")] {
      if let complaints = try complaints(log, "sarif", "sarif-schema-2.1.0.json") {
        #expect(complaints == "")
      }
    }
  }

  @Test("take the JUnit reports") func junit() throws {
    for report in [SARIFTests.report.junit(from: "."), try audit("junit")] {
      #expect(JUnitReader(report).flaws == [])
      if let complaints = try complaints(report, "junit", "junit-10.xsd") { #expect(complaints == "") }
    }
  }

  @Test("refuse what is none") func refusals() throws {
    if let complaints = try complaints(#"{"version":"2.0.0"}"#, "sarif", "sarif-schema-2.1.0.json") {
      #expect(complaints.contains("runs"))
    }
    if let complaints = try complaints("<testsuite/>", "junit", "junit-10.xsd") {
      #expect(complaints.contains("name"))
    }
  }
}
