import DesignModel
import Testing

@testable import Rendering

@Suite("What designs say of looks") struct DrawLooksTests {
  private func all(_ shapes: [Shape]) -> [Shape] {
    shapes.flatMap { shape -> [Shape] in
      if case .group(let group) = shape { [shape] + all(group.shapes) } else { [shape] }
    }
  }

  private func shapes(_ made: MadeUpPicture, _ assets: PictureAssets = PictureAssets()) -> [Shape] {
    var picture = made.picture()
    picture.assets = assets
    return all(picture.drawing.shapes)
  }

  @Test("is drawn: colours with corners, tints of the views around, opacity") func colors() {
    var made = MadeUpPicture()
    made.add(
      "box", .view, at: Rect(x: 0, y: 0, width: 50, height: 50),
      with: [(.background, .text("#336699")), (.cornerRadius, .number(8)), (.tint, .text("#FF0000"))])
    made.add(
      "go", .button, at: Rect(x: 0, y: 0, width: 50, height: 20), in: "box", with: [(.alpha, .number(0.5))],
      text: "Go")
    let found = shapes(made)
    let box = Shape.rectangle(
      Rect(x: 0, y: 0, width: 50, height: 50), radius: 8, .fill(Color(0x336699)))
    #expect(found.contains(box))
    #expect(
      found.contains {
        if case .text(let run) = $0 { run.text == "Go" && run.color.rgb == 0xFF0000 } else { false }
      })
    #expect(found.contains { if case .group(let group) = $0 { group.opacity == 0.5 } else { false } })
  }

  @Test("shows an image as its content mode lays it, and a box where nothing has it") func images() throws {
    let image = try #require(RasterImage(png: Self.png(width: 40, height: 20), scale: 2))
    var made = MadeUpPicture()
    let frame = Rect(x: 0, y: 0, width: 40, height: 40)
    for (name, mode) in [("fit", "scaleAspectFit"), ("fill", "scaleToFill"), ("middle", "center")] {
      made.add(name, .image, at: frame, with: [(.image, .text("logo")), (.contentMode, .text(mode))])
    }
    let found = shapes(made, PictureAssets(images: ["logo": image])).compactMap { shape -> Rect? in
      if case .image(_, let rect) = shape { rect } else { nil }
    }
    #expect(
      found == [
        Rect(x: 0, y: 10, width: 40, height: 20), Rect(x: 0, y: 0, width: 40, height: 40),
        Rect(x: 10, y: 15, width: 20, height: 10),
      ])
    #expect(!shapes(made).contains { if case .image = $0 { true } else { false } })
  }

  @Test("draws bars with their titles and items") func bars() {
    var made = MadeUpPicture(Size(width: 320, height: 480))
    made.bars = [.navigation, .tab]
    made.environment.safeArea = EdgeInsets(top: 64, bottom: 49)
    made.insets = EdgeInsets(top: 20)
    for (attribute, text) in [
      (ViewAttribute.barTitle, "Account"), (.barLeading, "Cancel"), (.barTrailing, "symbol:plus|Done"),
      (.tabTitles, "One|Two"),
    ] { made.appearances[0].attributes[attribute] = .text(text) }
    let words = shapes(made).compactMap { shape -> String? in
      if case .text(let run) = shape { run.text } else { nil }
    }
    for word in ["Account", "Cancel", "Done", "One", "Two"] { #expect(words.contains(word), "\(word)") }
  }

  @Test("reads a PNG's size from its header, and writes its bytes in base 64") func png() throws {
    let image = try #require(RasterImage(png: Self.png(width: 300, height: 2), scale: 3))
    #expect(image.width == 300 && image.height == 2)
    #expect(RasterImage(png: Self.png(width: 5000, height: 2), scale: 1) == nil)
    #expect(RasterImage(png: Array("no image".utf8), scale: 1) == nil)
    #expect(
      ["", "f", "fo", "foo", "foob"].map { Array($0.utf8).inBase64 } == [
        "", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==",
      ])
  }

  /// A header, which is all that a drawing reads of a file.
  private static func png(width: Int, height: Int) -> [UInt8] {
    func word(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + word(width)
      + word(height) + [8, 3, 0, 0, 0] + Array(repeating: 0, count: 12)
  }
}
