import DesignModel

extension Picture {
  /// The bars that a container puts around the content, as high as the safe area says.
  var barShapes: [Shape] {
    let (safe, own) = (environment.covered, deviceInsets)
    var shapes: [Shape] = []
    if bars.contains(.navigation) || bars.contains(.largeTitle) {
      shapes += navigationBar(from: own.top, to: safe.top)
    }
    if bars.contains(.tab) || bars.contains(.tool) {
      shapes += bottomBar(from: window.height - safe.bottom, to: window.height - own.bottom)
    }
    return shapes.isEmpty ? [] : [.group(Group("layer bars", shapes))]
  }

  private func navigationBar(from top: Double, to bottom: Double) -> [Shape] {
    let large: Double = bars.contains(.largeTitle) ? 52 : 0
    let top = bars.contains(.prompt) ? top + 30 : top
    let edge = bottom - large
    var shapes: [Shape] = [
      .rectangle(Rect(x: 0, y: 0, width: window.width, height: bottom), .fill(Palette.bar)),
      .line(Point(x: 0, y: bottom), Point(x: window.width, y: bottom), Palette.separator, 0.5),
    ]
    let middle = (top + edge) / 2
    if large == 0 {
      shapes += [Caption(screen.name, size: 17, weight: .semibold, Palette.text)]
        .compactMap { $0.centered(Point(x: window.width / 2, y: middle), in: window.width - 120) }
    } else if let title = Caption(screen.name, size: 32, weight: .bold, Palette.text)
      .fitted(to: window.width - 40)
    {
      let x = isRightToLeft ? window.width - 20 - title.width : 20
      shapes.append(title.left(x, middle: edge + large / 2))
    }
    return shapes + (bars.contains(.navigation) ? [backArrow(middle: middle)] : [])
  }

  private func backArrow(middle: Double) -> Shape {
    let tip = isRightToLeft ? window.width - 16 : 16
    let way: Double = isRightToLeft ? -1 : 1
    return .path(
      [
        Point(x: tip + 8 * way, y: middle - 8), Point(x: tip, y: middle),
        Point(x: tip + 8 * way, y: middle + 8),
      ], .stroke(Palette.tint, 2.5))
  }

  /// A tab bar of four places, or a tool bar of three.
  private func bottomBar(from top: Double, to bottom: Double) -> [Shape] {
    let count = bars.contains(.tab) ? 4 : 3
    let side = min(24, (bottom - top) * 0.55)
    let icons = (0..<count).map { place in
      let x = window.width * (Double(place) + 0.5) / Double(count)
      return Shape.rectangle(
        Rect(x: x - side / 2, y: (top + bottom) / 2 - side / 2, width: side, height: side), radius: side / 3,
        .stroke(place == 0 || bars.contains(.tool) ? Palette.tint : Palette.placeholder, 2))
    }
    return [
      .rectangle(Rect(x: 0, y: top, width: window.width, height: window.height - top), .fill(Palette.bar)),
      .line(Point(x: 0, y: top), Point(x: window.width, y: top), Palette.separator, 0.5),
    ] + icons
  }
}
