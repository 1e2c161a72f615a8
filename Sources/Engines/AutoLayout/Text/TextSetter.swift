import DesignModel

/// Puts the texts of a solved screen into their places, line by line.
struct TextSetter {
  /// The screen in its environment.
  let settled: SettledScreen
  /// One for each view, with the variations that apply.
  let attributes: [Attributes]
  /// Breaks texts into lines.
  let typesetting: any TextTypesetting

  /// The text of the view at an index, measured by `box`; nil for a view without one.
  func text(of view: Int, _ box: TextBox?, _ place: ViewLayout) -> TypesetText? {
    if place.isHidden { return nil }
    if let box { return text(in: box, view, place) }
    let size = place.screenFrame.size
    switch settled.tree.kinds[view] {
    case .segmentedControl: return segmentTitles(settled.traits[view], size)
    case .searchBar: return searchText(settled.traits[view], size)
    default: return nil
    }
  }

  /// Lines in the middle of the view's height as UILabel sets them, those of a text view at its top.
  private func text(in box: TextBox, _ view: Int, _ place: ViewLayout) -> TypesetText? {
    guard let layout = place.text else { return nil }
    let font =
      layout.scale < 1
      ? settled.prepared.font(like: box.font, layout.scale, settled.environment) : box.font
    let asked = box.limits(in: box.room(in: place.exact.size), font, settled)
    let lines = typesetting.typeset(
      box.text, in: font, width: asked.width, lines: asked.lines, mode: box.lineBreak)
    var room = place.screenFrame.size.room(inside: box.padding)
    if settled.tree.kinds[view] == .textView {
      room.height = font.lineHeight + Double(max(0, lines.count - 1)) * font.linePitch
    }
    return TypesetText(
      family: font.family, size: font.size, weight: font.weight,
      isPlaceholder: settled.traits[view].text.isEmpty,
      lines: placed(lines, font, in: room, alignment: alignment(of: view)))
  }

  /// The titles of a segmented control, one line each, in equal segments with a point between them.
  private func segmentTitles(_ traits: ViewTraits, _ size: Size) -> TypesetText? {
    guard let titles = traits.segments?.split(separator: "|", omittingEmptySubsequences: false) else {
      return nil
    }
    let font = controlFont(size: 13, .medium)
    let width = max(0, (size.width - Double(titles.count - 1)) / Double(titles.count))
    let ordered = settled.isRightToLeft ? titles.reversed() : titles
    let lines = ordered.enumerated().flatMap { place, title in
      let segment = Rect(
        x: Double(place) * (width + 1) + 4, y: 0, width: max(0, width - 8), height: size.height)
      return line(String(title), font, in: segment, alignment: 0.5)
    }
    return TypesetText(size: font.size, weight: font.weight, lines: lines)
  }

  /// A search bar's text or placeholder beside its glass.
  private func searchText(_ traits: ViewTraits, _ size: Size) -> TypesetText? {
    let text = traits.text.isEmpty ? traits.placeholder : traits.text
    let font = controlFont(size: 17, .regular)
    let room = size.room(inside: EdgeInsets(left: 38, right: 38))
    return TypesetText(
      size: font.size, weight: font.weight, isPlaceholder: traits.text.isEmpty,
      lines: line(
        text.isEmpty ? "Search" : text, font, in: room, alignment: settled.isRightToLeft ? 1 : 0))
  }

  /// The font of a control that no text size changes.
  private func controlFont(size: Double, _ weight: FontWeight) -> ResolvedFont {
    settled.prepared.measuring.font(
      FontDescription(size: size, weight: weight), textSize: .large, boldText: settled.environment.boldText)
  }

  private func line(
    _ text: String, _ font: ResolvedFont, in room: Rect, alignment: Double
  ) -> [TypesetText.Line] {
    let lines = typesetting.typeset(text, in: font, width: room.width, lines: 1, mode: .truncatingTail)
    return placed(lines, font, in: room, alignment: alignment)
  }

  /// Lines in the middle of a room's height, none wider than the room.
  private func placed(
    _ lines: [TypesetLine], _ font: ResolvedFont, in room: Rect, alignment: Double
  ) -> [TypesetText.Line] {
    let height = font.lineHeight + Double(lines.count - 1) * font.linePitch
    return lines.enumerated().map { index, line in
      let width = min(line.width, room.width)
      let top = room.y + (room.height - height) / 2 + Double(index) * font.linePitch
      return TypesetText.Line(
        text: line.text,
        frame: Rect(
          x: room.x + (room.width - width) * alignment, y: top, width: width, height: font.lineHeight),
        baseline: top + font.ascender, isCut: line.isCut)
    }
  }

  /// Where lines lie between the edges: 0 at the left, 1 at the right.
  private func alignment(of view: Int) -> Double {
    if settled.tree.kinds[view] == .button { return 0.5 }
    switch TextTraits.alignment(attributes[view]) {
    case .left: return 0
    case .center: return 0.5
    case .right: return 1
    case .natural, .justified: return settled.isRightToLeft ? 1 : 0
    }
  }
}

extension Size {
  /// What insets leave of a rectangle of this size at the origin.
  fileprivate func room(inside insets: EdgeInsets) -> Rect {
    Rect(
      x: insets.left, y: insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
