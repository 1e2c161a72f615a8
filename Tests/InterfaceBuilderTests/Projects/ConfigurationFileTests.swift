import Testing

@testable import InterfaceBuilder

@Suite("A configuration file") struct ConfigurationFileTests {
  private func settings(_ files: [String: String], at path: String = "Config/App.xcconfig") -> [String:
    String]
  {
    ConfigurationFile.settings(at: path) { files[$0].map { Array($0.utf8) } }.compactMapValues(\.text)
  }

  @Test("has a setting a line, without comments, the last one of a name") func lines() {
    let text = """
      // The least system
      IPHONEOS_DEPLOYMENT_TARGET = 14.0 // was 13
      A[sdk=iphoneos*] = b = c
        B=1
      B = 2
      nothing
      = 3
      """
    #expect(
      settings(["Config/App.xcconfig": text])
        == ["IPHONEOS_DEPLOYMENT_TARGET": "14.0", "A[sdk=iphoneos*]": "b = c", "B": "2"])
  }

  @Test("includes others from its own folder, and passes over those that are missing") func includes() {
    let files = [
      "Config/App.xcconfig": "A = 1\n#include \"Parts/Base.xcconfig\"\n#include? \"None.xcconfig\"\nC = 3",
      "Config/Parts/Base.xcconfig": "A = 2\nB = 2\nC = 2",
    ]
    #expect(settings(files) == ["A": "2", "B": "2", "C": "3"])
  }

  @Test("that includes itself ends") func circle() {
    #expect(settings(["Config/App.xcconfig": "#include \"App.xcconfig\"\nA = 1"]) == ["A": "1"])
  }
}
