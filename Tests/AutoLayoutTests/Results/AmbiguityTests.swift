import AutoLayout
import DesignModel
import TestSupport
import Testing

@Suite("Ambiguities") struct AmbiguityTests {
  @Test(
    "are every place and size of a view that nothing holds",
    .statement("ambiguities.reported", "ambiguities.shown")) func unheld() throws
  {
    let layout = try Screen.built {
      try $0.add(.view, "box")
      try $0.add(.custom, "icon", with: "size=10x20")
      try $0.add(.view, "ghost", with: "hidden=true")
    }.layout()
    #expect(layout.status == .ambiguous)
    #expect(layout.open == ["box.x", "box.y", "box.width", "box.height", "icon.x", "icon.y"])
    #expect(layout.exact("box") == .zero)
    #expect(layout.exact("icon") == Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(layout.ambiguities[0].least == -.infinity)
    #expect(layout.ambiguities[2].least == 0)
  }

  @Test(
    "are ties between equal priorities, which the first view wins",
    .statement("ambiguities.reported", "ambiguities.shown")) func ties() throws
  {
    let screen = try Screen.built {
      try $0.add(.label, "a", with: "text=aaa")
      try $0.add(.label, "b", with: "text=bbbb")
      try $0.constrain(
        "a.leading == root.leading", "b.leading == a.trailing", "b.trailing == root.trailing",
        "a.top == root.top", "b.top == root.top")
    }
    let layout = screen.layout()
    #expect(layout.exact("a") == Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(layout.exact("b") == Rect(x: 30, y: 0, width: 270, height: 20))
    #expect(layout.open == ["a.width", "b.x", "b.width"])
    #expect(layout.ambiguities[0] == Ambiguity(view: "a", aspect: .width, least: 30, greatest: 260))
    let rtl = screen.layout(.plain().with { $0.direction = .rtl })
    #expect(rtl.open == ["a.x", "a.width", "b.width"])
    #expect(rtl.ambiguities[0] == Ambiguity(view: "a", aspect: .x, least: 40, greatest: 270))
  }

  @Test("speak of frames, not of alignment rectangles", .statement("ambiguities.reported")) func frames()
    throws
  {
    let layout = try Screen.built {
      try $0.add(.slider, "slider")
      try $0.constrain(
        "slider.leading == root.leading + 50", "slider.top == root.top", "slider.trailing <= root.trailing")
    }.layout()
    #expect(layout.ambiguities == [Ambiguity(view: "slider", aspect: .width, least: 4, greatest: 254)])
    #expect(layout.exact("slider") == Rect(x: 48, y: 0, width: 4, height: 31))
  }

  @Test("move what is free to the leading top corner", .statement("ambiguities.shown"))
  func corner() throws {
    let screen = try Screen.built { try $0.add(.custom, "icon", with: "size=10x20") }
    #expect(screen.layout().exact("icon") == Rect(x: 0, y: 0, width: 10, height: 20))
    let rtl = screen.layout(.plain().with { $0.direction = .rtl })
    #expect(rtl.exact("icon") == Rect(x: 290, y: 0, width: 10, height: 20))
  }

  @Test("leave out guides and whatever is hidden", .statement("ambiguities.left-out"))
  func leftOut() throws {
    let layout = try Screen.built {
      try $0.addGuide(named: "gap", owner: .root)
      try $0.add(.view, "ghost", with: "hidden=true")
      try $0.add(.view, "inner", in: "ghost")
      try $0.constrain("gap.top >= root.top", "inner.top >= ghost.top")
    }.layout()
    #expect(layout.status == .solved)
  }
}
