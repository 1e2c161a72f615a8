import DesignLanguage
import DesignModel
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("A cell of a standard style") struct PinStandardCellTests {
  private func label(_ id: String, _ frame: String?) -> String {
    let mask = "<autoresizingMask key='autoresizingMask' flexibleMaxX='YES' flexibleMaxY='YES'/>"
    guard let frame else { return "<label text='x' id='\(id)' userLabel='\(id)'/>" }
    return SampleFile.view(
      "label", id, frame: frame, attributes: "text='x' userLabel='\(id)'", inside: mask, isAuto: true)
  }

  /// The design of a table on an XR with one row of 60 points, its content 380 wide.
  private func design(
    _ style: String, _ parts: String, table attributes: String = "rowHeight='-1'", hasFrames: Bool = true
  ) throws -> Screen {
    let subviews = "<subviews>\(parts)</subviews>"
    let known =
      "style='IBUITableViewCellStyle\(style)' textLabel='one' detailTextLabel='two' imageView='image' userLabel='row'"
    let cell: String
    if hasFrames {
      let content = SampleFile.view(
        "tableViewCellContentView", "v", frame: "0 0 380 60",
        attributes: "key='contentView' userLabel='content'", inside: subviews)
      cell = SampleFile.view(
        "tableViewCell", "c", frame: "0 28 414 60", attributes: known, inside: content, isAuto: true)
    } else {
      cell = """
        <tableViewCell id='c' \(known)><tableViewCellContentView key='contentView' id='v' userLabel='content'>\
        \(subviews)</tableViewCellContentView></tableViewCell>
        """
    }
    let table = SampleFile.view(
      "tableView", "t", frame: "0 0 414 896", attributes: attributes,
      inside: "<prototypes>\(cell)</prototypes>")
    return try SampleFile.scene(SampleFile.xib(SampleFile.root(table))).design(id: "id", name: "s").screen
  }

  /// Its rules for the parts, each with when it holds.
  private func rules(_ screen: Screen) -> [String] {
    screen.constraints.filter { ["one", "two", "image"].contains($0.first.item.owner) }.map { constraint in
      #expect(constraint.origin == .autoresizing)
      return screen.spelled(constraint) + (constraint.condition.map { " when \($0.spelled)" } ?? "")
    }
  }

  @Test("lays a subtitle below its title, in a row that grows for both", .statement("import.cells"))
  func subtitle() throws {
    let rules = rules(
      try design("Subtitle", label("one", "20 10 33 20") + label("two", "20 32 44 15"), table: ""))
    #expect(
      rules == [
        "one.top >= content.top", "one.bottom <= content.bottom", "one.top >= content.top + 9 @749.5",
        "one.bottom <= content.bottom - 9 @749.5", "two.top >= content.top", "two.bottom <= content.bottom",
        "two.top >= content.top + 9 @749.5", "two.bottom <= content.bottom - 9 @749.5",
        "one.leading == content.layoutMargins.leading", "one.trailing <= content.layoutMargins.trailing",
        "two.leading == one.leading", "two.trailing <= content.layoutMargins.trailing",
        "two.top == one.bottom + 2", "one.bottom == content.centerY @200",
      ])
  }

  @Test("lays a detail at the end, and below at accessibility sizes", .statement("import.cells"))
  func detail() throws {
    let screen = try design("Value1", label("one", "20 20 33 20") + label("two", "300 20 60 20"))
    let rules = rules(screen).filter { $0.contains(" when ") }
    let (beside, below) = ("when textSize < accessibilityMedium", "when textSize >= accessibilityMedium")
    #expect(
      rules == [
        "one.centerY == content.centerY \(beside)", "two.firstBaseline == one.firstBaseline \(beside)",
        "two.leading >= one.trailing + 6 \(beside)",
        "two.trailing == content.layoutMargins.trailing \(beside)",
        "one.trailing <= content.layoutMargins.trailing \(below)", "two.leading == one.leading \(below)",
        "two.trailing <= content.layoutMargins.trailing \(below)", "two.top == one.bottom \(below)",
        "one.bottom == content.centerY @200 \(below)",
      ])
    #expect(screen.view("two")?.attributes[.compression] == .priorities(horizontal: 749, vertical: 750))
    #expect(screen.view("one")?.attributes[.compression] == nil)
  }

  @Test("lays a left detail after its title, with and without frames", .statement("import.cells"))
  func leftDetail() throws {
    let framed = try design("Value2", label("one", "20 20 91 20") + label("two", "117 20 60 20"))
    let bare = try design("Value2", label("one", nil) + label("two", nil), hasFrames: false)
    let start = "two.leading == one.trailing + 6 when textSize < accessibilityMedium"
    #expect(rules(framed).contains(start) && rules(bare).contains(start))
    #expect(rules(framed).contains("one.width == 91 when textSize < accessibilityMedium"))
    #expect(!rules(bare).contains { $0.hasPrefix("one.width") })
  }

  @Test("lays a text after an image, a symbol in the middle of 24 points", .statement("import.cells"))
  func images() throws {
    func image(_ frame: String, _ attributes: String) -> String {
      SampleFile.view(
        "imageView", "image", frame: frame, attributes: "image='a' userLabel='image' \(attributes)",
        isAuto: true)
    }
    let text = label("one", "59 0 300 60")
    let picture = rules(try design("Default", image("20 18 24 24", "") + text))
    #expect(
      picture == [
        "image.width == 24", "image.height == 24", "image.leading == content.layoutMargins.leading",
        "image.centerY == content.centerY", "one.top >= content.top", "one.bottom <= content.bottom",
        "one.top >= content.top + 10 @749.5", "one.bottom <= content.bottom - 10 @749.5",
        "one.leading == image.trailing + 15", "one.trailing == content.layoutMargins.trailing",
        "one.centerY == content.centerY",
      ])
    let symbol = rules(try design("Default", image("23 18 18 20", "catalog='system'") + text))
    #expect(symbol.contains("image.centerX == content.layoutMargins.leading + 12"))
    #expect(symbol.contains("one.leading == content.layoutMargins.leading + 39"))
  }

  @Test("leaves alone what its author constrains, and texts of rows of a given height their room")
  func others() throws {
    let constrained = SampleFile.view(
      "label", "one", frame: "20 10 33 20", attributes: "text='x' userLabel='one'")
    #expect(rules(try design("Default", constrained)).isEmpty)
    let fixed = rules(try design("Default", label("one", "20 0 340 60"), table: "rowHeight='60'"))
    #expect(!fixed.contains { $0.contains("@749.5") } && fixed.contains("one.top >= content.top"))
  }
}
