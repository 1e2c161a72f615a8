import DesignModel

extension TextBox {
  /// What became of the text in a view of that size; nil for no text.
  ///
  /// A view too low for its lines shows as many as fit, but always one, as UILabel does; one that scrolls has room for
  /// all. Text that is cut shrinks first, as far as `minimumScale` lets it, where the number of lines is limited.
  func fitted(in size: Size, _ traits: ViewTraits, _ settled: SettledScreen) -> TextLayout? {
    if text.isEmpty { return nil }
    let room = room(in: size)
    var lines = lines(in: room, font, settled)
    var scale = 1.0
    if lines.isCut, limit > 0, traits.minimumScale > 0, traits.minimumScale < 1 {
      (lines, scale) = shrunk(into: room, traits.minimumScale, settled)
    }
    return TextLayout(
      lines: lines.shownLines, wanted: lines.wantedLines, shown: lines.shownCharacters,
      total: lines.totalCharacters, isTruncated: lines.isCut,
      isClipped: !scrolls
        && height(ofLines: lines.shownLines) * scale > height(beforeCutsIn: size.height) + settled.pixel,
      scale: scale,
      isApproximate: lines.isApproximate)
  }

  /// The room for text in a view of that size, in points.
  func room(in size: Size) -> Size {
    Size(
      width: max(0, size.width - padding.left - padding.right),
      height: scrolls ? .infinity : max(0, size.height - padding.top - padding.bottom))
  }

  /// The lines that a room has place for, at least one.
  private func lines(in room: Size, _ font: ResolvedFont, _ settled: SettledScreen) -> TextLines {
    let (width, limit) = limits(in: room, font, settled)
    if font == self.font, width == .infinity, unwrapped.shownLines <= limit { return unwrapped }
    return settled.prepared.measuring.lines(
      of: text, in: font, width: width, lines: limit, mode: lineBreak)
  }

  /// The greatest width of a line, infinite where the text fits unwrapped, and the greatest number of lines.
  func limits(
    in room: Size, _ font: ResolvedFont, _ settled: SettledScreen
  ) -> (width: Double, lines: Int) {
    let further = (room.height + settled.pixel - font.lineHeight) / max(font.linePitch, 0.01)
    let fitting = further < 1 ? 1 : 1 + Int(min(further, 1e9))
    let fits = room.width >= unwrapped.width - settled.pixel
    return (fits ? .infinity : room.width + settled.pixel, limit == 0 ? fitting : min(limit, fitting))
  }

  /// The greatest scale from `least` up at which all of the text fits, to a thousandth; `least` if none does.
  ///
  /// Widths don't follow sizes exactly, since tracking changes, so the scale is found by halving. UIKit documents
  /// shrinking for labels of one line; that those of several do likewise is general knowledge.
  private func shrunk(
    into room: Size, _ least: Double, _ settled: SettledScreen
  ) -> (lines: TextLines, scale: Double) {
    func lines(at scale: Double) -> TextLines {
      self.lines(in: room, settled.prepared.font(like: font, scale, settled.environment), settled)
    }
    var (low, high) = (least, 1.0)
    var best = lines(at: least)
    if best.isCut { return (best, least) }
    while high - low > 0.001 {
      let middle = (low + high) / 2
      let tried = lines(at: middle)
      if tried.isCut { high = middle } else { (low, best) = (middle, tried) }
    }
    return (best, low)
  }
}

extension TextLines {
  /// True if characters are missing.
  fileprivate var isCut: Bool { shownCharacters < totalCharacters }
}

extension PreparedScreen {
  /// The same font at a scaled size.
  func font(
    like font: ResolvedFont, _ scale: Double, _ environment: LayoutEnvironment
  ) -> ResolvedFont {
    // Bold Text is in the resolved weight already.
    var scaled = measuring.font(
      FontDescription(family: font.family, size: font.size * scale, weight: font.weight),
      textSize: environment.textSize, boldText: false)
    scaled.add(above: font.addedAbove * scale)
    // A text style's leading is its own and shrinks with it.
    scaled.linePitch = font.linePitch * scale
    (scaled.hasTwoCuts, scaled.features) = (font.hasTwoCuts, font.features)
    return scaled
  }
}
