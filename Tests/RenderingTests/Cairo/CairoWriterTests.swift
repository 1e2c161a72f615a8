import CPangoCairo
import DesignModel
import DynamicLibraries
import Testing

@testable import Rendering

@Suite("Cairo") struct CairoWriterTests {
  /// The pixels of a drawing at one pixel a point; nil, with a printed reason, on a machine without Cairo.
  private struct Pixels {
    private var rows: [[UInt32]] = []

    init?(_ drawing: Drawing) {
      typealias Data = @convention(c) (CairoObject?) -> UnsafeMutableRawPointer?
      guard let cairo = CairoFunctions.installed,
        let data: Data = Library(named: "libcairo.so.2")?.function("cairo_image_surface_get_data")
      else {
        print("skipped: Cairo is not installed")
        return nil
      }
      let (width, height) = (Int(drawing.size.width), Int(drawing.size.height))
      let surface = cairo.makeImage(0, Int32(width), Int32(height))
      defer { cairo.destroySurface(surface) }
      let context = cairo.makeContext(surface)!
      CairoCanvas(cairo, context).draw(
        [.rectangle(Rect(drawing.size), .fill(Color(0xFFFFFF)))] + drawing.shapes)
      cairo.destroy(context)
      guard let bytes = data(surface)?.assumingMemoryBound(to: UInt32.self) else { return nil }
      for row in 0..<height { rows.append((0..<width).map { bytes[row * width + $0] & 0xFFFFFF }) }
    }

    subscript(x: Int, y: Int) -> UInt32 { rows[y][x] }

    /// How many pixels of a rectangle are not white.
    func inked(_ rect: Rect) -> Int {
      (Int(rect.y)..<Int(rect.maxY)).reduce(0) { count, y in
        count + (Int(rect.x)..<Int(rect.maxX)).count { rows[y][$0] != 0xFFFFFF }
      }
    }
  }

  private func drawing(_ shapes: [Shape]) -> Drawing {
    Drawing(size: Size(width: 40, height: 40), shapes: shapes)
  }

  @Test("fills, clips, moves and fades") func shapes() {
    let red = Shape.rectangle(Rect(x: 0, y: 0, width: 20, height: 20), .fill(Color(0xFF0000)))
    let group = Group(
      "g", offset: Point(x: 10, y: 10), opacity: 0.5, clip: .init([Rect(x: 0, y: 0, width: 10, height: 20)]),
      [red])
    guard let pixels = Pixels(drawing([.group(group)])) else { return }
    #expect(pixels[5, 5] == 0xFFFFFF && pixels[25, 15] == 0xFFFFFF)
    // Half of red over white.
    #expect([0xFF7F7F, 0xFF8080].contains(pixels[15, 25]))
  }

  @Test("rounds corners and closes paths") func corners() {
    let circle = Shape.circle(Point(x: 20, y: 20), radius: 20, paint: .fill(Color(0x0000FF)))
    let triangle = Shape.path(
      [Point(x: 15, y: 15), Point(x: 25, y: 15), Point(x: 20, y: 25)], closed: true, .fill(Color(0x00FF00)))
    guard let pixels = Pixels(drawing([circle, triangle])) else { return }
    #expect(pixels[1, 1] == 0xFFFFFF && pixels[38, 38] == 0xFFFFFF)
    #expect(pixels[20, 35] == 0x0000FF && pixels[20, 18] == 0x00FF00)
  }

  @Test("fits text to its box, whatever the font") func text() {
    for (word, width) in [("iiii", 36.0), ("MMMMMMMM", 36), ("word", 12)] {
      let run = TextRun(
        word, frame: Rect(x: 2, y: 10, width: width, height: 20), baseline: 26, size: 16, color: Color(0))
      guard let pixels = Pixels(drawing([.text(run)])) else { return }
      let box = Rect(x: 1, y: 8, width: width + 2, height: 26)
      #expect(pixels.inked(box) > 8)
      #expect(pixels.inked(Rect(x: 0, y: 0, width: 40, height: 40)) == pixels.inked(box))
    }
  }

  @Test("draws controls in their colours at their places") func controls() {
    var made = MadeUpPicture()
    made.add(
      "go", .button, at: Rect(x: 10, y: 20, width: 80, height: 30),
      with: [(.buttonConfiguration, .text("filled"))])
    made.add("map", .custom, at: Rect(x: 10, y: 100, width: 80, height: 60))
    let picture = made.picture()
    guard let pixels = Pixels(picture.drawing) else { return }
    let origin = picture.drawingOrigin
    func pixel(_ x: Double, _ y: Double) -> UInt32 { pixels[Int(origin.x + x), Int(origin.y + y)] }
    #expect(pixel(50, 35) == Palette.tint.rgb)
    #expect(pixel(20, 110) == Palette.customFill.rgb)
    #expect(pixel(50, 80) == Palette.background.rgb)
    #expect(pixel(50, -5) == Palette.bezel.rgb)
  }

  @Test("refuses images that no memory holds") func size() {
    guard CairoFunctions.installed != nil else { return print("skipped: Cairo is not installed") }
    let wide = Drawing(size: Size(width: 40_000, height: 10), shapes: [])
    #expect(throws: RenderingError.tooLarge(width: 40_000, height: 10)) {
      try CairoWriter.png(wide, scale: 1)
    }
    let large = Drawing(size: Size(width: 20_000, height: 20_000), shapes: [])
    #expect(throws: RenderingError.tooLarge(width: 20_000, height: 20_000)) {
      try CairoWriter.png(large, scale: 1)
    }
    let endless = Drawing(size: Size(width: 1e9, height: 10), shapes: [])
    #expect(throws: RenderingError.pageTooLarge(width: 1e9, height: 10)) { try CairoWriter.pdf(endless) }
  }

  @Test(
    "draws with as many pixels as an image can hold",
    arguments: [
      (100.0, 100.0, 2.0, 2.0), (16_800, 1000, 2, 1.94), (20_000, 20_000, 1, 0.5), (40_000, 10, 1, 0.8),
      // So few pixels would show nothing.
      (1e9, 10, 1, 1),
    ])
  func fitting(width: Double, height: Double, most: Double, scale: Double) {
    let drawing = Drawing(size: Size(width: width, height: height), shapes: [])
    let found = CairoWriter.scale(fitting: drawing, most: most)
    #expect(abs(found - scale) < 1e-9)
    let sides = [width, height].map { ($0 * found).rounded(.up) }
    #expect(
      width > 1e6 || sides.max()! <= CairoWriter.longestSide && sides[0] * sides[1] <= CairoWriter.mostPixels)
  }

  @Test(
    "says what is wrong",
    arguments: [
      (
        RenderingError.noCairo,
        "pictures in png and pdf need Cairo and Pango; install libpangocairo-1.0-0, or take --format svg"
      ),
      (
        .tooLarge(width: 40000, height: 10),
        "an image of 40000 by 10 pixels is too large; take a smaller --scale, fewer profiles or --format svg"
      ),
      (
        .pageTooLarge(width: 1e9, height: 10),
        "a page of 1000000000 by 10 points is too large for a PDF; take fewer profiles or --format svg"
      ),
      (.failed(1), "Cairo could not draw the picture (its status is 1)"),
    ])
  func sentences(error: RenderingError, sentence: String) { #expect(error.description == sentence) }
}
