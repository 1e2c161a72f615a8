import DesignModel

/// The constraints by which a cell of a standard style lays out its image and its texts, whatever their masks.
///
/// Recorded frames have the image at the leading margin (55 of 63; symbols are centred in 24 points), a text 15 points
/// after it (60 of 63) or at the margin, a detail of style Value1 at the trailing margin (330 of 367) and on the title's
/// baseline, a subtitle below its title and 0 to 3 points apart (176 of 176), in 1,163 cells of 6244 to 24743. At the
/// accessibility sizes a detail stands below its title, since there is no room beside it.
struct PinStandardCell {
  private let cell: StandardCell
  private let objects: [SceneObject]
  private let relate: (Row) -> Void

  /// A place of a view by its index.
  typealias Side = PinRows.Side

  /// A constraint that is to be made.
  struct Row {
    let first: Side
    let relation: Relation
    let second: Side?
    var constant = 0.0
    var priority = Priority.required
    var condition: Condition?
  }

  /// The constraints of a cell's views, each handed to `relate`.
  init(_ cell: StandardCell, of tree: SceneTree, relate: @escaping (Row) -> Void) {
    (self.cell, self.relate, objects) = (cell, relate, tree.objects)
  }

  /// Says all of them.
  func pin() {
    if let image = cell.image { place(image) }
    for text in cell.texts { keepInside(text) }
    guard let title = cell.title, let detail = cell.detail else { return cell.texts.forEach(placeAlone) }
    begin(title)
    switch cell.style {
    case .basic, .subtitle: stack(title, detail)
    case .rightDetail, .leftDetail:
      placeBeside(title, detail, when: Self.textSize(.below))
      stack(title, detail, when: Self.textSize(.atLeast))
    }
  }

  // MARK: Along the row

  /// Points between an image and the texts (60 of 63).
  private static let behindImage = 15.0
  /// The width in which a symbol is centred, and which it takes at least.
  private static let symbolRoom = 24.0
  /// Points between texts that stand side by side (367 of 367 have no less).
  private static let betweenTexts = 6.0
  /// Points beside the texts of a content that knows no margins of a cell's, in Xcode 6 and 7.
  private static let plainSide = 15.0

  private var isSymbol: Bool { cell.image.map { objects[$0]["catalog"] == "system" } ?? false }

  private func place(_ image: Int) {
    if let frame = objects[image].frame {
      add((image, .bounds, .width), .equal, to: nil, constant: max(0, frame.width))
      add((image, .bounds, .height), .equal, to: nil, constant: max(0, frame.height))
    }
    let (start, inset) = self.start
    add(
      (image, .bounds, isSymbol ? .centerX : .leading), .equal, to: start,
      constant: inset + (isSymbol ? Self.symbolRoom / 2 : 0))
    add((image, .bounds, .centerY), .equal, to: (cell.content, .bounds, .centerY))
  }

  private func begin(_ text: Int) {
    guard let image = cell.image else {
      return add((text, .bounds, .leading), .equal, to: start.side, constant: start.inset)
    }
    let width = objects[image].frame?.width ?? 0
    if isSymbol, width < Self.symbolRoom {
      add(
        (text, .bounds, .leading), .equal, to: start.side,
        constant: start.inset + Self.symbolRoom + Self.behindImage)
    } else {
      add((text, .bounds, .leading), .equal, to: (image, .bounds, .trailing), constant: Self.behindImage)
    }
  }

  private func end(_ text: Int, _ relation: Relation, when condition: Condition? = nil) {
    let (side, inset) = margin(.trailing)
    add((text, .bounds, .trailing), relation, to: side, constant: -inset, when: condition)
  }

  private var start: (side: Side, inset: Double) { margin(.leading) }

  private func margin(_ anchor: Anchor) -> (side: Side, inset: Double) {
    let hasMargins = objects[cell.content].isContent
    return ((cell.content, hasMargins ? .layoutMargins : .bounds, anchor), hasMargins ? 0 : Self.plainSide)
  }

  // MARK: Across it

  /// A text that has the row for itself.
  private func placeAlone(_ text: Int) {
    begin(text)
    end(text, .equal)
    add((text, .bounds, .centerY), .equal, to: (cell.content, .bounds, .centerY))
  }

  private func placeBeside(_ title: Int, _ detail: Int, when condition: Condition) {
    add((title, .bounds, .centerY), .equal, to: (cell.content, .bounds, .centerY), when: condition)
    add((detail, .bounds, .firstBaseline), .equal, to: (title, .bounds, .firstBaseline), when: condition)
    let isAtEnd = cell.style == .rightDetail
    add(
      (detail, .bounds, .leading), isAtEnd ? .atLeast : .equal, to: (title, .bounds, .trailing),
      constant: Self.betweenTexts,
      when: condition)
    end(detail, isAtEnd ? .equal : .atMost, when: condition)
    if !isAtEnd, let frame = objects[title].frame {
      add((title, .bounds, .width), .equal, to: nil, constant: max(0, frame.width), when: condition)
    }
  }

  /// The detail below the title, both about the middle.
  private func stack(_ title: Int, _ detail: Int, when condition: Condition? = nil) {
    end(title, .atMost, when: condition)
    add((detail, .bounds, .leading), .equal, to: (title, .bounds, .leading), when: condition)
    end(detail, .atMost, when: condition)
    let split = cell.style == .subtitle ? recordedSplit(title, detail) : (place: 0, gap: 0)
    add((detail, .bounds, .top), .equal, to: (title, .bounds, .bottom), constant: split.gap, when: condition)
    add(
      (title, .bounds, .bottom), .equal, to: (cell.content, .bounds, .centerY), constant: split.place,
      priority: Self.aboutMiddle,
      when: condition)
  }

  /// How far below the middle the title ends in the file, and how far above the subtitle.
  private func recordedSplit(_ title: Int, _ detail: Int) -> (place: Double, gap: Double) {
    guard let upper = objects[title].frame, let lower = objects[detail].frame,
      let outer = objects[cell.content].frame
    else { return (0, 0) }
    return (upper.maxY - outer.height / 2, max(0, lower.y - upper.maxY))
  }

  /// Below all that texts ask for.
  private static let aboutMiddle: Priority = 200

  /// A text lies in its row, which grows for it so that the distance stays that the file has there.
  private func keepInside(_ text: Int) {
    let content = cell.content
    add((text, .bounds, .top), .atLeast, to: (content, .bounds, .top))
    add((text, .bounds, .bottom), .atMost, to: (content, .bounds, .bottom))
    if room == 0 { return }
    add((text, .bounds, .top), .atLeast, to: (content, .bounds, .top), constant: room, priority: Self.ofRoom)
    add(
      (text, .bounds, .bottom), .atMost, to: (content, .bounds, .bottom), constant: -room,
      priority: Self.ofRoom)
  }

  /// Between a row's height in the file and the size of a text.
  private static let ofRoom: Priority = 749.5
  /// The margin above and below the text of a row that sizes itself.
  private static let usualRoom = 11.0

  /// Points above and below the texts, one less than recorded, by which measured lines may be higher.
  private var room: Double {
    let frames = cell.texts.compactMap { objects[$0].frame }
    guard cell.detail != nil, let height = objects[cell.content].frame?.height,
      let top = frames.map(\.y).min(), let bottom = frames.map(\.maxY).max()
    else { return cell.sizesItself ? Self.usualRoom - 1 : 0 }
    return max(0, min(Self.usualRoom, top, height - bottom).rounded(.down) - 1)
  }

  private static func textSize(_ comparison: Condition.Comparison) -> Condition {
    Condition([.init(.textSize, comparison, value: .word(TextSize.accessibilityMedium.rawValue))])
  }

  private func add(
    _ first: Side, _ relation: Relation, to second: Side?, constant: Double = 0,
    priority: Priority = .required, when condition: Condition? = nil
  ) {
    relate(
      Row(
        first: first, relation: relation, second: second, constant: constant, priority: priority,
        condition: condition))
  }
}
