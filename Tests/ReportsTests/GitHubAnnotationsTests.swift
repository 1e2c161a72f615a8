import Testing

@testable import Reports

@Suite("GitHub's annotations") struct GitHubAnnotationsTests {
  @Test("escape what would end a command or its property") func escapes() {
    #expect(
      Report.awkward.githubAnnotations(from: ".") == """
        ::error file=a b/ü%2C%3A#%25.xib,line=1,title=lost::login: 100 %25 <script>]]>\u{FFFD}[31m%0D%0A::error::
        ::notice title=late::somewhere
        ::notice title=late::signUp: a little late

        """)
  }
}
