import AutoLayout
import DesignModel
import Pictures
import Testing
import Typography
import Rendering

@Suite("A screen that is drawn") struct PictureSceneTests {
  @Test("keeps the device's own safe area where bars take more of it") func insets() throws {
    var profile = Profile(device: "iphone-16")
    profile.bars = [.navigation]
    let place = try PicturedProfile(profile, on: Device.catalogue)
    let text = SystemText()
    let scene = PictureScene(
      Screen(id: "demo", name: "demo"), title: "Demo", layers: [], isNumbered: false,
      engine: LayoutEngine(measuring: text), text: text)
    let picture = scene.picture(on: place)
    #expect(picture.environment.safeArea.top > picture.deviceInsets.top)
    #expect(picture.title == "Demo" && picture.subtitle == profile.name)
  }

  @Test("needs a device that is known") func unknown() {
    #expect(throws: DesignError.self) { try PicturedProfile(Profile(device: "none"), on: []) }
  }
}
