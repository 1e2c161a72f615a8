import DesignModel
import Notation

extension ReportFormat {
  /// JUnit's XML, which continuous integration shows as tests.
  public static let junit = ReportFormat("junit") { $0.junit(from: $1) }
}

extension Report {
  /// The report in the XML that JUnit's runners write: a suite for each subject, in it a test for each rule.
  ///
  /// What fails the run is a failure, other findings are the test's output, and a test of which all findings are
  /// accepted is skipped. Times are left out: they would differ from run to run. Facts: junit-10.xsd, the schema of
  /// Jenkins's xUnit plugin.
  func junit(from folder: String) -> String {
    var places: [String: [Notice]] = [:]
    for notice in notices { places[notice.subject, default: []].append(notice) }
    let suites = subjects.map { subject in
      JUnitSuite(
        name: FileReference(subject, from: folder).path,
        cases: rules.map { rule in
          JUnitCase(rule: rule, notices: (places[subject] ?? []).filter { $0.rule == rule.id })
        })
    }
    let counts = JUnitSuite.counts(suites.flatMap(\.cases), withSkipped: false)
    let lines =
      [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites name=\"workbench\" \(counts)>"]
      + suites.flatMap(\.lines) + ["</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }
}

/// What was looked at.
private struct JUnitSuite {
  let name: String
  let cases: [JUnitCase]

  var lines: [String] {
    ["  <testsuite name=\"\(name.escapedAsXML)\" \(Self.counts(cases, withSkipped: true))>"]
      + cases.map { $0.element(in: name) } + ["  </testsuite>"]
  }

  /// `tests="15" failures="2" errors="0" skipped="1"`.
  static func counts(_ cases: [JUnitCase], withSkipped: Bool) -> String {
    let counts = "tests=\"\(cases.count)\" failures=\"\(cases.count { !$0.failures.isEmpty })\" errors=\"0\""
    return withSkipped ? "\(counts) skipped=\"\(cases.count(where: \.isSkipped))\"" : counts
  }
}

/// A rule held against one of them.
private struct JUnitCase {
  let rule: ReportRule
  let notices: [Notice]

  var failures: [Notice] { notices.filter { $0.justification == nil && $0.isFailure } }
  /// What is worth knowing, but fails nothing.
  private var others: [Notice] { notices.filter { $0.justification == nil && !$0.isFailure } }
  var isSkipped: Bool { !notices.isEmpty && notices.allSatisfy { $0.justification != nil } }

  func element(in suite: String) -> String {
    let head = "    <testcase classname=\"\(suite.escapedAsXML)\" name=\"\(rule.id.escapedAsXML)\""
    return notices.isEmpty ? "\(head)/>" : "\(head)>\(content)</testcase>"
  }

  /// At most one failure, as some readers take no more of a test.
  private var content: String {
    if isSkipped {
      let reasons = notices.compactMap(\.justification).joined(separator: "; ")
      return "<skipped message=\"\(reasons.escapedAsXML)\"/>"
    }
    var content = ""
    if let first = failures.first {
      let words = failures.count == 1 ? first.message : "\(first.message), and \(failures.count - 1) more"
      let level = (failures.map(\.level).max() ?? first.level).rawValue
      content +=
        "<failure type=\"\(level)\" message=\"\(words.escapedAsXML)\">"
        + failures.map(\.paragraph).joined(separator: "\n\n").escapedAsXML + "</failure>"
    }
    if !others.isEmpty {
      content +=
        "<system-out>\(others.map(\.paragraph).joined(separator: "\n\n").escapedAsXML)</system-out>"
    }
    return content
  }
}

extension Notice {
  /// The message, and a line for each fact.
  fileprivate var paragraph: String {
    let place = line.map { ["line: \($0)"] } ?? []
    let known = facts.filter { $0.value != .null }.sorted { $0.key < $1.key }
    return
      (["\(level.rawValue): \(message)"] + place
      + known.map { "\($0.key): \($0.value.text ?? $0.value.line)" })
      .joined(separator: "\n")
  }
}
