import DesignModel

extension Screen {
  /// True for a screen of a file that lies in a folder of tests: what it shows nobody uses.
  ///
  /// Of 5 such errors that two readers judged none was true for either (docs/evidence/precision.md). Names that end in Tests
  /// alone are left out, which apps have for things that people take.
  var isTestFixture: Bool {
    guard let file = source?.file else { return false }
    let folders = file.split(separator: "/").dropLast()
    // The folders around a user's own may have any name.
    return folders.dropFirst(file.hasPrefix("/") ? 3 : 0).contains { folder in
      Self.namesOfTests.contains(String(folder)) || Self.endingsOfTests.contains { folder.hasSuffix($0) }
    }
  }

  private static let namesOfTests: Set = ["Test", "Tests", "UITest", "Fixture", "Fixtures", "TestUtils"]
  private static let endingsOfTests = ["UITests", "TestHost"]
}
