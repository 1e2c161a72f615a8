import Testing

@testable import Machine

@Suite("The author that git knows") struct GitAuthorTests {
  @Test(
    "is the last name of the section user",
    arguments: [
      ("[user]\n\tname = Ann\n", "Ann"), ("[core]\nname = x\n[user]\n  name=Ann B # me\n", "Ann B"),
      ("[user]\n name = \"Ann # B\" ; me\n", "Ann # B"), ("[User]\nNAME = a\nname = b\n", "b"),
      ("[user]\nname = \n", nil), ("[user]\nemail = a@b.c\n[author]\nname = x\n", nil), ("", nil),
      ("name = x\n", nil),
    ] as [(String, String?)])
  func name(text: String, name: String?) {
    #expect(GitAuthor.name(inText: text) == name)
  }

  @Test("is what the environment says first") func environment() {
    #expect(GitAuthor.name(for: "/", variable: { $0 == "GIT_AUTHOR_NAME" ? "Ann" : nil }) == "Ann")
    #expect(GitAuthor.name(for: "/", variable: { $0 == "HOME" ? "/nowhere" : nil }) == nil)
  }
}
