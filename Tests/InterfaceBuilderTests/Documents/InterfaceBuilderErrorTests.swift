import InterfaceBuilder
import Testing

@Suite("A file that is refused") struct InterfaceBuilderErrorTests {
  @Test(
    "says why",
    arguments: [
      (InterfaceBuilderError.unreadable(.empty), "the file is empty"),
      (
        .otherRoot("plist"),
        "the file's outermost element is <plist>, not <document>; is it a storyboard or xib?"
      ),
      (
        .otherRoot("archive"),
        "the file is of Interface Builder 3's format, which is not read; open and save it in a later Xcode"
      ),
      (.otherPlatform("UIKit for tvOS"), "the file is for UIKit for tvOS; only UIKit for iOS is read"),
      (.unknownRuntime("BeOS"), "the file is for the unknown runtime 'BeOS'; only UIKit for iOS is read"),
    ])
  func sentence(error: InterfaceBuilderError, wording: String) {
    #expect(error.description == wording)
    #expect(error.isOtherPlatform == wording.contains("tvOS"))
  }

  @Test(
    "is known by its platform",
    arguments: [
      (
        "MacOSX.Cocoa", "com.apple.InterfaceBuilder3.Cocoa.XIB",
        InterfaceBuilderError.otherPlatform("AppKit (macOS)")
      ),
      ("watchKit", "com.apple.InterfaceBuilder.WatchKit.Storyboard", .otherPlatform("WatchKit (watchOS)")),
      ("AppleTV", "com.apple.InterfaceBuilder.AppleTV.XIB", .otherPlatform("UIKit for tvOS")),
      ("BeOS", "x", .unknownRuntime("BeOS")),
    ])
  func platform(runtime: String, type: String, error: InterfaceBuilderError) {
    let text = "<document type='\(type)' targetRuntime='\(runtime)'/>"
    #expect(throws: error) { try InterfaceBuilderFile(Array(text.utf8)) }
  }
}
