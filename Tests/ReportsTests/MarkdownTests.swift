import Notation
import Testing

@testable import Reports
import DesignModel

@Suite("Markdown of a report") struct MarkdownTests {
  @Test("keeps to its table, whatever names hold, and leaves out what is accepted") func escapes() {
    #expect(
      Report.awkward.markdown(from: ".")
        == #"""
        ### 2 \*things\* &#64;all

        | | rule | where | what |
        |---|---|---|---|
        | error | `lost` | a b/ü,:&#35;%.xib:0 login/title | 100 % \<script\>\]\]\>�\[31m ::error:: |
        | note | `late` |  | somewhere |
        | note | `late` | signUp | a little late |

        """#.replacing("\\\\", with: "\\"))
  }

  @Test("ends long tables in a count") func long() {
    let notices = (1...130).map { Notice(rule: "late", level: .note, message: "\($0)", key: "\($0)") }
    let lines = Report(version: "1", rules: [], notices: notices, summary: "Much").markdown(from: ".").split(
      separator: "\n")
    #expect(lines.count == 104 && lines.last == "and 30 more")
  }

  @Test("of nothing is a heading") func empty() {
    #expect(Report(version: "1", rules: [], notices: [], summary: "Fine").markdown(from: ".") == "### Fine\n")
  }
}
