import CPangoCairo
import DesignModel

/// Draws shapes into a Cairo context, whose units are points.
struct CairoCanvas {
  private let cairo: CairoFunctions
  private let context: CairoObject
  /// Pango's units in a point (PANGO_SCALE).
  private static let scale = 1024.0
  /// What stands in for the system font, the nearest in width first: a fitted text is then hardly squeezed.
  private static let systemFamilies =
    "SF Pro Text, Inter, Helvetica Neue, Helvetica, Arial, Liberation Sans, Roboto, DejaVu Sans Condensed, sans-serif"

  init(_ cairo: CairoFunctions, _ context: CairoObject) { (self.cairo, self.context) = (cairo, context) }

  /// From the bottom up.
  func draw(_ shapes: [Shape]) {
    for shape in shapes { draw(shape) }
  }

  private func draw(_ shape: Shape) {
    switch shape {
    case .rectangle(let rect, let radius, let paint):
      cairo.newPath(context)
      outline(rect, radius)
      draw(paint)
    case .path(let points, let isClosed, let paint):
      cairo.newPath(context)
      for point in points { cairo.line(context, point.x, point.y) }
      if isClosed { cairo.closePath(context) }
      draw(paint)
    case .text(let run): draw(run)
    case .image(let image, let rect): draw(image, in: rect)
    case .group(let group): draw(group)
    case .symbol(let symbol, let place):
      draw(Group("", offset: place, symbol.shapes))
    }
  }

  private func draw(_ group: Group) {
    cairo.save(context)
    defer { cairo.restore(context) }
    cairo.translate(context, group.offset.x, group.offset.y)
    if let clip = group.clip {
      cairo.newPath(context)
      for rect in clip.rects { outline(rect, clip.radius) }
      cairo.clip(context)
    }
    guard group.opacity < 1 else { return draw(group.shapes) }
    cairo.pushGroup(context)
    draw(group.shapes)
    cairo.popGroup(context)
    cairo.paint(context, group.opacity)
  }

  /// Adds a rectangle to the path.
  private func outline(_ rect: Rect, _ radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return cairo.rectangle(context, rect.x, rect.y, rect.width, rect.height) }
    let quarter = Double.pi / 2
    let (left, right) = (rect.x + radius, rect.maxX - radius)
    let (top, bottom) = (rect.y + radius, rect.maxY - radius)
    cairo.newSubPath(context)
    cairo.arc(context, right, top, radius, -quarter, 0)
    cairo.arc(context, right, bottom, radius, 0, quarter)
    cairo.arc(context, left, bottom, radius, quarter, 2 * quarter)
    cairo.arc(context, left, top, radius, 2 * quarter, 3 * quarter)
    cairo.closePath(context)
  }

  /// Fills and strokes the path.
  private func draw(_ paint: Paint) {
    if let fill = paint.fill {
      set(fill)
      cairo.fillPreserving(context)
    }
    if let stroke = paint.stroke {
      set(stroke.color)
      cairo.setLineWidth(context, stroke.width)
      cairo.setDash(context, stroke.dash, Int32(stroke.dash.count), 0)
      cairo.stroke(context)
    }
    cairo.newPath(context)
  }

  private func set(_ color: Color) {
    func part(_ shift: UInt32) -> Double { Double((color.rgb >> shift) & 0xFF) / 255 }
    cairo.setColor(context, part(16), part(8), part(0), color.opacity)
  }

  private func draw(_ image: RasterImage, in rect: Rect) {
    var rest = ImageBytes(bytes: image.bytes)
    let surface = withUnsafeMutablePointer(to: &rest) { cairo.readPNG(ImageBytes.read, $0) }
    defer { cairo.destroySurface(surface) }
    // A file that Cairo can't read leaves its place empty.
    guard cairo.surfaceStatus(surface) == 0, rect.width > 0, rect.height > 0 else { return }
    cairo.save(context)
    defer { cairo.restore(context) }
    cairo.translate(context, rect.x, rect.y)
    cairo.scale(context, rect.width / Double(image.width), rect.height / Double(image.height))
    cairo.setSource(context, surface, 0, 0)
    cairo.paint(context, 1)
  }

  /// Stretches or squeezes the line to the width of its box.
  private func draw(_ run: TextRun) {
    guard !run.text.isEmpty, run.frame.width > 0, let layout = cairo.makeLayout(context) else { return }
    defer { cairo.release(layout) }
    setFont(of: run, in: layout)
    cairo.setSingleParagraph(layout, 1)
    // A zero byte would end Pango's reading.
    let bytes = run.text.utf8.map { $0 == 0 ? 32 : CChar(bitPattern: $0) }
    cairo.setText(layout, bytes, Int32(bytes.count))
    var (width, height): (Int32, Int32) = (0, 0)
    cairo.layoutSize(layout, &width, &height)
    guard width > 0 else { return }
    cairo.save(context)
    defer { cairo.restore(context) }
    cairo.translate(context, run.frame.x, run.baseline)
    cairo.scale(context, run.frame.width * Self.scale / Double(width), 1)
    set(run.color)
    cairo.move(context, 0, -Double(cairo.baseline(layout)) / Self.scale)
    cairo.show(context, layout)
  }

  private func setFont(of run: TextRun, in layout: PangoObject) {
    guard let description = cairo.makeDescription() else { return }
    cairo.setFamily(description, run.family.map { "\($0), sans-serif" } ?? Self.systemFamilies)
    cairo.setWeight(description, Int32(run.weight.cssNumber))
    cairo.setSize(description, run.size * Self.scale)
    cairo.setFont(layout, description)
    cairo.freeDescription(description)
  }
}
