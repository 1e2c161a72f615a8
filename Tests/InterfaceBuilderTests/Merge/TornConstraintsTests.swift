import Testing

@testable import InterfaceBuilder

@Suite("A constraint that ties a view which the other side moved away") struct TornConstraintsTests {
  private static let views = ["b", "c", "d"].map { #"<view id="\#($0)"/>"# }
  private static let top =
    #"<constraint firstItem="c" firstAttribute="top" secondItem="a" secondAttribute="top" id="k"/>"#

  /// A constraint between two views.
  private static func tie(to second: String = "c", _ constant: Int) -> String {
    """
    <constraint firstItem="b" firstAttribute="top" secondItem="\(second)" secondAttribute="bottom" \
    constant="\(constant)" id="z"/>
    """
  }

  /// A file with a view in another one: what is in the inner view, its constraints, what comes after it, and
  /// what after the subviews of the outer one.
  private static func file(
    _ inner: [String], constraints: [String], after: [String] = [], end: [String] = []
  ) -> String {
    let start = ["<document>", "<objects>", #"<view id="r">"#, "<subviews>", #"<view id="a">"#, "<subviews>"]
    let within = inner + ["</subviews>", "<constraints>"] + constraints + ["</constraints>", "</view>"]
    let rest = ["</subviews>"] + end + ["</view>", "</objects>", "</document>", ""]
    return (start + within + after + rest).joined(separator: "\n")
  }

  private static func merge(_ ours: String, _ theirs: String, base: String) throws -> MergedInterface {
    try MergedInterface(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
  }

  /// Checks that each choice is the file of that side.
  private static func checkChoices(_ merged: MergedInterface, ours: String, theirs: String) {
    #expect(String(decoding: merged.choosing(.ours), as: UTF8.self) == ours)
    #expect(String(decoding: merged.choosing(.theirs), as: UTF8.self) == theirs)
  }

  private static let moved = file([views[1]], constraints: [top], after: [views[0]])

  @Test("is between markers with the view where it is new") func added() throws {
    let base = Self.file(Array(Self.views[..<2]), constraints: [Self.top])
    let theirs = Self.file(Array(Self.views[..<2]), constraints: [Self.tie(5), Self.top])
    let merged = try Self.merge(Self.moved, theirs, base: base)
    #expect(
      merged.clashes.map(\.description) == [
        "constraint z for top of view (b): only theirs has it, and view (b), which it ties, is somewhere else in ours",
        "view (b): ours moved it into <subviews> of view (r), constraint z for top of view (b) in theirs ties it where it was",
      ])
    Self.checkChoices(merged, ours: Self.moved, theirs: theirs)
    let turned = try Self.merge(theirs, Self.moved, base: base)
    #expect(
      turned.clashes.map(\.description) == [
        "view (b): theirs moved it into <subviews> of view (r), constraint z for top of view (b) in ours ties it where it was",
        "constraint z for top of view (b): only ours has it, and view (b), which it ties, is somewhere else in theirs",
      ])
    Self.checkChoices(turned, ours: theirs, theirs: Self.moved)
  }

  @Test("is between markers with the view where it changed and the other side removed it") func changed()
    throws
  {
    let base = Self.file(Array(Self.views[..<2]), constraints: [Self.tie(5), Self.top])
    let theirs = Self.file(Array(Self.views[..<2]), constraints: [Self.tie(8), Self.top])
    let merged = try Self.merge(Self.moved, theirs, base: base)
    #expect(
      merged.clashes.map(\.description) == [
        "constraint z for top of view (b): ours removed it, theirs changed it",
        "view (b): ours moved it into <subviews> of view (r), constraint z for top of view (b) in theirs ties it where it was",
      ])
    Self.checkChoices(merged, ours: Self.moved, theirs: theirs)
  }

  @Test("has two start tags where it ties that view anew") func retied() throws {
    let base = Self.file(Self.views, constraints: [Self.tie(5)])
    let ours = Self.file(Self.views, constraints: [Self.tie(to: "d", 5)])
    let theirs = Self.file(
      Array(Self.views[..<2]), constraints: [Self.tie(5)], after: [Self.views[2]])
    let merged = try Self.merge(ours, theirs, base: base)
    #expect(
      merged.clashes.map(\.description) == [
        "view (d): theirs moved it into <subviews> of view (r), constraint z for top of view (b) in ours ties it where it was",
        "constraint z for top of view (b): secondItem is 'd' in ours and 'c' in theirs",
      ])
    Self.checkChoices(merged, ours: ours, theirs: theirs)
  }

  @Test("is no clash where it went along, or where a file has it so already") func kept() throws {
    let base = Self.file(Array(Self.views[..<2]), constraints: [Self.tie(5), Self.top])
    let theirs = Self.file(Array(Self.views[..<2]), constraints: [Self.tie(8), Self.top])
    func along(_ constant: Int) -> String {
      Self.file(
        [Self.views[1]], constraints: [Self.top], after: [Self.views[0]],
        end: ["<constraints>", Self.tie(constant), "</constraints>"])
    }
    func astray(_ constant: Int) -> String {
      Self.file([Self.views[1]], constraints: [Self.tie(constant), Self.top], after: [Self.views[0]])
    }
    for made in [along, astray] {
      let merged = try Self.merge(made(5), theirs, base: base)
      #expect(merged.clashes.isEmpty && String(decoding: merged.bytes, as: UTF8.self) == made(8))
      let alone = try Self.merge(made(5), base, base: base)
      #expect(alone.clashes.isEmpty && String(decoding: alone.bytes, as: UTF8.self) == made(5))
    }
  }
}
