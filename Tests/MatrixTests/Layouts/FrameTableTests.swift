import AutoLayout
import DesignModel
import Matrix
import Testing

@Suite("A table of frames") struct FrameTableTests {
  private func laidOut(_ screen: Screen) -> LaidOutScreen {
    let environment = LayoutEnvironment(size: Size(width: 320, height: 480), scale: 2)
    return LaidOutScreen(
      screen: screen, profile: Profile(device: "iphone-16"),
      layout: MadeUpStore.engine.layout(screen, in: environment))
  }

  private func words(_ text: String) -> [[Substring]] {
    text.split(separator: "\n").map { $0.split(separator: " ") }
  }

  @Test("has a line for each view, in points of the screen") func frames() throws {
    let solved = laidOut(try .placedBox())
    #expect(solved.findings == [])
    #expect(
      words(solved.text).dropFirst() == [
        ["view", "kind", "x", "y", "width", "height", "notes"],
        ["root", "view", "0", "0", "320", "480"], ["box", "view", "0", "10", "40", "20"],
      ])
  }

  @Test("says under it what is open and what contradicts itself") func findings() throws {
    let open = laidOut(try .box("demo", "box.leading == root.leading"))
    #expect(open.findings.count == 1 && open.findings[0].hasPrefix("ambiguous: "))
    let broken = laidOut(
      try .box("demo", "box.leading == root.leading", "box.top == root.top", "box.width == 50"))
    #expect(broken.findings.count == 2 && broken.findings[1].hasPrefix("ambiguous: "))
    #expect(broken.findings[0].hasPrefix("conflict: these can't hold together: "))
    #expect(broken.findings[0].contains("box.width == 50") && broken.findings[0].contains("box.width == 40"))
    #expect(broken.text.hasSuffix(broken.findings.joined(separator: "\n")))
  }
}
