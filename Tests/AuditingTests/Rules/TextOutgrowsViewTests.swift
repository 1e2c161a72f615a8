import DesignModel
import Testing

@testable import Auditing

@Suite("text-outgrows-view") struct TextOutgrowsViewTests {
  private static let top = "message.top == row.top + 8"
  private static let middle = "message.centerY == row.centerY"
  private static let bottom = "message.bottom == row.bottom - 8"

  /// What is found of a label in a row of 60 points.
  private func found(
    _ lines: String..., name: String = "message", text: String = "Label", count: String = "0",
    row: ViewKind = .tableCell
  ) throws -> [String] {
    let screen = try Screen.built {
      try $0.add(row, "row")
      try $0.place("row", x: 0, y: 0, width: 300, height: 60)
      try $0.add(.label, name, in: "row", with: ("text", text), ("lines", count))
      for line in lines { try $0.constrain(line) }
    }
    return screen.findings(of: TextOutgrowsView.self).map(\.message)
  }

  @Test("reports a text of a row that is bound above or in the middle alone") func open() throws {
    let words = "message may have any number of lines, and nothing binds its end to that of row"
    #expect(try found(Self.top) == [words])
    #expect(try found(Self.middle) == [words])
  }

  @Test("says nothing where its end is bound, at any priority, or follows from its middle and its beginning")
  func bound() throws {
    #expect(try found(Self.top, Self.bottom).isEmpty)
    #expect(try found(Self.top, "message.bottom <= row.bottom - 8").isEmpty)
    #expect(try found(Self.top, Self.bottom + " @250").isEmpty)
    #expect(try found(Self.middle, "message.top >= row.top + 8").isEmpty)
    #expect(try found(Self.top, "message.height == 40").isEmpty)
    #expect(try found(Self.top, "message.height >= 40").count == 1)
  }

  @Test("says nothing of a line, of a state, of a text of the app's own, and of a part of a window")
  func others() throws {
    #expect(try found(Self.top, count: "1").isEmpty)
    #expect(try found("status.top == row.top", name: "status").isEmpty)
    #expect(try found(Self.top, text: "Nothing here").isEmpty)
    #expect(try found(Self.top, row: .view).isEmpty)
  }

  @Test("follows what stands below, columns and views with a height of their own") func chains() throws {
    func count(_ lines: String..., column: ViewKind = .stack) throws -> Int {
      let screen = try Screen.built {
        try $0.add(.tableCell, "row")
        try $0.place("row", x: 0, y: 0, width: 300, height: 60)
        try $0.add(column, "column", in: "row", settings: column == .stack ? [("axis", "vertical")] : [])
        try $0.add(.label, "message", in: "column", with: ("text", "Label"), ("lines", "0"))
        try $0.add(.image, "line", in: "row", with: ("size", "20x1"))
        for line in lines { try $0.constrain(line) }
      }
      return screen.findings(of: TextOutgrowsView.self).count
    }
    let below = "line.top == column.bottom + 8"
    #expect(try count("column.top == row.top") == 1)
    #expect(try count("column.top == row.top", below) == 1)
    #expect(try count("column.top == row.top", below, "line.bottom == row.bottom - 8") == 0)
    let inner = "message.bottom == column.bottom"
    #expect(try count("column.top == row.top", inner, column: .view) == 1)
    #expect(try count("column.top == row.top", inner, "column.height == 40", column: .view) == 0)
  }

  @Test("says nothing of what lies in a view of which an import lost what binds it") func lost() throws {
    func count(isMadeUp: Bool) throws -> Int {
      var screen = try Screen.built {
        try $0.add(.tableCell, "row")
        try $0.add(.stack, "column", in: "row", with: ("axis", "vertical"))
        try $0.add(.label, "message", in: "column", with: ("text", "Label"), ("lines", "0"))
      }
      var column = screen.view("column")!.attributes
      column.isMadeUp = isMadeUp
      try screen.setView("column", kind: .stack, attributes: column)
      return screen.findings(of: TextOutgrowsView.self).count
    }
    #expect(try count(isMadeUp: false) == 1 && count(isMadeUp: true) == 0)
  }

  @Test("asks the view of a file of its own, and nothing that scrolls in it") func views() throws {
    func count(in list: Bool) throws -> Int {
      var screen = Screen(id: "demo", name: "demo")
      var attributes = Attributes(.root, .text(RootKind.view.rawValue))
      attributes[.rootSize] = .size(width: nil, height: 90)
      try screen.setView(.root, kind: .view, attributes: attributes)
      if list { try screen.add(.scroll, "list") }
      try screen.add(
        .label, "message", in: list ? "list" : .root, with: ("text", "Label"), ("lines", "0"))
      try screen.constrain("message.top == root.top + 8")
      return screen.findings(of: TextOutgrowsView.self).count
    }
    #expect(try count(in: false) == 1 && count(in: true) == 0)
  }
}
