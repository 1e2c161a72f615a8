import Foundation
import TestSupport
import Testing

@testable import Assets

@Suite("The sets of asset catalogues") struct AssetSetTests {
  /// The sets of a folder with those files.
  private func sets(_ files: [String: String], in folder: TestFolder) throws -> [AssetSet] {
    for (name, text) in files {
      let file = URL(fileURLWithPath: folder(name))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return AssetSet.all(among: files.keys.sorted().map { folder($0) })
  }

  @Test("have the names that code asks for") func names() throws {
    let folder = try TestFolder()
    let sets = try sets(
      [
        "A.xcassets/Contents.json": "{}", "A.xcassets/a.b.imageset/Contents.json": "{}",
        "A.xcassets/Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
        "A.xcassets/Icons/x.imageset/Contents.json": "{}",
        "A.xcassets/Plain/Contents.json": "{}", "A.xcassets/Plain/y.colorset/Contents.json": "{}",
        "A.xcassets/z.dataset/Contents.json": "{}",
      ], in: folder)
    #expect(sets.map(\.name) == ["Icons/x", "y", "a.b"])
    #expect(sets.map(\.kind) == [.image, .color, .image])
  }

  @Test("say which files of a picture are for which device and appearance") func pictures() throws {
    let folder = try TestFolder()
    let contents = """
      {"images":[{"scale":"1x"},{"scale":"2x","filename":"l.png"},{"filename":"../x.png"},\
      {"idiom":"ipad","scale":"3x","filename":"p.png"},{"filename":"d.png","appearances":[{}]}]}
      """
    let sets = try sets(["A.xcassets/logo.imageset/Contents.json": contents], in: folder)
    let pictures = try #require(sets.first).pictures
    #expect(pictures.map { $0.file.split(separator: "/").last } == ["l.png", "p.png", "d.png"])
    #expect(pictures.map(\.scale) == [2, 3, 1] && pictures.map(\.isUsual) == [true, false, false])
  }

  @Test(
    "say a colour in light appearance",
    arguments: [
      (#"{"red":"0x80","green":"255","blue":"0.5","alpha":"1.000"}"#, 0x80FF_80FF),
      (#"{"white":"1.0","alpha":"0.5"}"#, 0xFFFF_FF80), (#"{"red":"1.0"}"#, nil), ("{}", nil),
    ] as [(String, UInt32?)])
  func colors(components: String, color: UInt32?) throws {
    let folder = try TestFolder()
    let contents = """
      {"colors":[{"appearances":[{}],"color":{"components":{"white":"0"}}},{"color":{"components":\(components)}}]}
      """
    let sets = try sets(["A.xcassets/c.colorset/Contents.json": contents], in: folder)
    #expect(sets.first?.color == color)
  }
}
