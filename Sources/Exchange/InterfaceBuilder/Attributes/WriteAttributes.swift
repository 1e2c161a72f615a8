import DesignModel

/// Spells a view's attributes as its element's attributes and children; the reverse of `SceneObject.attributes`.
struct WriteAttributes {
  private let attributes: Attributes
  private let kind: ViewKind
  private let rows: [AttributeTable.Row]

  init(_ attributes: Attributes, of kind: ViewKind) {
    (self.attributes, self.kind) = (attributes, kind)
    rows = AttributeTable.rows(of: kind)
  }

  /// The element's attributes, as Xcode orders them.
  var own: [(String, String?)] {
    ordered { row in
      if case .font(.style) = row.spelling { return following }
      guard case .attribute(let file) = row.spelling else { return spelled(row) }
      let isSaid = row.use.bare != nil || file.isAlwaysWritten
      guard let value = attributes[row.attribute] ?? (isSaid ? absent(row) : nil),
        !isUnneeded(value, row, as: file)
      else { return nil }
      return (file.place, [(file.name, file.spelled(value))])
    }
  }

  /// That a text in a style follows a change of the text size while the app runs, as a design's own does.
  private var following: (Int, [(String, String?)])? {
    let isStyled = kind != .button && FontTraits(kind, attributes).style != nil
    return isStyled && !attributes.isFontSetOnce ? (27, [(SceneObject.following, "YES")]) : nil
  }

  /// What a variation sets anew.
  var varied: [(String, String?)] {
    ordered { row in
      guard case .attribute(let file) = row.spelling else { return spelled(row) }
      return attributes[row.attribute].map { (file.place, [(file.name, file.spelled($0))]) }
    }
  }

  /// The elements within, as Xcode orders them.
  var children: [XMLNode] {
    let font = WriteFont(attributes, of: kind).node.map { (WriteFont.place, $0) }
    let accessibility = XMLNode(accessibility: attributes, of: kind).map { (Self.accessibilityPlace, $0) }
    let nodes = rows.compactMap(node) + [font, accessibility].compactMap(\.self)
    return nodes.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Where what assistive technologies hear stands, as the attributes' rows have it.
  private static let accessibilityPlace = 80

  private func ordered(
    _ spelling: (AttributeTable.Row) -> (Int, [(String, String?)])?
  ) -> [(String, String?)] {
    rows.compactMap(spelling).sorted { $0.0 < $1.0 }.flatMap(\.1)
  }

  private func absent(_ row: AttributeTable.Row) -> AttributeValue? {
    row.use.absent.value(beside: attributes)
  }

  /// What the file means without the attribute, or a flag's usual state.
  private func isUnneeded(
    _ value: AttributeValue, _ row: AttributeTable.Row, as file: FileAttribute
  ) -> Bool {
    if let bare = row.use.bare { return value == bare }
    return row.use.form == .flag && !file.isKept && value == absent(row)
  }

  private func spelled(_ row: AttributeTable.Row) -> (Int, [(String, String?)])? {
    switch (row.spelling, attributes[row.attribute]) {
    case (.text(let key, false, let place), .text(let text)?): (place, [(key, text)])
    case (.axes(let word, let place), .priorities(let horizontal, let vertical)?):
      (
        place,
        [
          ("horizontal" + word, horizontal.value.spelledForXML),
          ("vertical" + word, vertical.value.spelledForXML),
        ]
      )
    case (.extent(let word, let place), .size(let width, let height)?):
      (
        place,
        [
          (word + "Width", width?.spelledForXML ?? "infinite"),
          (word + "Height", height?.spelledForXML ?? "infinite"),
        ]
      )
    case (.image(false, let place), .text(let name)?): (place, XMLNode.image(name))
    default: nil
    }
  }

  private func node(_ row: AttributeTable.Row) -> (Int, XMLNode)? {
    let value = attributes[row.attribute]
    switch (row.spelling, value) {
    case (.text(let key, true, let place), _):
      return (place, state(key, value?.spelled))
    case (.color(let key, false, let place), .text(let text)?):
      return ColorText(text).map { (place, XMLNode(color: $0, key: key)) }
    case (.runtime(let paths, let place), .number(let number)?):
      let attribute = XMLNode(runtime: paths[0], number)
      return (place, XMLNode("userDefinedRuntimeAttributes", [], children: [attribute]))
    case (.sides(let spellings, let place), .insets(let insets)?):
      let numbers = [insets.top, insets.left, insets.bottom, insets.right]
      let sides = zip(spellings[0].names, numbers).map { ($0, $1.spelledForXML) }
      return (place, XMLNode(spellings[0].element, [("key", spellings[0].key)] + spellings[0].ordered(sides)))
    case (.sides, .guidedInsets(let insets)?):
      // A file holds numbers alone: what follows a guide is set in code.
      return Self(Attributes(row.attribute, .insets(insets.points)), of: kind).node(row)
    case (.items(let list, let element, let attribute, let place), _):
      let texts = value?.spelled.split(separator: "|", omittingEmptySubsequences: false) ?? []
      return (place, XMLNode(list, [], children: texts.map { XMLNode(element, [(attribute, String($0))]) }))
    case (.configuration(let place), _):
      guard let style = (value ?? absent(row))?.spelled, style != ButtonConfiguration.none.rawValue else {
        return nil
      }
      var node = XMLNode(
        "buttonConfiguration", [("key", "configuration"), ("style", style), ("title", title)])
      if let font = WriteFont(attributes, of: kind).configured { node.append(font) }
      return (place, node)
    default: return nil
    }
  }

  /// A button's normal state: its title, and what else that holds.
  private func state(_ key: String, _ title: String?) -> XMLNode {
    var node = XMLNode("state", [("key", "normal"), (key, title)])
    for row in rows {
      switch (row.spelling, attributes[row.attribute]) {
      case (.image(true, _), .text(let name)?):
        node.attributes += XMLNode("", XMLNode.image(name)).attributes
      case (.color(let key, true, _), .text(let text)?):
        if let color = ColorText(text) { node.append(XMLNode(color: color, key: key)) }
      default: break
      }
    }
    return node
  }

  /// What a button says, which its configuration repeats.
  private var title: String? {
    let row = rows.first { if case .text(_, true, _) = $0.spelling { true } else { false } }
    return row.flatMap { attributes[$0.attribute]?.spelled }
  }
}

extension FileSides {
  /// The sides as Xcode writes them: by name where they are coordinates.
  fileprivate func ordered(_ sides: [(String, String)]) -> [(String, String?)] {
    let isOfCoordinates = names.contains("minX")
    return (isOfCoordinates ? [sides[1], sides[0], sides[3], sides[2]] : sides).map { ($0, $1) }
  }
}
