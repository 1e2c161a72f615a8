import DesignModel
import Testing

@testable import SceneExchange

@Suite("The kind of device that a file's name is for") struct IdiomOfFileTests {
  @Test(
    "stands after a tilde",
    arguments: [
      ("Base.lproj/Main~ipad.storyboard", .pad), ("Main~iphone.xib", .phone), ("Main~iPad.storyboard", .pad),
      ("Main.storyboard", nil), ("Main~mac.xib", nil), ("folder~ipad/Main.xib", nil), ("~ipad.xib", .pad),
      ("", nil),
    ] as [(String, Idiom?)])
  func names(path: String, idiom: Idiom?) { #expect(Idiom(ofFile: path) == idiom) }
}
