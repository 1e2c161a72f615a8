import Rendering

extension PictureFormat {
  static let pdf = PictureFormat("pdf", "A page, drawn by Cairo with the machine's fonts.") { drawing, _ in
    try CairoWriter.pdf(drawing)
  }
}
