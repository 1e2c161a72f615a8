/// A form in which pictures are written; beside these there are the sketch, which is text, and records.
public enum PictureFormat: String, CaseIterable, Sendable {
  case svg, png, pdf
}

extension PictureFormat {
  /// A file with one drawing; `scale` are a PNG's pixels a point.
  public func file(of drawing: Drawing, scale: Double) throws -> [UInt8] {
    switch self {
    case .svg: Array(SVGWriter.document(drawing).utf8)
    case .png: try CairoWriter.png(drawing, scale: scale)
    case .pdf: try CairoWriter.pdf(drawing)
    }
  }
}
