import DesignModel
import Testing

@testable import SceneExchange

@Suite("The kind of device that a file's name is for") struct IdiomOfFileTests {
  @Test(
    "stands after a tilde, that of pads after a line as well",
    arguments: [
      ("Base.lproj/Main~ipad.storyboard", .pad), ("Main~iphone.xib", .phone), ("Main~iPad.storyboard", .pad),
      ("Main.storyboard", nil), ("Main~mac.xib", nil), ("folder~ipad/Main.xib", nil), ("~ipad.xib", .pad),
      ("", nil), ("MainWindow-iPad.xib", .pad), ("Main_ipad.storyboard", .pad), ("MainiPad.xib", nil),
      ("Main_iPhone.xib", nil), ("Main_iPad/Cell.xib", nil),
    ] as [(String, Idiom?)])
  func names(path: String, idiom: Idiom?) { #expect(Idiom(ofFile: path) == idiom) }
}
