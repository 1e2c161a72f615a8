import DesignModel
import DesignText
import Testing

@testable import Auditing

/// In a window of 300 by 600 points; the canvas is that of the file's device.
@Suite("How severe findings on screens of files are") struct FileGradesTests {
  private func imported(
    _ file: String = "App/Main.storyboard", device: String? = nil, asInFile: Bool = false,
    _ fill: (inout Screen) throws -> Void
  ) throws -> Screen {
    var screen = try Screen.built(fill)
    if let device {
      var attributes = screen.root.attributes
      attributes[.device] = .text(device)
      try screen.setView(.root, kind: .view, attributes: attributes)
    }
    var lists = screen.lists
    let views = screen.views.map { Self.place(.view, $0.id.text, as: ObjectDigest($0)) }
    let constraints = screen.constraints.map { Self.place(.constraint, $0.id.text, as: ObjectDigest($0)) }
    lists.sources = [ScreenSource(id: "demo", file: file, places: asInFile ? views + constraints : [])]
    return Screen(id: "demo", name: "demo", lists: lists)
  }

  private static func place(_ kind: ObjectKind, _ object: String, as digest: ObjectDigest)
    -> ScreenSource.Place
  {
    ScreenSource.Place(kind: kind, object: object, identifier: nil, line: nil, digest: digest.text)
  }

  private func labels(sharing points: Double, file: String = "App/Main.storyboard") throws -> [Severity] {
    try imported(file) {
      for (name, y) in [("one", 100.0), ("two", 144 - points)] {
        try $0.add(.button, name, with: ("text", "Go"))
        try $0.place(name, x: 20, y: y, width: 100, height: 44)
      }
    }.findings(of: OverlappingViews.self).map(\.severity)
  }

  @Test("is a warning where less than 10 points are covered") func slight() throws {
    #expect(try labels(sharing: 9) == [.warning] && labels(sharing: 12) == [.error])
    #expect(try labels(sharing: 9, file: "") == [.warning])
  }

  @Test("is a note in a folder of tests, and not in one whose name only ends like that") func fixtures()
    throws
  {
    #expect(try labels(sharing: 12, file: "App/Fixtures/Main.storyboard") == [.note])
    #expect(try labels(sharing: 12, file: "AppUITests/Main.storyboard") == [.note])
    #expect(try labels(sharing: 12, file: "FamilyTests/Main.storyboard") == [.error])
    #expect(try labels(sharing: 12, file: "/home/me/Tests/Main.storyboard") == [.error])
    #expect(try labels(sharing: 12, file: "/home/me/code/Tests/Main.storyboard") == [.note])
  }

  private func button(
    _ y: Double, height: Double = 44, device: String? = nil, file: String = "App/Main.storyboard"
  ) throws -> [Severity] {
    try imported(file, device: device, asInFile: device != nil) {
      try $0.add(.button, "go", with: ("text", "Go"))
      try $0.place("go", x: 20, y: y, width: 100, height: height)
    }.findings(of: ContentUnreachable.self).map(\.severity)
  }

  @Test("is a warning where 12 points are out of reach, or half of a control is left") func reach() throws {
    #expect(try button(-12, height: 20) == [.warning] && button(-13, height: 20) == [.error])
    #expect(try button(-22) == [.warning] && button(-23) == [.error])
    let code = "App/Order.swift"
    #expect(
      try button(-12, height: 20, file: code) == [.warning]
        && button(-13, height: 20, file: code) == [.error])
  }

  @Test("is a note where the file's own canvas shows it out of reach, too") func canvas() throws {
    #expect(try button(610, device: "iphone-5") == [.note])
    #expect(try button(610, device: "iphone-16") == [.error])
  }

  @Test("is a note in a scroll view to which the file gives no content") func unsized() throws {
    func severities(_ size: String) throws -> [Severity] {
      try imported {
        try $0.add(.scroll, "page")
        try $0.place("page", x: 0, y: 0, width: 300, height: 600)
        try $0.add(.button, "go", in: "page", with: ("text", "Go"))
        try $0.constrain(
          "go.left == page.left", "go.width == 100", "go.height == 44", "go.top == page.top + 700",
          "page.contentLayout.width == 300", "page.contentLayout.height == \(size)")
      }.findings(of: ContentUnreachable.self).map(\.severity)
    }
    #expect(try severities("0") == [.note] && severities("620") == [.error])
  }

  @Test("is a note of a control of 34 by 60 points") func targets() throws {
    func severities(_ width: Double) throws -> [Severity] {
      try imported {
        try $0.add(.button, "go", with: ("text", "Go"), ("background", "#FF0000"))
        try $0.place("go", x: 20, y: 100, width: width, height: 34)
      }.findings(of: SmallTarget.self).map(\.severity)
    }
    #expect(try severities(60) == [.note] && severities(59) == [.warning])
  }

  @Test("is a warning of a contradiction by which nothing is lost") func conflicts() throws {
    func severities(_ height: Double, and other: Double) throws -> [Severity] {
      try imported(asInFile: true) {
        try $0.add(.button, "go", with: ("text", "Go"))
        try $0.place("go", x: 20, y: 100, width: 100, height: height)
        try $0.constrain("go.height == \(other)")
      }.findings(ofAll: [UnsatisfiableConstraints.self, SmallTarget.self]).map(\.severity)
    }
    #expect(try severities(44, and: 48) == [.warning] && severities(5, and: 9) == [.error])
  }

  @Test("is a note in an item of a collection that its content would make higher") func items() throws {
    func severities(prototype: Bool, row: Bool = false, fixed: Bool = false) throws -> [Severity] {
      try imported {
        try $0.add(.scroll, "list")
        try $0.place("list", x: 0, y: 0, width: 300, height: 600)
        try $0.add(.view, "item", in: "list", with: ("prototype", prototype ? "true" : "false"))
        try $0.add(row ? .tableCell : .view, "content", in: "item")
        try $0.add(.label, "name", in: "content", with: ("text", "Anna"))
        try $0.constrain(
          "item.left == list.left", "item.top == list.top", "item.width == 200",
          "list.contentLayout.width == 300", "list.contentLayout.height == 500",
          "content.leading == item.leading", "content.trailing == item.trailing", "content.top == item.top",
          "content.bottom == item.bottom", "name.leading == content.leading", "name.top == content.top",
          "name.bottom == content.bottom")
        if fixed { try $0.constrain("name.height == 9") }
        try $0.addConstraint {
          LayoutConstraint(
            id: $0, AnchoredItem(Item("item"), .height), .equal, constant: 9, origin: .autoresizing)
        }
      }.findings(of: ClippedText.self).map(\.severity)
    }
    #expect(try severities(prototype: true) == [.note])
    #expect(try severities(prototype: true, fixed: true) == [.error])
    #expect(try severities(prototype: true, row: true) == [.error])
    #expect(try severities(prototype: false) == [.error])
  }
}
