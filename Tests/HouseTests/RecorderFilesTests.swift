import Foundation
import TestSupport
import Testing

@Suite("The recorder's files") struct RecorderFilesTests {
  @Test("are all embedded; `make recorder` lists them anew") func listed() throws {
    let folder = packageFolder.appending(path: "Swift")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift") || $0.hasSuffix(".c")
    }
    let list = try String(
      contentsOf: packageFolder.appending(path: "Sources/Exchange/CRecorder/files.c"), encoding: .utf8)
    let listed = list.matches(of: /\n {2}\{"([^"]+)", file\d+\},/).map { String($0.output.1) }
    #expect(listed == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(
      list.matches(of: /#embed "\.\.\/\.\.\/\.\.\/Swift\/([^"]+)"/).map { String($0.output.1) } == listed)
  }

  @Test("that designs are read by too import nothing, and declare nothing that code of apps sees")
  func shared() throws {
    let files = try SourceFile.all(in: "Swift").filter { $0.path.hasPrefix("Swift/FormatGrammar/") }
    #expect(files.count > 5)
    for file in files {
      #expect(file.imports == [], "\(file.path)")
      #expect(!file.text.contains(/\b(public|open)\b/), "\(file.path)")
    }
  }
}
