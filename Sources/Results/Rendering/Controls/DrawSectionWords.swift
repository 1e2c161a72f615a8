import DesignModel

extension ViewPainter {
  /// What stands above the first row of a section and below its last one.
  var sectionWords: [Shape] {
    var shapes: [Shape] = []
    func add(_ attribute: ViewAttribute, middle: Double) {
      guard let text = attributes.text(attribute) else { return }
      let words = Caption(text, size: 13, weight: .regular, Palette.secondaryText).fitted(
        to: bounds.width - 32)
      guard let words else { return }
      shapes.append(words.left(leading(Rect(x: 16, y: 0, width: words.width, height: 1)).x, middle: middle))
    }
    add(.sectionHeader, middle: -14)
    add(.sectionFooter, middle: bounds.height + 16)
    return shapes
  }
}
