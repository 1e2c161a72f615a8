import Foundation
import TestSupport
import Testing

@testable import SwiftImport

@Suite("The sizes of an app's pictures") struct ImageSizesTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
      0, 0, 0, 60, 0, 0, 1, 4,
    ]

  private func size(_ bytes: [UInt8], at scale: Double = 1) -> [Double]? {
    ImageHeader(bytes).map { $0.size(at: scale) }.map { [$0.width, $0.height] }
  }

  @Test("are what the beginnings of their files state") func headers() {
    #expect(size(Self.png, at: 2) == [30, 130])
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 40, 1, 0, 3, 0, 0, 0]
    #expect(size(jpeg) == [256, 40])
    #expect(size(Array("%PDF-1.4 << /MediaBox [ 0 0 24.5 12 ] >>".utf8), at: 3) == [24.5, 12])
    #expect(size(Array(#"<svg xmlns="x" width="20px" height="10">"#.utf8)) == [20, 10])
    #expect(size(Array(#"<?xml?><svg width="100%" height="100%" viewBox="0 0 7 8">"#.utf8)) == [7, 8])
  }

  @Test(
    "are none where a file is cut off, or states nothing",
    arguments: [
      Array(png.prefix(22)), [], [0xFF, 0xD8, 0xFF], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xE0],
      Array("%PDF /MediaBox [0 0]".utf8),
      Array("<svg>".utf8), Array("<svg width=\"0\" height=\"4\">".utf8), Array("GIF89a".utf8),
    ])
  func cutOff(bytes: [UInt8]) { #expect(size(bytes) == nil) }

  @Test("have the names that code asks for, of catalogs and of files") func names() throws {
    let folder = try TestFolder()
    let files: [String: [UInt8]] = [
      "A.xcassets/Contents.json": Array("{}".utf8),
      "A.xcassets/logo.imageset/Contents.json":
        Array(#"{"images":[{"scale":"1x"},{"scale":"2x","filename":"l.png"}]}"#.utf8),
      "A.xcassets/logo.imageset/l.png": Self.png,
      "A.xcassets/Icons/Contents.json": Array(#"{"properties":{"provides-namespace":true}}"#.utf8),
      "A.xcassets/Icons/x.imageset/Contents.json": Array(#"{"images":[{"filename":"x.png"}]}"#.utf8),
      "A.xcassets/Icons/x.imageset/x.png": Self.png,
      "A.xcassets/bad.imageset/Contents.json": Array(#"{"images":[{"filename":"../../x.png"}]}"#.utf8),
      "loose@3x.png": Self.png,
    ]
    for (name, bytes) in files {
      let file = URL(fileURLWithPath: folder(name))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    var sizes = ImageSizes()
    sizes.take(files.keys.sorted().map { folder($0) })
    #expect(sizes.lines == "Icons/x\t60\t260\nlogo\t30\t130\nloose\t20\t\(260.0 / 3)\n", "\(sizes.lines)")
  }
}
