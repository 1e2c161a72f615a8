import Machine
import Testing

@Suite("The parts of a path") struct PathPartsTests {
  @Test(
    "are its folder and its last name, whatever letters it has",
    arguments: [
      ("/a/Größe/Main.storyboard", "/a/Größe", "Main.storyboard"), ("/a/b/", "/a", "b"), ("/a", "", "a"),
      ("/", "", "/"), ("/e\u{301}/\u{1F468}\u{200D}\u{1F469}", "/e\u{301}", "\u{1F468}\u{200D}\u{1F469}"),
    ])
  func parts(path: String, folder: String, name: String) {
    #expect(outerFolder(of: path) == folder && lastName(of: path) == name)
  }
}
