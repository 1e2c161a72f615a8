import CPangoCairo
import DesignModel

/// Writes drawings in the formats of Cairo, with the fonts of the machine.
public enum CairoWriter {
  /// Cairo's limit for either side of an image, in pixels.
  static let longestSide = 32_767.0
  /// What an image may have in all, in pixels: 400 MB of memory.
  static let mostPixels = 100_000_000.0

  /// With fewer pixels a point no text can be read, and hardly a view be seen.
  private static let leastScale = 0.1

  /// What either side of a page may have, in points: from 2²³ on Cairo's fixed-point numbers overflow, and it aborts.
  static let longestPageSide = 1e6

  /// The most pixels a point, `scale` at most, with which a PNG of the drawing is no larger than Cairo and memory take;
  /// `scale` itself where so few would show nothing.
  public static func scale(fitting drawing: Drawing, most scale: Double) -> Double {
    let (width, height) = (max(drawing.size.width, 1), max(drawing.size.height, 1))
    let fitting = min(longestSide / max(width, height), (mostPixels / (width * height)).squareRoot())
    // A round figure that people can type, and room for the pixels that sides are rounded up to.
    let round = (fitting * 50).rounded(.down) / 50
    return scale <= fitting || round < leastScale ? scale : round
  }

  /// A PNG file of `scale` pixels a point.
  public static func png(_ drawing: Drawing, scale: Double) throws(RenderingError) -> [UInt8] {
    let cairo = try installed()
    let width = (drawing.size.width * scale).rounded(.up)
    let height = (drawing.size.height * scale).rounded(.up)
    guard max(width, height) <= longestSide, width * height <= mostPixels else {
      throw .tooLarge(width: width, height: height)
    }
    let surface = cairo.makeImage(0, Int32(max(1, width)), Int32(max(1, height)))
    defer { cairo.destroySurface(surface) }
    try draw(drawing, on: surface, scale: scale, background: Palette.background, cairo)
    var file = Bytes()
    let status = withUnsafeMutablePointer(to: &file) { cairo.writePNG(surface, Bytes.write, $0) }
    guard status == 0 else { throw .failed(status) }
    return file.bytes
  }

  /// A PDF file of one page; its text can be searched and copied.
  public static func pdf(_ drawing: Drawing) throws(RenderingError) -> [UInt8] {
    let cairo = try installed()
    guard max(drawing.size.width, drawing.size.height) <= longestPageSide else {
      throw .pageTooLarge(width: drawing.size.width, height: drawing.size.height)
    }
    let file = UnsafeMutablePointer<Bytes>.allocate(capacity: 1)
    file.initialize(to: Bytes())
    defer {
      file.deinitialize(count: 1)
      file.deallocate()
    }
    let surface = cairo.makePDF(Bytes.write, file, drawing.size.width, drawing.size.height)
    defer { cairo.destroySurface(surface) }
    // Without a date the same drawing gives the same file.
    cairo.setMetadata(surface, 5, "")
    try draw(drawing, on: surface, scale: 1, background: nil, cairo)
    cairo.finishSurface(surface)
    let status = cairo.surfaceStatus(surface)
    guard status == 0 else { throw .failed(status) }
    return file.pointee.bytes
  }

  private static func installed() throws(RenderingError) -> CairoFunctions {
    guard let cairo = CairoFunctions.installed else { throw .noCairo }
    return cairo
  }

  private static func draw(
    _ drawing: Drawing, on surface: CairoObject?, scale: Double, background: Color?, _ cairo: CairoFunctions
  ) throws(RenderingError) {
    let status = cairo.surfaceStatus(surface)
    guard status == 0, let context = cairo.makeContext(surface) else { throw .failed(status) }
    defer { cairo.destroy(context) }
    cairo.scale(context, scale, scale)
    let canvas = CairoCanvas(cairo, context)
    if let background { canvas.draw([.rectangle(.init(drawing.size), .fill(background))]) }
    canvas.draw(drawing.shapes)
  }
}

/// A file as Cairo writes it, piece by piece.
private struct Bytes {
  var bytes: [UInt8] = []

  static let write: CairoWrite = { closure, data, length in
    guard let closure, let data else { return 11 }
    let piece = UnsafeBufferPointer(start: data, count: Int(length))
    closure.assumingMemoryBound(to: Bytes.self).pointee.bytes += piece
    return 0
  }
}

/// Why a picture can't be written.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Pango or Cairo is missing.
  case noCairo
  /// The image would be larger than Cairo or memory takes; pixels.
  case tooLarge(width: Double, height: Double)
  /// The page would be larger than Cairo can draw; points.
  case pageTooLarge(width: Double, height: Double)
  /// Cairo's own word: a `cairo_status_t`.
  case failed(Int32)

  public var description: String {
    switch self {
    case .noCairo:
      "pictures in png and pdf need Cairo and Pango; install libpangocairo-1.0-0, or take --format svg"
    case .tooLarge(let width, let height):
      "an image of \(Int(width)) by \(Int(height)) pixels is too large; take a smaller --scale, fewer profiles or --format svg"
    case .pageTooLarge(let width, let height):
      "a page of \(Int(width)) by \(Int(height)) points is too large for a PDF; take fewer profiles or --format svg"
    case .failed(let status): "Cairo could not draw the picture (its status is \(status))"
    }
  }
}
