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
      ("#if canImport(SwiftUI) || DEBUG\nimport SwiftUI\n#endif", true),
      ("import UIKit", false),
    ])
  func needs(text: String, isNeeded: Bool) {
    #expect(SwiftFiles.needs("SwiftUI", text.split(separator: "\n").map(String.init)) == isNeeded)
  }
}
