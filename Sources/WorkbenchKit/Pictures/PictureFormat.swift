import CommandGrammar
import Rendering

/// A form in which pictures are written; beside these there are the sketch, which is text, and records.
enum PictureFormat: String, CaseIterable, ArgumentValue {
  case svg, png, pdf
}

extension PictureFormat {
  /// A file with one drawing; `scale` are a PNG's pixels a point.
  func file(of drawing: Drawing, scale: Double) throws -> [UInt8] {
    switch self {
    case .svg: Array(SVGWriter.document(drawing).utf8)
    case .png: try CairoWriter.png(drawing, scale: scale)
    case .pdf: try CairoWriter.pdf(drawing)
    }
  }
}
