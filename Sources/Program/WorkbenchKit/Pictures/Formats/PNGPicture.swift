import Rendering

extension PictureFormat {
  static let png = PictureFormat("png", "Pixels, drawn by Cairo with the machine's fonts.") {
    drawing, scale in
    try CairoWriter.png(drawing, scale: scale)
  }
}
