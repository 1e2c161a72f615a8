import Notation
import Reports
import DesignModel

extension Report {
  /// Findings with everything in them that a format may stumble over.
  static let awkward = Report(
    version: "1.2.3",
    rules: [
      ReportRule(id: "late", level: .warning, summary: "Comes too late.", help: "Come earlier."),
      ReportRule(id: "lost", level: .error, summary: "Is lost.", help: "Look for it."),
    ],
    notices: [
      Notice(
        rule: "lost", level: .error, message: "100 % <script>]]>\u{1B}[31m\r\n::error::",
        file: "a b/ü,:#%.xib",
        line: 0, screen: "login", view: "title", key: "lost/1"),
      Notice(rule: "late", level: .note, message: "somewhere", key: "late/1"),
      Notice(
        rule: "late", level: .warning, message: "much too late", screen: "login", key: "late/2",
        facts: ["worst": "iphone-5 <&>", "measured": JSON(12.5), "where": .null],
        justification: "It's *meant* \u{1} | ]]>"),
      Notice(
        rule: "late", level: .note, message: "a little late", screen: "signUp", key: "late/3",
        isFailure: false),
    ], subjects: ["a b/ü,:#%.xib", "login", "signUp", ""], summary: "2 *things* @all")
}
