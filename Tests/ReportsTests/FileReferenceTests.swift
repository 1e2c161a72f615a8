import Testing

@testable import Reports

@Suite("A file in a report") struct FileReferenceTests {
  @Test(
    "is named from the folder in which the program ran",
    arguments: [
      ("/w/a.xib", "/w", "a.xib", "a.xib"), ("./a/b.xib", ".", "a/b.xib", "a/b.xib"),
      ("/w/./a.xib", "/w", "a.xib", "a.xib"),
      ("/elsewhere/a.xib", "/w", "/elsewhere/a.xib", "file:///elsewhere/a.xib"),
      ("C:x y.xib", ".", "C:x y.xib", "C%3Ax%20y.xib"),
    ])
  func references(path: String, folder: String, relative: String, uri: String) {
    let reference = FileReference(path, from: folder)
    #expect(reference.path == relative && reference.uri == uri)
  }
}
