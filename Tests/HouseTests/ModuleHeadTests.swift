import Foundation
import TestSupport
import Testing

@Suite("A module's head") struct ModuleHeadTests {
  /// The folders of modules in Swift below `Sources` and `Tools`; the program itself and an empty module have no head.
  private static func folders() throws -> [String] {
    let folders = try Manifest.read().targets.filter { target in
      ["Sources/", "Tools/"].contains { target.folder.hasPrefix($0) }
        && !["workbench", "_Testing_UIKit"].contains(target.name)
    }.map(\.folder)
    let files = try SourceFile.everywhere()
    return folders.filter { folder in files.contains { $0.path.hasPrefix("\(folder)/") } }
  }

  @Test("says in at most ten lines what it is, where to start, and what does not belong there") func heads()
    throws
  {
    let folders = try Self.folders()
    #expect(folders.count > 25)
    for folder in folders {
      let file = packageFolder.appending(path: "\(folder)/Module.swift")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      #expect(lines.count <= 10 && lines.allSatisfy { $0.hasPrefix("//") }, "\(folder)")
      let words = lines.map { $0.dropFirst(3) }.joined(separator: " ")
      #expect(words.contains("Start with") && words.contains("What does not belong here"), "\(folder)")
      for name in words.matches(of: /`([\w\/]+\.swift)`/).map(\.output.1) {
        let named = packageFolder.appending(path: "\(folder)/\(name)").path
        #expect(FileManager.default.fileExists(atPath: named), "\(folder) names \(name)")
      }
    }
  }
}
