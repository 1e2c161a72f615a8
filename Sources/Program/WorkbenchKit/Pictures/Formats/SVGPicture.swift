import Rendering

extension PictureFormat {
  static let svg = PictureFormat("svg", "A drawing that scales, the same on every machine.", isText: true) {
    drawing, _ in
    Array(SVGWriter.document(drawing).utf8)
  }
}
