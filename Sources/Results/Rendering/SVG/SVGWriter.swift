import DesignModel
import Notation

/// Writes drawings as SVG; what they share is defined once, however many there are.
///
/// Numbers are spelled with at most two decimal places, far below a pixel, so that equal drawings are equal bytes on
/// every machine.
public struct SVGWriter {
  private var known: Set<String> = []
  /// The definitions that the drawings so far refer to, for a `defs` element.
  public private(set) var definitions = ""

  /// A writer that has defined nothing yet.
  public init() {}

  /// A drawing's elements, for an `svg` element of the drawing's size.
  public mutating func elements(of drawing: Drawing) -> String {
    var out = ""
    write(drawing.shapes, to: &out)
    return out
  }

  /// The style that all texts of a document share.
  public static let style =
    "text{font-family:-apple-system,'SF Pro Text','Helvetica Neue',Inter,Roboto,Arial,sans-serif;"
    + "white-space:pre;unicode-bidi:plaintext}"

  /// A whole document with one drawing, white below it whatever page it is put on.
  public static func document(_ drawing: Drawing) -> String {
    var writer = SVGWriter()
    let elements = writer.elements(of: drawing)
    let (width, height) = (drawing.size.width.inSVG, drawing.size.height.inSVG)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <style>\(style)</style>
      <defs>
      \(writer.definitions)</defs>
      <rect width="\(width)" height="\(height)" fill="#FFFFFF"/>
      \(elements)</svg>

      """
  }

  private mutating func write(_ shapes: [Shape], to out: inout String) {
    for shape in shapes { write(shape, to: &out) }
  }

  private mutating func write(_ shape: Shape, to out: inout String) {
    switch shape {
    case .rectangle(let rect, let radius, let paint):
      out += "<rect\(rect.inSVG)\(radius > 0 ? " rx=\"\(radius.inSVG)\"" : "")\(paint.attributes.inSVG)/>\n"
    case .path(let points, let isClosed, let paint):
      let places = points.map { "\($0.x.inSVG) \($0.y.inSVG)" }.joined(separator: "L")
      out += "<path d=\"M\(places)\(isClosed ? "Z" : "")\"\(paint.attributes.inSVG)/>\n"
    case .text(let run): out += run.inSVG
    case .image(let image, let rect):
      out += "<image\(rect.inSVG) preserveAspectRatio=\"none\" href=\"\(image.address)\"/>\n"
    case .group(let group): write(group, to: &out)
    case .symbol(let symbol, let place):
      define(symbol)
      out += "<use href=\"#\(symbol.name)\"\(place.inSVG)/>\n"
    }
  }

  private mutating func write(_ group: Group, to out: inout String) {
    let name = group.name?.escapedAsXML
    out += "<g class=\"\(group.role.escapedAsXML)\""
    if let name {
      out += " data-view=\""
      out += name
      out += "\""
    }
    if group.offset != .zero {
      out += " transform=\"translate(\(group.offset.x.inSVG) \(group.offset.y.inSVG))\""
    }
    if group.opacity < 1 { out += " opacity=\"\(group.opacity.inSVG)\"" }
    if let clip = group.clip { out += " clip-path=\"url(#\(defined(clip)))\"" }
    out += ">\n"
    if let title = group.title {
      out += "<title>"
      if let name {
        out += name
        out += ": "
      }
      out += "\(title.escapedAsXML)</title>\n"
    }
    write(group.shapes, to: &out)
    out += "</g>\n"
  }

  private mutating func define(_ symbol: Symbol) {
    guard known.insert(symbol.name).inserted else { return }
    var out = "<g id=\"\(symbol.name)\">\n"
    write(symbol.shapes, to: &out)
    definitions += out + "</g>\n"
  }

  /// The name of a clip's definition, which says its geometry, so that equal clips share it.
  private mutating func defined(_ clip: Group.Clip) -> String {
    let numbers = clip.rects.flatMap { [$0.x, $0.y, $0.width, $0.height] } + [clip.radius]
    let name = (["clip"] + numbers.map(\.inSVG)).joined(separator: "_")
    guard known.insert(name).inserted else { return name }
    let radius = clip.radius > 0 ? " rx=\"\(clip.radius.inSVG)\"" : ""
    let rects = clip.rects.map { "<rect\($0.inSVG)\(radius)/>" }.joined()
    definitions += "<clipPath id=\"\(name)\">\(rects)</clipPath>\n"
    return name
  }
}

extension Double {
  fileprivate var inSVG: String { shown }
}

extension Point {
  fileprivate var inSVG: String { " x=\"\(x.inSVG)\" y=\"\(y.inSVG)\"" }
}

extension Rect {
  fileprivate var inSVG: String {
    " x=\"\(x.inSVG)\" y=\"\(y.inSVG)\" width=\"\(width.inSVG)\" height=\"\(height.inSVG)\""
  }
}

extension [SVGAttribute] {
  fileprivate var inSVG: String { map { " \($0.name)=\"\($0.value.escapedAsXML)\"" }.joined() }
}

extension TextRun {
  /// Fitted by `textLength`, so that another viewer's font is as wide as the one that was measured.
  fileprivate var inSVG: String {
    guard isVisible else { return "" }
    return "<text x=\"\(frame.x.inSVG)\" y=\"\(baseline.inSVG)\" textLength=\"\(frame.width.inSVG)\""
      + " lengthAdjust=\"spacingAndGlyphs\"\(fontAttributes.inSVG)>\(text.escapedAsXML)</text>\n"
  }
}
