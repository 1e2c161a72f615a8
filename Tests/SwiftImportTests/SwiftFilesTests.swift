import Foundation
import TestSupport
import Testing

@testable import SwiftImport

@Suite("Files that import a module") struct SwiftFilesTests {
  @Test(
    "need it unless they ask first whether it is there",
    arguments: [
      ("import SwiftUI", true),
      ("#if canImport(SwiftUI)\nimport SwiftUI\n#endif", false),
      ("#if DEBUG && canImport(SwiftUI)\n  import SwiftUI\n#endif", false),
      ("#if canImport(SwiftUI)\n#if os(iOS)\nimport SwiftUI\n#endif\n#endif", false),
      ("#if !canImport(SwiftUI)\nimport SwiftUI\n#endif", true),
      ("#if canImport(SwiftUI)\n#else\nimport SwiftUI\n#endif", true),
      ("#if canImport(SwiftUI)\n#endif\nimport SwiftUI", true),
      ("#if canImport(SwiftUI) || DEBUG\nimport SwiftUI\n#endif", false),
      ("#if canImport(SwiftUI) || PREVIEWS\nimport SwiftUI\n#endif", true),
      ("#if DEBUG\nimport SwiftUI\n#endif", false), ("#if !DEBUG\nimport SwiftUI\n#endif", true),
      ("#if DEBUG\n#else\nimport SwiftUI\n#endif", true),
      ("#if os(iOS)\n#elseif os(macOS)\nimport SwiftUI\n#endif", false),
      ("import UIKit", false),
    ])
  func needs(text: String, isNeeded: Bool) {
    #expect(SwiftFiles.needs("SwiftUI", text.split(separator: "\n").map(String.init)) == isNeeded)
  }
}

@Suite("Swift files that are read") struct ReadSwiftFilesTests {
  @Test("are measured before they are: more together than can be meant is refused") func sum() throws {
    let shell = try Shell()
    let folder = "\(shell.folder.path)/code"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, size) in [("A", 40 << 20), ("B", 1 << 40), ("C", 9)] {
      let file = open("\(folder)/\(name).swift", O_WRONLY | O_CREAT, 0o600)
      defer { close(file) }
      // Without a block on the disk, and too large for memory.
      try #require(ftruncate(file, off_t(size)) == 0)
    }
    let refusal = SwiftImportError.tooMuchSwift([folder], bytes: 40 << 20 + 1 << 40 + 9)
    #expect(throws: refusal) { try SwiftFiles.files(at: [folder]) }
    #expect(
      "\(refusal)"
        == "the Swift files of '\(folder)' have 1048617 MB together, and at most 64 are read; name the folders or files of the screens alone"
    )
    #expect(
      try SwiftFiles.files(at: ["\(folder)/A.swift", "\(folder)/C.swift"]).map(\.text.count) == [40 << 20, 9])
  }

  @Test("are passed over one by one where they lie beside the code and lead out of the folder")
  func resources() throws {
    let shell = try Shell()
    let folder = "\(shell.folder.path)/code"
    let texts = "\(folder)/Base.lproj"
    try FileManager.default.createDirectory(atPath: texts, withIntermediateDirectories: true)
    try Data(#""hello" = "Hello";"#.utf8).write(to: URL(fileURLWithPath: "\(texts)/Localizable.strings"))
    try Data().write(to: shell.folder.appending(path: "secret.strings"))
    symlink("../../secret.strings", "\(texts)/Other.strings")
    symlink("Localizable.strings", "\(texts)/Same.strings")
    let found = try SwiftFiles.resources(in: folder, endings: [".strings"])
    #expect(found == ["\(texts)/Localizable.strings", "\(texts)/Same.strings"])
    #expect(ModuleResources(in: [folder]).files.contains { $0.text.contains("Hello") })
  }

  @Test("lead out of their folder by words of one line") func link() throws {
    let shell = try Shell()
    let folder = "\(shell.folder.path)/code"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: shell.folder.appending(path: "no\nworkbench: forged"))
    symlink("../no\nworkbench: forged", "\(folder)/A\nworkbench: forged.swift")
    #expect {
      _ = try SwiftFiles.files(at: [folder])
    } throws: { error in
      "\(error)".hasPrefix(
        "'\(folder)/A?workbench: forged.swift' leads to '../no?workbench: forged', outside of")
    }
  }

  @Test("have the lines that aren't empty") func lines() throws {
    let shell = try Shell()
    let path = "\(shell.folder.path)/A.swift"
    try "\n\nimport UIKit\r\n\n  let x = 1\nlast".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(Array(try SourceFile(path).lines) == ["import UIKit\r", "  let x = 1", "last"])
  }
}
