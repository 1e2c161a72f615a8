import Foundation
import Testing

@testable import WorkbenchKit

@Suite("GitHub's annotations") struct GitHubAnnotationsTests {
  @Test("escape what would end a command or its property") func escapes() {
    #expect(
      SARIFTests.report.githubAnnotations(from: ".") == """
        ::error file=a b/ü%2C%3A#%25.xib,line=1,title=lost::login: 100 %25 <script>]]>\u{FFFD}[31m%0D%0A::error::
        ::notice title=late::somewhere
        ::notice title=late::signUp: a little late

        """)
  }

  @Test("of a check are relative to the folder") func check() throws {
    let workspace = try Workspace()
    let text = MainStoryboard.text.replacingOccurrences(of: "y=\"68\"", with: "y=\"70\"")
    try Data(text.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    let outcome = try workspace.run("check-ib . --format github")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        ::warning file=Main.storyboard,line=14,title=frame-differs::login: form (stackView) recorded 20,70 374x90, solved \
        20,68 374x90

        """)
  }
}
