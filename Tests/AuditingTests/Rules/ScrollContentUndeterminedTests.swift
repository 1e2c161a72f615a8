import DesignModel
import Testing

@testable import Auditing

/// In a window of 300 by 600 points.
@Suite("scroll-content-undetermined") struct ScrollContentUndeterminedTests {
  /// A label in a scroll view that fills the window.
  private func screen(_ lines: String...) throws -> Screen {
    try Screen.built { screen in
      try screen.add(.scroll, "page")
      try screen.place("page", x: 0, y: 0, width: 300, height: 600)
      try screen.add(.label, "note", in: "page", with: ("text", "abc"), ("lines", "0"))
      for line in lines { try screen.constrain(line) }
    }
  }

  private func messages(_ lines: String...) throws -> [String] {
    try Screen.built { screen in
      screen = try self.screen()
      for line in lines { try screen.constrain(line) }
    }.findings(of: ScrollContentUndetermined.self).map(\.message)
  }

  @Test("names the edge that nothing is bound to") func edges() throws {
    let across = ["note.leading == page.leading", "note.trailing == page.trailing"]
    #expect(
      try messages("note.top == page.top", across[0], across[1])
        == ["page's content height is open: no == binds its content to its bottom"])
    #expect(
      try messages("note.bottom == page.bottom", across[0], across[1])
        == ["page's content height is open: no == binds its content to its top"])
    #expect(
      try messages(
        "note.top == page.top", "note.bottom == page.bottom", across[0], "note.trailing <= page.trailing")
        == ["page's content width is open: no == binds its content to its trailing edge"])
    #expect(
      try messages("note.top == page.frameLayout.top", "note.leading == page.frameLayout.leading")
        == [
          "page's content width is open: no == binds its content to its leading edge and its trailing edge; "
            + "its content height is open: no == binds its content to its top and its bottom"
        ])
    #expect(
      try messages("note.top == page.top", "note.bottom == page.bottom", across[0], across[1]).isEmpty)
    #expect(
      try messages(
        "note.top == page.top", "note.leading == page.leading", "page.contentLayout.height == 900",
        "page.contentLayout.width == page.frameLayout.width"
      ).isEmpty)
  }

  @Test("names what has no size between bound edges, which ambiguous-layout then leaves out") func sizes()
    throws
  {
    var screen = try screen(
      "note.top == page.top", "note.leading == page.leading", "note.trailing == page.trailing")
    try screen.add(.view, "box", in: "page")
    try screen.add(.view, "lost", in: "page")
    try screen.constrain(
      "box.top == note.bottom", "box.bottom == page.bottom", "box.leading == page.leading", "box.width == 50",
      "lost.leading == page.leading", "lost.width == 20", "lost.height == 20")
    #expect(
      screen.findings(of: ScrollContentUndetermined.self).map(\.message)
        == ["page's content height is open: nothing says the height of box in it"])
    let open = screen.findings(of: AmbiguousLayout.self)
    #expect(open.map(\.message) == ["lost's y is left open"])
    #expect(screen.findings(of: LayoutDependsOnHistory.self).isEmpty)
  }

  @Test("is a note where nothing in the scroll view is shown") func emptyList() throws {
    func found(hidden: String) throws -> [Severity] {
      try Screen.built { screen in
        try screen.add(.scroll, "page")
        try screen.place("page", x: 0, y: 0, width: 300, height: 600)
        try screen.add(.view, "row", in: "page", with: ("hidden", hidden))
        try screen.add(.label, "note", in: "row", with: ("text", "abc"))
        try screen.constrain("row.top == page.top", "row.bottom == page.bottom")
      }.findings(of: ScrollContentUndetermined.self).map(\.severity)
    }
    #expect(try found(hidden: "false") == [.error])
    #expect(try found(hidden: "true") == [.note])
  }

  @Test("is a note where code leaves empty views for others to fill, and nothing else is open") func frames()
    throws
  {
    /// What is found of a title over an empty view, in a file, where the latter has those settings.
    func found(
      _ settings: (String, String)..., in file: String? = "Page.swift", holding held: Bool = false,
      to end: String = "chart.bottom == page.bottom"
    ) throws -> Finding? {
      let screen = try Screen.built { screen in
        try screen.add(.scroll, "page")
        try screen.place("page", x: 0, y: 0, width: 300, height: 600)
        try screen.add(.label, "title", in: "page", with: ("text", "abc"))
        try screen.add(.view, "chart", in: "page", settings: settings)
        try screen.constrain(
          "title.top == page.top", "chart.top == title.bottom", "chart.leading == page.leading",
          "chart.trailing == page.trailing", "title.leading == page.leading", "chart.width == page.width", end
        )
        if held {
          try screen.add(.label, "note", in: "chart", with: ("text", "abc"))
          try screen.constrain("note.top == chart.top", "note.leading == chart.leading")
        }
      }
      var lists = screen.lists
      lists.sources = file.map { [ScreenSource(id: "demo", file: $0, places: [])] } ?? []
      return Screen(id: "demo", name: "demo", lists: lists).findings(of: ScrollContentUndetermined.self).first
    }
    let empty = try found()
    #expect(empty?.severity == .note && empty?.message.hasSuffix(", if no code fills chart") == true)
    #expect(try found(("background", "#FF0000"))?.severity == .error, "it shows something")
    #expect(try found(holding: true)?.severity == .error, "what is in it is bound to one edge alone")
    #expect(try found(to: "chart.height >= 9")?.severity == .error, "nothing is bound to the end")
    #expect(try found(in: nil)?.severity == .error)
  }

  @Test("is a warning of code where an inequality holds the content, or its width alone is open") func held()
    throws
  {
    func severities(of file: String, _ lines: String...) throws -> [Severity] {
      let screen = try Screen.built { screen in
        screen = try self.screen()
        for line in lines { try screen.constrain(line) }
      }
      var lists = screen.lists
      lists.sources = [ScreenSource(id: "demo", file: file, places: [])]
      return Screen(id: "demo", name: "demo", lists: lists).findings(of: ScrollContentUndetermined.self)
        .map(\.severity)
    }
    let across = ["note.leading == page.leading", "note.trailing == page.trailing"]
    let (top, loose) = ("note.top == page.top", "note.bottom <= page.bottom")
    #expect(try severities(of: "Page.swift", top, loose, across[0], across[1]) == [.warning])
    #expect(try severities(of: "Page.xib", top, loose, across[0], across[1]) == [.error])
    #expect(try severities(of: "Page.swift", top, across[0], across[1]) == [.error])
    let wide = ["note.bottom == page.bottom", "note.leading == page.frameLayout.leading"]
    #expect(try severities(of: "Page.swift", top, wide[0], wide[1]) == [.warning])
    #expect(try severities(of: "Page.xib", top, wide[0], wide[1]) == [.error])
  }
}
