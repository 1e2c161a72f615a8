import DesignModel

extension ViewPainter {
  /// An image by its name: as the app's catalogues have it, a glyph for one of the system's symbols, else a box.
  func drawnImage(_ name: String, in rect: Rect, _ color: Color) -> [Shape] {
    if let symbol = name.symbolName { return Glyph(symbol, color).shapes(in: rect) }
    if let image = picture.assets.images[name] { return [.image(image, in: rect)] }
    return [
      .rectangle(
        rect, radius: min(3, rect.width / 4), .both(Palette.imageFill, Palette.imageLine, width: 0.75))
    ]
      + Glyph.words(name, in: rect, Palette.secondaryText)
  }

  /// The image of an image view, as its content mode lays it; nil where none is named.
  var namedImage: [Shape]? {
    guard let name = attributes.imageName else { return nil }
    let mode = attributes.word(.contentMode, as: ContentMode.self) ?? .scaleToFill
    let size = natural(name) ?? (name.symbolName == nil ? bounds.size : symbolSize)
    let shapes = drawnImage(name, in: placed(size, mode), tint)
    let isLarger = mode != .scaleToFill && mode != .scaleAspectFit
    guard isLarger, attributes.asksForClipping else { return shapes }
    return [.group(Group("clipped", clip: Group.Clip([bounds], radius: picture.cornerRadius(index)), shapes))]
  }

  /// The size of an image of the app's catalogues in points.
  func natural(_ name: String) -> Size? {
    picture.assets.images[name].map {
      Size(width: Double($0.width) / $0.scale, height: Double($0.height) / $0.scale)
    }
  }

  private var symbolSize: Size {
    let side = min(bounds.width, bounds.height)
    return Size(width: side, height: side)
  }

  /// The largest rectangle of a size's shape in another, in its middle.
  func fitted(_ size: Size, in rect: Rect) -> Rect {
    let factor = min(rect.width / max(size.width, 0.01), rect.height / max(size.height, 0.01))
    return centered(Size(width: size.width * factor, height: size.height * factor), in: rect)
  }

  private func centered(_ size: Size, in rect: Rect) -> Rect {
    Rect(
      x: rect.center.x - size.width / 2, y: rect.center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  private func placed(_ size: Size, _ mode: ContentMode) -> Rect {
    var rect = centered(size, in: bounds)
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return fitted(size, in: bounds)
    case .scaleAspectFill:
      let factor = max(bounds.width / max(size.width, 0.01), bounds.height / max(size.height, 0.01))
      return centered(Size(width: size.width * factor, height: size.height * factor), in: bounds)
    default: break
    }
    let word = mode.rawValue.lowercased()
    if word.hasPrefix("top") { rect.y = 0 }
    if word.hasPrefix("bottom") { rect.y = bounds.height - size.height }
    if word.hasSuffix("left") { rect.x = 0 }
    if word.hasSuffix("right") { rect.x = bounds.width - size.width }
    return rect
  }
}

extension String {
  /// The system's symbol that an image's name means; nil for an image of the app's.
  var symbolName: String? { hasPrefix("symbol:") ? String(dropFirst("symbol:".count)) : nil }
}
