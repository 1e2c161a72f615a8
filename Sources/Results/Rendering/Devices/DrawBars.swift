import DesignModel

extension Picture {
  /// The colour of the navigation bar, if the screen says one.
  var barColor: Color? { color(.barColor, of: 0) }

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
    let fill = barColor ?? Palette.bar
    let ink = fill.isDark ? Palette.background : Palette.text
    var shapes: [Shape] = [
      .rectangle(Rect(x: 0, y: 0, width: window.width, height: bottom), .fill(fill)),
      .line(
        from: Point(x: 0, y: bottom), to: Point(x: window.width, y: bottom), in: Palette.separator, width: 0.5
      ),
    ]
    var top = top
    if bars.contains(.prompt) {
      let prompt = root.text(.barPrompt).flatMap { text in
        Caption(text, size: 12, weight: .regular, ink)
          .centered(Point(x: window.width / 2, y: top + 15), in: window.width - 40)
      }
      shapes += [prompt].compactMap(\.self)
      top += 30
    }
    let edge = bottom - large
    let middle = (top + edge) / 2
    return shapes + barTitle(middle: middle, from: edge, large: large, ink)
      + barItems(middle: middle, fill.isDark ? Palette.background : tint(0))
  }

  private func barTitle(middle: Double, from edge: Double, large: Double, _ ink: Color) -> [Shape] {
    guard let title = root.text(.barTitle) ?? (isImported ? nil : screen.name) else { return [] }
    if large == 0 {
      return [Caption(title, size: 17, weight: .semibold, ink)]
        .compactMap { $0.centered(Point(x: window.width / 2, y: middle), in: titleRoom) }
    }
    let words = Caption(title, size: 32, weight: .bold, ink).fitted(to: window.width - 40)
    guard let words else { return [] }
    let x = isRightToLeft ? window.width - 20 - words.width : 20
    return [words.left(x, middle: edge + large / 2)]
  }

  private var root: Attributes { appearance.views[0].attributes }

  /// What the buttons at the sides leave to a title in the middle, in points.
  private var titleRoom: Double {
    let sides = [ViewAttribute.barLeading, .barTrailing].map { side in
      BarItems(root.text(side) ?? "", Palette.tint).width
    }
    return max(40, window.width - max(120, 2 * (sides.max()! + 24)))
  }

  /// The buttons at both sides; where nothing says which there are, an arrow back.
  private func barItems(middle: Double, _ color: Color) -> [Shape] {
    let leading = BarItems(root.text(.barLeading) ?? "", color)
    let trailing = BarItems(root.text(.barTrailing) ?? "", color)
    let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    let arrow = bars.contains(.navigation) && !isImported ? [backArrow(middle: middle)] : []
    return arrow + left.shapes(from: 16, middle: middle)
      + right.shapes(from: window.width - 16 - right.width, middle: middle)
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

  /// A tab bar of four places, or a tool bar of three, where nothing says what is in them.
  private func bottomBar(from top: Double, to bottom: Double) -> [Shape] {
    let plate: [Shape] = [
      .rectangle(Rect(x: 0, y: top, width: window.width, height: window.height - top), .fill(Palette.bar)),
      .line(from: Point(x: 0, y: top), to: Point(x: window.width, y: top), in: Palette.separator, width: 0.5),
    ]
    let titles = root.text(bars.contains(.tab) ? .tabTitles : .toolItems)
    if let titles { return plate + namedItems(titles.barItems, from: top, to: bottom) }
    let count = bars.contains(.tab) ? 4 : 3
    let side = min(24, (bottom - top) * 0.55)
    let icons = (0..<count).map { place in
      let x = window.width * (Double(place) + 0.5) / Double(count)
      return Shape.rectangle(
        Rect(x: x - side / 2, y: (top + bottom) / 2 - side / 2, width: side, height: side), radius: side / 3,
        .stroke(place == 0 || bars.contains(.tool) ? Palette.tint : Palette.placeholder, 2))
    }
    return plate + icons
  }

  private func namedItems(_ items: [String], from top: Double, to bottom: Double) -> [Shape] {
    let isTab = bars.contains(.tab)
    let width = window.width / Double(max(1, items.count))
    return items.enumerated().flatMap { place, item -> [Shape] in
      let column = isRightToLeft ? items.count - 1 - place : place
      let color = place == 0 || !isTab ? tint(0) : Palette.placeholder
      let center = Point(x: width * (Double(column) + 0.5), y: (top + bottom) / 2)
      if let symbol = item.symbolName {
        let side = min(24, (bottom - top) * 0.6)
        return Glyph(symbol, color)
          .shapes(in: Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
      }
      guard isTab else {
        return [Caption(item, size: 15, weight: .regular, color).centered(center, in: width - 6)]
          .compactMap(\.self)
      }
      let side = min(20, (bottom - top) * 0.4)
      let icon = Rect(x: center.x - side / 2, y: top + 6, width: side, height: side)
      let words = Caption(item, size: 10, weight: .medium, color)
        .centered(Point(x: center.x, y: icon.maxY + 9), in: width - 6)
      return [.rectangle(icon, radius: side / 4, .stroke(color, 1.5))] + [words].compactMap(\.self)
    }
  }
}

extension Color {
  /// True for a colour on which white words are read better than black ones.
  var isDark: Bool {
    func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) }
    return opacity > 0.5 && part(16) * 0.299 + part(8) * 0.587 + part(0) * 0.114 < 140
  }
}
