import AutoLayout
import DesignLanguage
import DesignModel
import TestSupport
import Testing

@Suite("Frames") struct FramesTests {
  // The parent starts at 0.3 and the child 0.3 further: 0.6 rounds to 0.5 at two pixels a point, so do 0.3 and 0.3.
  @Test(
    "are differences of edges rounded in the root's coordinates",
    .statement("rounding.edges", "rounding.results")) func absoluteEdges() throws
  {
    let layout = try Screen.built {
      try $0.add(.view, "outer")
      try $0.add(.view, "inner", in: "outer")
      try $0.constrain(
        "outer.leading == root.leading + 0.3", "outer.top == root.top + 0.2", "outer.width == 100",
        "outer.height == 100", "inner.leading == outer.leading + 0.3", "inner.top == outer.top + 0.2",
        "inner.width == 10.2", "inner.height == 10")
    }.layout()
    #expect(layout.exact("inner") == Rect(x: 0.3, y: 0.2, width: 10.2, height: 10))
    #expect(layout.frame("outer") == Rect(x: 0.5, y: 0, width: 100, height: 100))
    #expect(layout.frame("inner") == Rect(x: 0, y: 0.5, width: 10.5, height: 10))
    #expect(layout.view("inner")!.screenFrame == Rect(x: 0.5, y: 0.5, width: 10.5, height: 10))
  }

  // 300.3 points are 600.6 pixels, which the root's edge rounds to 601.
  @Test("are mirrors in a window that is no whole number of pixels wide", .statement("rounding.mirror"))
  func mirror() throws {
    let screen = try Screen.built {
      try $0.add(.view, "a")
      try $0.constrain(
        "a.leading == root.leading + 20.1", "a.top == root.top", "a.width == 10.3", "a.height == 10")
    }
    let ltr = screen.layout(.plain(300.3)).frame("a")
    let rtl = screen.layout(.plain(300.3).with { $0.direction = .rtl }).frame("a")
    #expect(ltr == Rect(x: 20, y: 0, width: 10.5, height: 10))
    #expect(rtl == Rect(x: 300.5 - 30.5, y: 0, width: 10.5, height: 10))
  }

  @Test("round halves up, floating point noise aside", .statement("rounding.edges")) func halves() throws {
    let layout = try Screen.built {
      try $0.add(.view, "a")
      try $0.constrain(
        "a.leading == root.leading + 20.25", "a.top == root.top - 0.25", "a.width == 10.2499999999",
        "a.height == 1")
    }.layout()
    #expect(layout.frame("a") == Rect(x: 20.5, y: 0, width: 10, height: 1))
  }

  @Test("are just what a mask gives, whatever the kind", .statement("kinds.alignment")) func masks() throws {
    for kind in [ViewKind.slider, .switch, .segmentedControl] {
      func frame(_ origin: ConstraintOrigin) throws -> Rect {
        try Screen.built {
          try $0.add(kind, "control")
          for line in [
            "leading == root.leading + 45", "top == root.top + 31", "width == 300", "height == 31",
          ] {
            let text = try ConstraintText(parsing: "control." + line, in: $0)
            try $0.addConstraint {
              var made = text.constraint(id: $0)
              made.origin = origin
              return made
            }
          }
        }.layout().frame("control")
      }
      let given = Rect(x: 45, y: 31, width: 300, height: 31)
      #expect(try frame(.autoresizing) == given)
      #expect(try frame(.author) != given)
    }
  }

  @Test("keep a view's own size where what an import made only bounds it") func bounds() throws {
    let layout = try Screen.built {
      try $0.add(.custom, "text", with: "size=30x20")
      for line in [
        "leading == root.leading", "trailing <= root.trailing", "top >= root.top + 10 @749.5",
        "centerY == root.top + 100", "bottom <= root.bottom",
      ] {
        let text = try ConstraintText(parsing: "text." + line, in: $0)
        try $0.addConstraint {
          var made = text.constraint(id: $0)
          made.origin = .autoresizing
          return made
        }
      }
    }.layout()
    #expect(layout.status == .solved && layout.frame("text") == Rect(x: 0, y: 90, width: 30, height: 20))
  }

  @Test("leave out alignment insets of the parent and of the view alike") func alignment() throws {
    let layout = try Screen.built {
      try $0.add(.slider, "slider")
      try $0.add(.custom, "thumb", in: "slider", with: "size=10x10")
      try $0.constrain(
        "slider.leading == root.leading", "slider.width == 100", "slider.top == root.top",
        "thumb.leading == slider.leading + 5", "thumb.top == slider.top")
    }.layout()
    #expect(layout.exact("thumb").x == 7)
    #expect(layout.view("thumb")!.screenFrame.x == 5)
  }
}
