import Notation
import TestSupport
import Testing

@testable import Reports
import DesignModel

@Suite("A JUnit report") struct JUnitTests {
  @Test("is well formed, and counts what it holds, whatever names hold") func counts() throws {
    let reader = JUnitReader(Report.awkward.junit(from: "."))
    #expect(reader.flaws == [])
    #expect(reader.suites.map(\.name) == ["a b/ü,:#%.xib", "login", "signUp", ""])
    #expect(reader.suites.map(\.failures) == [1, 0, 0, 1] && reader.suites.map(\.skipped) == [0, 1, 0, 0])
    #expect(
      reader.texts["failure"] == [
        "error: 100 % <script>]]>\u{FFFD}[31m\r\n::error::\nline: 0", "note: somewhere",
      ])
    #expect(reader.texts["system-out"] == ["note: a little late"])
    #expect(reader.reasons == ["It's *meant* \u{FFFD} | ]]>"])
  }

  @Test("has one failure for all findings of a rule, the most severe first to be seen") func several() throws
  {
    let notices = ["first", "second"].map {
      Notice(
        rule: "lost", level: $0 == "first" ? .warning : .error, message: $0, screen: "a", key: $0,
        facts: ["measured": 3, "worst": "iphone-5"])
    }
    let report = Report(version: "1", rules: Report.awkward.rules, notices: notices, subjects: ["a"])
    let reader = JUnitReader(report.junit(from: "."))
    #expect(reader.flaws == [])
    #expect(
      reader.texts["failure"] == [
        "warning: first\nmeasured: 3\nworst: iphone-5\n\nerror: second\nmeasured: 3\nworst: iphone-5"
      ])
    #expect(report.junit(from: ".").contains(#"<failure type="error" message="first, and 1 more">"#))
  }
}
