import Testing

@testable import InterfaceBuilder

@Suite("Constraints of both sides of a merge that contradict one another in a chain")
struct ContradictionsTests {
  /// A constraint of `b`, `c` or the view around them, as `c.leading`, that many points after another anchor.
  private static func tie(_ id: String, _ first: String, to second: String? = nil, by constant: Int) -> String
  {
    func item(_ end: String, _ anchor: String) -> String {
      let parts = anchor.split(separator: ".")
      return "\(end)Item=\"\(parts[0])\" \(end)Attribute=\"\(parts[1])\" "
    }
    let ends = item("first", first) + (second.map { item("second", $0) } ?? "")
    return "<constraint \(ends)constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  /// A xib with a view around two others, or a screen of such a view.
  private static func file(_ constraints: [String], isScreen: Bool = false) -> String {
    let before =
      isScreen
      ? ["<scenes>", #"<scene sceneID="s">"#, "<objects>", #"<viewController id="v">"#] : ["<objects>"]
    let after = isScreen ? ["</viewController>", "</objects>", "</scene>", "</scenes>"] : ["</objects>"]
    let start = ["<document>"] + before + [isScreen ? #"<view key="view" id="r">"# : #"<view id="r">"#]
    let views = ["<subviews>", #"<view id="b"/>"#, #"<view id="c"/>"#, "</subviews>", "<constraints>"]
    let end = ["</constraints>", "</view>"] + after + ["</document>", ""]
    return (start + views + constraints + end).joined(separator: "\n")
  }

  private static func merge(
    _ ours: [String], _ theirs: [String], base: [String], isScreen: Bool = false
  ) throws -> MergedInterface {
    let files = [base, ours, theirs].map { Array(file($0, isScreen: isScreen).utf8) }
    return try MergedInterface(base: files[0], ours: files[1], theirs: files[2])
  }

  private static func chosen(_ merged: MergedInterface, _ side: MergedSide) -> String {
    String(decoding: merged.choosing(side), as: UTF8.self)
  }

  private static let edge = tie("e", "r.trailing", to: "c.trailing", by: 16)
  private static let width = tie("w", "c.width", by: 20)
  private static let top = tie("t", "b.top", to: "r.top", by: 10)
  private static let below = tie("d", "c.top", to: "b.bottom", by: 8)

  private static func distance(_ constant: Int) -> String {
    tie("k", "c.leading", to: "b.trailing", by: constant)
  }
  private static func other(_ constant: Int) -> String {
    tie("g", "r.trailing", to: "b.trailing", by: constant)
  }
  private static func lower(_ constant: Int) -> String { tie("u", "c.top", to: "r.top", by: constant) }
  private static func height(_ constant: Int) -> String { tie("h", "b.height", by: constant) }

  @Test("are in the clash of one that a side removed for another and the other side changed") func instead()
    throws
  {
    let base = [Self.distance(16), Self.edge, Self.width]
    let ours = [Self.distance(17), Self.edge, Self.width]
    let theirs = [Self.other(36), Self.edge, Self.width]
    let merged = try Self.merge(ours, theirs, base: base)
    #expect(
      merged.clashes.map(\.description) == [
        "constraint k for leading of view (c): theirs removed it and added constraint g for trailing of view (r), ours changed it"
      ])
    #expect(Self.chosen(merged, .ours) == Self.file(ours))
    #expect(Self.chosen(merged, .theirs) == Self.file(theirs))
    #expect(String(decoding: merged.bytes, as: UTF8.self).split(separator: "<<<<<<<").count == 2)
    let turned = try Self.merge(theirs, ours, base: base)
    #expect(
      turned.clashes.map(\.description) == [
        "constraint k for leading of view (c): ours removed it and added constraint g for trailing of view (r), theirs changed it"
      ])
    #expect(Self.chosen(turned, .ours) == Self.file(theirs))
    #expect(Self.chosen(turned, .theirs) == Self.file(ours))
  }

  @Test("are on both choices where the numbers agree") func agreeing() throws {
    let merged = try Self.merge(
      [Self.distance(17), Self.edge, Self.width], [Self.other(53), Self.edge, Self.width],
      base: [Self.distance(16), Self.edge, Self.width])
    #expect(
      merged.clashes.map(\.description) == [
        "constraint k for leading of view (c): theirs removed it, ours changed it"
      ])
    for side in MergedSide.allCases { #expect(Self.chosen(merged, side).contains(Self.other(53))) }
  }

  @Test("are one of two new ones on each choice") func rivals() throws {
    let base = [Self.top, Self.lower(100)]
    let (ours, theirs) = (base + [Self.below], base + [Self.height(50)])
    let merged = try Self.merge(ours, theirs, base: base)
    #expect(
      merged.clashes.map(\.description) == [
        "constraint d for top of view (c): ours added it, theirs added constraint h for height of view (b), and the two can't hold together"
      ])
    #expect(Self.chosen(merged, .ours) == Self.file(ours))
    #expect(Self.chosen(merged, .theirs) == Self.file(theirs))
    #expect(try Self.merge(theirs, ours, base: base).clashes.count == 1)
    let optional = Self.height(50).replacing("constant", with: "priority=\"900\" constant")
    for fitting in [Self.height(82), optional] {
      let both = try Self.merge(ours, base + [fitting], base: base)
      #expect(both.clashes.isEmpty && Self.chosen(both, .ours) == Self.file(ours + [fitting]))
    }
  }

  @Test("can't decide how high a screen is") func screens() throws {
    let base = [Self.top]
    let (ours, theirs) = (
      base + [Self.height(50)], base + [Self.tie("m", "r.bottom", to: "b.bottom", by: 10)]
    )
    let screen = try Self.merge(ours, theirs, base: base, isScreen: true)
    #expect(
      screen.clashes.map(\.description) == [
        "constraint h for height of view (b): ours added it, theirs added constraint m for bottom of view (r), and the two can't hold together"
      ])
    #expect(try Self.merge(ours, theirs, base: base).clashes.isEmpty)
  }

  @Test("are named with a value that one side changed") func values() throws {
    let base = [Self.top, Self.lower(100)]
    let ours = base + [Self.below, Self.height(82)]
    let merged = try Self.merge(ours, [Self.top, Self.lower(120)], base: base)
    #expect(
      merged.clashes.map(\.description) == [
        "constraint u for top of view (c): constant is '100.0' in ours and '120.0' in theirs",
        "constraint d for top of view (c): only ours has it, and it can't hold beside constraint u for top of view (c) of theirs",
      ])
    #expect(Self.chosen(merged, .ours) == Self.file(ours))
    #expect(Self.chosen(merged, .theirs) == Self.file([Self.top, Self.lower(120), Self.height(82)]))
  }

  @Test("are on the choice on which a view has no frame of its own") func frames() throws {
    let base = Self.file([Self.top])
    let ours = base.replacing("10", with: "20")
    let theirs = Self.file([]).replacing(#"id="b""#, with: #"fixedFrame="YES" id="b""#)
    let merged = try MergedInterface(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    #expect(
      merged.clashes.map(\.description) == [
        "view (b): fixedFrame is not set in ours and 'YES' in theirs",
        "constraint t for top of view (b): theirs removed it, ours changed it",
      ])
    #expect(Self.chosen(merged, .ours) == ours)
    #expect(Self.chosen(merged, .theirs) == theirs)
  }

  @Test("are no clash where they contradict one another in a file, too") func known() throws {
    let base = [Self.top, Self.lower(100), Self.below, Self.height(50)]
    let ours = base + [Self.width]
    let merged = try Self.merge(ours, base.map { $0.replacing("100", with: "120") }, base: base)
    #expect(merged.clashes.isEmpty)
    #expect(Self.chosen(merged, .ours) == Self.file(ours).replacing("100", with: "120"))
  }
}
