extension Workload {
  /// Rows of a container with label, field and separator; all labels are as wide as the first.
  static func form(_ size: Int) -> Workload {
    var work = Workload("form", size: size)
    var random = MersenneTwister(seed: 1)
    var above: Int?
    var firstLabel: Int?
    for _ in 0..<max(1, size / 4) {
      let (row, label, field, line) = (work.addView(), work.addView(), work.addView(), work.addView())
      let (labelWidth, labelHeight) = (random.number(in: 40...120), 17 + random.number(in: 0...6))
      work.placeRow(row, below: above)
      work.require([(x(label), 1)], 0)
      work.require([(y(label), 1), (height(label), 0.5), (y(field), -1), (height(field), -0.5)], 0)
      work.wish(width(label), labelWidth, hugging: 251, compression: 750)
      if let firstLabel { work.require([(width(label), 1), (width(firstLabel), -1)], 0) }
      work.wish(height(label), labelHeight, hugging: 251, compression: 750)
      work.placeField(field, label, line: line, in: row)
      firstLabel = firstLabel ?? label
      above = row
    }
    return work
  }

  private mutating func placeRow(_ row: Int, below above: Int?) {
    require([(Self.x(row), 1)], -16)
    require([(Self.x(row), 1), (Self.width(row), 1), (Self.width(0), -1)], 16)
    guard let above else { return require([(Self.y(row), 1)], -16) }
    require([(Self.y(row), 1), (Self.y(above), -1), (Self.height(above), -1)], -8)
  }

  private mutating func placeField(_ field: Int, _ label: Int, line: Int, in row: Int) {
    require([(Self.x(field), 1), (Self.x(label), -1), (Self.width(label), -1)], -8)
    require([(Self.x(field), 1), (Self.width(field), 1), (Self.width(row), -1)], 0)
    require([(Self.y(field), 1)], -4)
    require([(Self.height(field), 1)], -34)
    require([(Self.x(line), 1)], 0)
    require([(Self.x(line), 1), (Self.width(line), 1), (Self.width(row), -1)], 0)
    require([(Self.height(line), 1)], -1)
    require([(Self.y(line), 1), (Self.y(field), -1), (Self.height(field), -1)], -4)
    require([(Self.y(line), 1), (Self.height(line), 1), (Self.height(row), -1)], 0)
  }
}
