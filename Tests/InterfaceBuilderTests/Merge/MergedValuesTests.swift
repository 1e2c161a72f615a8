import Testing

@testable import InterfaceBuilder

@Suite("A value that both sides of a merge changed") struct MergedValuesTests {
  /// A file with a button that has a value.
  private static func file(_ value: String) -> String {
    ["<document>", "<objects>", #"<button id="b">"#, value, "</button>", "</objects>", "</document>", ""]
      .joined(separator: "\n")
  }

  private static func merge(_ ours: String, _ theirs: String, base: String) throws -> MergedInterface {
    let files = [base, ours, theirs].map { Array(file($0).utf8) }
    return try MergedInterface(base: files[0], ours: files[1], theirs: files[2])
  }

  /// Checks that a merge has one clash, and that each choice is the file of that side.
  private static func checkClash(_ words: String, ours: String, theirs: String, base: String) throws {
    let merged = try merge(ours, theirs, base: base)
    #expect(merged.clashes.map(\.description) == [words])
    #expect(String(decoding: merged.choosing(.ours), as: UTF8.self) == file(ours))
    #expect(String(decoding: merged.choosing(.theirs), as: UTF8.self) == file(theirs))
    // What one side changed is no clash.
    let alone = try merge(ours, base, base: base)
    #expect(alone.clashes.isEmpty && String(decoding: alone.bytes, as: UTF8.self) == file(ours))
  }

  @Test("is whole on both choices where it is none on one side") func none() throws {
    try Self.checkClash(
      "nil 'textColor' of button (b): its value is 'nil' in ours and 'color with alpha 1, white 0.5' in theirs",
      ours: #"<nil key="textColor"/>"#, theirs: #"<color key="textColor" white="0.5" alpha="1"/>"#,
      base: #"<color key="textColor" white="0.0" alpha="1"/>"#)
  }

  @Test("is whole on both choices where a font is a text style on one side") func fonts() throws {
    try Self.checkClash(
      "fontDescription 'fontDescription' of button (b): its value is 'fontDescription with style Body' in ours and 'fontDescription with pointSize 20, type system' in theirs",
      ours: #"<fontDescription key="fontDescription" style="Body"/>"#,
      theirs: #"<fontDescription key="fontDescription" type="system" pointSize="20"/>"#,
      base: #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
  }

  @Test("is a text with attributes on one choice and one without on the other") func attributedTexts() throws
  {
    let text = #"<attributedString key="attributedTitle"><fragment content="Go"/></attributedString>"#
    try Self.checkClash(
      "state 'normal' of button (b): title is not set in ours and 'Start' in theirs",
      ours: "<state key=\"normal\">\(text)</state>", theirs: #"<state key="normal" title="Start"/>"#,
      base: #"<state key="normal" title="Go"/>"#)
  }

  @Test("is no clash where it is one color of the system in the words of two Xcodes") func colors() throws {
    let base = #"<color key="textColor" white="0.0" alpha="1"/>"#
    let short = #"<color key="textColor" systemColor="labelColor"/>"#
    let long = #"<color key="textColor" systemColor="labelColor" cocoaTouchSystemColor="darkTextColor"/>"#
    let merged = try Self.merge(short, long, base: base)
    let turned = try Self.merge(long, short, base: base)
    #expect(merged.clashes.isEmpty && merged.bytes == turned.bytes)
    let other = short.replacing("label", with: "link")
    #expect(try Self.merge(short, other, base: base).clashes.count == 1)
  }
}
