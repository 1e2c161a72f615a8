import DesignModel

extension TextBox {
  /// What became of the text in a view of that size; nil for no text.
  ///
  /// A view too low for its lines shows as many as fit, but always one, as UILabel does.
  func fitted(in size: Size, minimumScale: Double, _ settled: SettledScreen) -> TextLayout? {
    if text.isEmpty { return nil }
    let pixel = settled.pixel
    let room = Size(
      width: max(0, size.width - padding.left - padding.right),
      height: max(0, size.height - padding.top - padding.bottom))
    let fitting = lines(fittingInto: room.height + pixel)
    let shownLimit = limit == 0 ? fitting : min(limit, fitting)
    var lines = linesShown(room.width, shownLimit, font, settled)
    var scale = 1.0
    if lines.shownCharacters < lines.totalCharacters, minimumScale > 0, minimumScale < 1, limit == 1 {
      (lines, scale) = shrunk(to: room.width, minimumScale, lines, settled)
    }
    return TextLayout(
      lines: lines.shownLines, wanted: lines.wantedLines, shown: lines.shownCharacters,
      total: lines.totalCharacters, isTruncated: lines.shownCharacters < lines.totalCharacters,
      isClipped: height(ofLines: lines.shownLines) * scale > room.height + pixel, scale: scale,
      isApproximate: lines.isApproximate)
  }

  /// At least one.
  private func lines(fittingInto height: Double) -> Int {
    let further = (height - font.lineHeight) / max(font.linePitch, 0.01)
    return further < 1 ? 1 : 1 + Int(min(further, 1e9))
  }

  private func linesShown(
    _ width: Double, _ limit: Int, _ font: ResolvedFont, _ settled: SettledScreen
  ) -> TextLines {
    let fits = width >= unwrapped.width - settled.pixel
    if font == self.font, fits, unwrapped.shownLines <= limit { return unwrapped }
    return settled.prepared.measuring.lines(
      of: text, in: font, width: fits ? .infinity : width + settled.pixel, lines: limit, mode: lineBreak)
  }

  /// The greatest scale from `least` up at which the text fits on its line, to a thousandth; `least` if none does.
  ///
  /// Widths don't follow sizes exactly, since tracking changes, so the scale is found by halving.
  private func shrunk(
    to width: Double, _ least: Double, _ unscaled: TextLines, _ settled: SettledScreen
  ) -> (lines: TextLines, scale: Double) {
    func lines(at scale: Double) -> TextLines {
      linesShown(width, 1, settled.prepared.font(like: font, scale, settled.environment), settled)
    }
    var (low, high) = (least, 1.0)
    var best = lines(at: least)
    if best.shownCharacters < best.totalCharacters { return (best, least) }
    while high - low > 0.001 {
      let middle = (low + high) / 2
      let tried = lines(at: middle)
      if tried.shownCharacters < tried.totalCharacters {
        high = middle
      } else {
        (low, best) = (middle, tried)
      }
    }
    return (best, low)
  }
}

extension PreparedScreen {
  /// The same font at a scaled size.
  fileprivate func font(
    like font: ResolvedFont, _ scale: Double, _ environment: LayoutEnvironment
  ) -> ResolvedFont {
    // Bold Text is in the resolved weight already.
    measuring.font(
      FontDescription(family: font.family, size: font.size * scale, weight: font.weight),
      textSize: environment.textSize, boldText: false)
  }
}
