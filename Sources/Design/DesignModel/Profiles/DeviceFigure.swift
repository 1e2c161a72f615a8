/// A cell of a table of devices such as `0/44/21/44 Q (SST PB print 24)`; a `?` before the source says that it can't be
/// trusted, and after `; below 26:` come a figure and its source on earlier systems.
struct DeviceFigure {
  let value: Substring
  let source: String
  let isVerified: Bool
  /// What it was below a system version.
  let earlier: [(below: Double, figure: DeviceFigure)]

  init(_ cell: Substring) throws(FigureFault) {
    var figures = cell.split(separator: "; below ")
    let parts = figures.isEmpty ? [] : figures.removeFirst().split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { throw FigureFault("a figure has its source after it, unlike '\(cell)'") }
    isVerified = !parts[1].hasPrefix("? ")
    (value, source) = (parts[0], String(isVerified ? parts[1] : parts[1].dropFirst(2)))
    var earlier: [(below: Double, figure: DeviceFigure)] = []
    for figure in figures {
      let parts = figure.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let below = Double(parts[0]), below.isFinite else {
        throw FigureFault("an earlier figure has a system before it, unlike '\(figure)'")
      }
      earlier.append((below, try DeviceFigure(parts[1].drop { $0 == " " })))
    }
    self.earlier = earlier
  }

  /// The numbers of the figure, which are so many.
  func numbers(
    _ count: Int, within bounds: ClosedRange<Double> = 0...10_000
  ) throws(FigureFault) -> [Double] {
    let numbers = value.split { "x/+".contains($0) }.compactMap { Double($0) }
    guard numbers.count == count, numbers.allSatisfy(bounds.contains) else {
      throw FigureFault("'\(value)' should be \(count == 1 ? "a number" : "\(count) numbers")")
    }
    return numbers
  }

  func insets() throws(FigureFault) -> EdgeInsets {
    let numbers = try numbers(4)
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  func keyboard() throws(FigureFault) -> KeyboardHeight {
    let numbers = try numbers(3)
    return KeyboardHeight(keys: numbers[0], prediction: numbers[1], dock: numbers[2])
  }

  /// `regular+regular;trailing;occlusion=867,0,84,120;division=455.5,0,40,669,inactive`, or `usual`.
  func display() throws(FigureFault) -> DisplayTraits {
    var result = DisplayTraits.usual
    for part in value.split(separator: ";") where value != "usual" {
      let words = part.split(separator: "=")
      if words.count == 2, let kind = ReservedRegion.Kind(rawValue: String(words[0])) {
        result.reserved.append(try region(kind, words[1]))
      } else if let edge = BarEdge(rawValue: String(part)) {
        result.barEdge = edge
      } else {
        let classes = part.split(separator: "+").compactMap { SizeClass(rawValue: String($0)) }
        guard classes.count == 2 else { throw FigureFault("'\(part)' is nothing that a display has") }
        result.classes = DisplayClasses(horizontal: classes[0], vertical: classes[1])
      }
    }
    return result
  }

  private func region(
    _ kind: ReservedRegion.Kind, _ text: Substring
  ) throws(FigureFault) -> ReservedRegion {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
      throw FigureFault("a reserved region has four numbers, unlike '\(text)'")
    }
    let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return ReservedRegion(kind, frame: frame, isActive: !text.hasSuffix(",inactive"))
  }
}
