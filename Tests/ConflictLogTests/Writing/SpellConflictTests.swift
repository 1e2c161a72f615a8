import DesignLanguage
import DesignModel
import Testing

@testable import ConflictLog

@Suite("A conflict as UIKit logs it") struct SpellConflictTests {
  private static func screen() throws -> Screen {
    var screen = Screen(id: "bar", name: "bar")
    for (name, kind, parent) in [
      ("box", ViewKind.stack, "root"), ("title", .label, "box"), ("icon", .image, "box"),
    ] {
      try screen.addView(named: name, kind: kind, in: ObjectID(parent))
    }
    try screen.addGuide(named: "gap", owner: "root")
    return screen
  }

  static let constraints: [(text: String, spelled: String)] = [
    ("box.width == 80", "box.width == 80   (active, names: box:UIStackView:B )"),
    (
      "title.leading == box.leading + 8",
      "H:|-(8)-[title]   (active, names: title:UILabel:T, box:UIStackView:B, '|':UIStackView:B )"
    ),
    (
      "icon.trailing >= box.trailing - 8",
      "H:[icon]-(<=8)-|   (active, names: box:UIStackView:B, icon:UIImageView:I, '|':UIStackView:B )"
    ),
    (
      "icon.trailing == box.trailing + 8",
      "icon.trailing == box.trailing + 8   (active, names: icon:UIImageView:I, box:UIStackView:B )"
    ),
    (
      "icon.top >= title.bottom + 4",
      "V:[title]-(>=4)-[icon]   (active, names: icon:UIImageView:I, title:UILabel:T )"
    ),
    (
      "title.bottom == icon.top - 4",
      "V:[title]-(4)-[icon]   (active, names: icon:UIImageView:I, title:UILabel:T )"
    ),
    (
      "icon.left == box.left + 8",
      "icon.left == box.left + 8   (active, names: icon:UIImageView:I, box:UIStackView:B )"
    ),
    (
      "icon.width == title.width * 2 - 4",
      "icon.width == 2*title.width - 4   (active, names: icon:UIImageView:I, title:UILabel:T )"
    ),
    ("box.top == root.top", "V:|-(0)-[box]   (active, names: box:UIStackView:B, '|':UIView:R )"),
    ("box.top == gap.bottom", "V:[UILayoutGuide:G'gap']-(0)-[box]   (active, names: box:UIStackView:B )"),
  ]

  @Test("prints each constraint in its form, which reads as the same", arguments: constraints)
  func constraint(text: String, spelled: String) throws {
    let screen = try Self.screen()
    let words = LoggedScreen(screen)
    let read = try ConstraintText(parsing: text, in: screen).constraint(id: "c1")
    let logged = words.constraint(
      words.head(of: "c1"), first: read.first, read.relation, to: read.second, multiplier: read.multiplier,
      constant: read.constant)
    var expected = spelled
    for (letter, id) in [("B", "box"), ("T", "title"), ("I", "icon"), ("R", "root"), ("G", "gap")] {
      let address = try #require(words.item(Item(ObjectID(id))).address).inHexadecimal
      expected = expected.replacing(":\(letter) ", with: ":\(address) ").replacing(
        ":\(letter),", with: ":\(address),"
      )
      .replacing(":\(letter)'", with: ":\(address)'")
    }
    #expect(logged.spelled == "<NSLayoutConstraint:\(logged.head.address.inHexadecimal) 'c1' \(expected)>")
    let again = try LoggedConstraint(LogText(logged.spelled.utf8.dropFirst().dropLast()))
    #expect(again == logged)
  }

  @Test("prints what was imported in the log's own words") func imported() throws {
    for log in [SampleLogs.cell, SampleLogs.old] {
      let conflict = try ConflictLog(Array(log.utf8)).conflicts[0]
      let (screen, _) = conflict.screen(id: "conflict", name: "conflict")
      let words = LoggedScreen(screen)
      let again = screen.constraints.map { constraint in
        words.constraint(
          words.head(of: constraint.id), first: constraint.first, constraint.relation, to: constraint.second,
          multiplier: constraint.multiplier, constant: constraint.constant)
      }
      #expect(again == conflict.constraints)
    }
  }

  @Test("has UIKit's sentences around the list, with the hint on masks only where one is listed") func block()
    throws
  {
    let cell = try ConflictLog(Array(SampleLogs.cell.utf8)).conflicts[0].spelled
    let lines = cell.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "Unable to simultaneously satisfy constraints.")
    #expect(lines[5] == "(" && lines[10] == ")" && lines[11].isEmpty)
    #expect(lines[12] == "Will attempt to recover by breaking constraint ")
    #expect(
      lines[13] == "<NSLayoutConstraint:0x600002a0d5e0 UIImageView:0x7fb2b2d0a6c0.height == 100   (active)>")
    #expect(!cell.contains("translatesAutoresizing"))
    let old = try ConflictLog(Array(SampleLogs.old.utf8)).conflicts[0].spelled
    #expect(old.contains("translatesAutoresizing"))
    #expect(try ConflictLog(Array(cell.utf8)).conflicts[0].spelled == cell)
  }
}
