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
}
