import DesignModel
import Testing

@testable import Auditing

/// In a window of 300 by 600 points.
@Suite("under-bars") struct UnderBarsTests {
  private func button(_ y: Double, in kind: ViewKind = .view) throws -> Screen {
    try Screen.built {
      try $0.add(kind, "page")
      try $0.place("page", x: 0, y: 0, width: 300, height: 600)
      try $0.add(.button, "b", in: "page", with: ("text", "a"))
      try $0.constrain(
        "b.top == page.top + \(y)", "b.leading == page.leading + 100", "b.width == 100", "b.height == 50")
      if kind == .scroll {
        try $0.constrain("b.bottom == page.bottom", "page.contentLayout.width == page.frameLayout.width")
      }
    }
  }

  @Test("reports what a bar covers of a view, where content-unreachable does not") func split() throws {
    let bars = EdgeInsets(top: 44, bottom: 34)
    for (y, points) in [(2.0, 42.0), (10, 34), (44, 0), (520, 4), (516, 0), (550, 34)] {
      let screen = try button(y)
      let found = screen.findings(of: UnderBars.self) { $0.safeArea = bars }
      #expect(found.map(\.measured) == (points == 0 ? [] : [points]), "at \(y)")
      // Of 50 points 46 are as much as people need, 16 enough to be touched, and 8 are not.
      #expect(found.allSatisfy { $0.severity == (points == 42 ? .error : points == 4 ? .note : .warning) })
      #expect(screen.findings(of: ContentUnreachable.self) { $0.safeArea = bars }.isEmpty)
    }
    // Beyond the window it is the other way round.
    let outside = try button(-10)
    #expect(outside.findings(of: UnderBars.self) { $0.safeArea = bars }.isEmpty)
    #expect(outside.findings(of: ContentUnreachable.self) { $0.safeArea = bars }.map(\.measured) == [54])
  }

  @Test("asks nothing of a text view that scrolls below a navigation bar, which insets it") func textViews()
    throws
  {
    func found(scrolls: Bool, bars: String) throws -> Int {
      var screen = try Screen.built {
        try $0.add(.textView, "t", with: ("text", "a"), ("scrollEnabled", "\(scrolls)"))
        try $0.place("t", x: 0, y: 0, width: 300, height: 400)
      }
      try screen.setView(
        .root, kind: .view, attributes: bars.isEmpty ? Attributes() : Attributes(.bars, .text(bars)))
      return screen.findings(of: UnderBars.self) { $0.safeArea = EdgeInsets(top: 64) }.count
    }
    #expect(try found(scrolls: true, bars: "navigation") == 0)
    #expect(try found(scrolls: false, bars: "navigation") == 1 && found(scrolls: true, bars: "") == 1)
  }

  @Test("asks nothing of a button that shows nothing and fills the window") func surfaces() throws {
    func found(_ height: Double, _ text: String) throws -> Int {
      try Screen.built {
        try $0.add(.button, "b", with: ("text", text))
        try $0.place("b", x: 0, y: 0, width: 300, height: height)
      }.findings(of: UnderBars.self) { $0.safeArea = EdgeInsets(top: 44) }.count
    }
    #expect(try found(600, "") == 0)
    #expect(try found(600, "Close") == 1 && found(90, "") == 1)
  }

  @Test("asks nothing of a cell, and outside-parent reports what reaches beyond it") func cells() throws {
    for root in [RootKind.cell, .view] {
      var screen = try button(10)
      var attributes = Attributes(.root, .text(root.rawValue))
      attributes[.rootSize] = .size(width: nil, height: 40)
      try screen.setView(.root, kind: .view, attributes: attributes)
      try screen.removeView("page", cascade: true)
      try screen.add(.button, "b", with: ("text", "a"))
      try screen.place("b", x: 0, y: 10, width: 100, height: 50)
      func found(_ rule: any AuditRule.Type) -> [Finding] {
        screen.findings(of: rule) { $0.safeArea = EdgeInsets(top: 44) }
      }
      #expect(found(UnderBars.self).isEmpty && found(ContentUnreachable.self).isEmpty)
      #expect(found(OutsideParent.self).map(\.measured) == [20])
    }
  }

  @Test("leaves to content-unreachable what lies in a scroll view") func scrolled() throws {
    let screen = try button(10, in: .scroll)
    func change(_ environment: inout LayoutEnvironment) { environment.safeArea = EdgeInsets(top: 44) }
    #expect(screen.findings(of: UnderBars.self, change).isEmpty)
    #expect(screen.findings(of: ContentUnreachable.self, change).isEmpty)
  }

  @Test("leaves to content-unreachable what the keyboard covers, or covers more of") func keyboard() throws {
    let screen = try Screen.built {
      for (name, y) in [("name", 500.0), ("city", 560)] {
        try $0.add(.textField, name, with: ("placeholder", "a"))
        try $0.place(name, x: 0, y: y, width: 100, height: 34)
      }
    }
    func found(_ rule: any AuditRule.Type, _ keyboard: Double?) -> [Finding] {
      screen.findings(of: rule) {
        $0.safeArea = EdgeInsets(bottom: 34)
        $0.keyboardHeight = keyboard
      }
    }
    #expect(found(UnderBars.self, nil).map(\.view) == ["city"])
    #expect(found(ContentUnreachable.self, nil).isEmpty)
    #expect(found(ContentUnreachable.self, 250).map(\.view) == ["name", "city"])
    #expect(found(UnderBars.self, 250).isEmpty)
  }

  @Test("leaves to content-unreachable what larger texts push under a bar") func pushed() throws {
    let screen = try Screen.built {
      try $0.add(
        .label, "note", with: ("text", String(repeating: "a", count: 30 * 14)), ("lines", "0"),
        ("style", "body"))
      try $0.constrain("note.top == root.top", "note.leading == root.leading", "note.width == 300")
    }
    func found(_ rule: any AuditRule.Type, _ size: TextSize) -> [Double?] {
      screen.findings(of: rule) {
        $0.size.height = 1150
        $0.safeArea = EdgeInsets(bottom: 34)
        $0.textSize = size
      }.map(\.measured)
    }
    #expect(found(UnderBars.self, .accessibilityLarge).isEmpty)
    #expect(found(ContentUnreachable.self, .accessibilityLarge) == [4])
    #expect(found(ContentUnreachable.self, .large).isEmpty)
  }

  /// A text at a place of the window, and what is reported of it beside notches of 44 points.
  private func beside(
    _ x: Double, _ width: Double, with settings: (String, String)..., kind: ViewKind = .label,
    text: String = "abc",
    direction: LayoutDirection = .ltr
  ) throws -> [Double?] {
    var attributes = Attributes()
    for (name, value) in [("text", text)] + settings { try attributes.set(name, to: value, kind: kind) }
    var screen = Screen(id: "demo", name: "demo")
    try screen.addView(named: "t", kind: kind, attributes: attributes)
    try screen.place("t", x: x, y: 100, width: width, height: 40)
    let found = screen.findings(of: UnderBars.self) {
      $0.safeArea = EdgeInsets(left: 44, right: 44)
      $0.direction = direction
    }
    #expect(found.allSatisfy { $0.severity == .warning })
    return found.map(\.measured)
  }

  @Test("reports beside a notch texts that begin well under it, and what is covered by more than half")
  func notches() throws {
    #expect(try beside(16, 200) == [28])
    #expect(try beside(44, 200) == [])
    #expect(try beside(30, 200) == [])
    #expect(try beside(16, 30) == [28])
    #expect(try beside(16, 268, with: ("alignment", "center")) == [])
    #expect(try beside(90, 200, with: ("alignment", "right")) == [34])
    #expect(try beside(90, 200) == [])
    #expect(try beside(90, 200, direction: .rtl) == [34])
    #expect(
      try beside(
        16, 268, with: ("alignment", "center"), ("lines", "0"), text: "abcdefghij abcdefghij abcdefghij")
        == [28])
    #expect(try beside(16, 268, kind: .button) == [])
    #expect(try beside(16, 50, kind: .button) == [28])
  }
}
