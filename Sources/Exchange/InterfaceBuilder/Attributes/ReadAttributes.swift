import DesignModel

extension SceneObject {
  /// What the file says of the view, in the design's words.
  func attributes(_ kind: ViewKind) -> Attributes {
    var result = Attributes()
    let font = ReadFont(of: self)
    // Xcode writes how every button's title label breaks; a configuration sets that anew.
    let isConfigured = element.child("buttonConfiguration") != nil
    for row in AttributeTable.rows(of: kind) {
      if isConfigured, row.attribute.isOfTitleLabel { continue }
      guard let value = value(row, font) else { continue }
      if row.isKept(self) || value != row.use.absent.value(beside: result) { result[row.attribute] = value }
    }
    return result
  }

  /// What the file says of one attribute, or means by saying nothing.
  private func value(_ row: AttributeTable.Row, _ font: ReadFont) -> AttributeValue? {
    switch row.spelling {
    case .attribute(let attribute):
      if let instead = attribute.instead, self[instead.name] == instead.word { return instead.value }
      guard let text = self[attribute.name] else { return share(attribute.points, of: font) ?? row.use.bare }
      return attribute.value(of: text, row.use.form)
    case .text(let key, let isInState, _):
      return (isInState ? title : key == "text" ? text : string(key)).map { .text($0) }
    case .font(let part): return font[part]
    case .axes(let word, _): return priorities(word, row.use.absent)
    case .extent:
      return placeholderSize.map { .size(width: $0.map { max(0, $0) }, height: $1.map { max(0, $0) }) }
    case .sides(let spellings, _): return sides(spellings).map { .insets($0) }
    case .accessibility(let part, _): return accessibility(part)
    case .items(let list, let name, let attribute, _): return items(list, name, attribute: attribute)
    case .paragraph(let name):
      return paragraphStyle.flatMap { Double(attribute: $0[name]) }.map { .number($0) }
    case .configuration: return configuration
    case .color(let key, let isInState, _): return color(key, isInState: isInState)
    case .image(let isInState, _): return imageName(isInState: isInState)
    case .runtime(let paths, _):
      return runtimeNumber(paths).flatMap { AttributeValue(parsing: $0.spelledForXML, form: row.use.form) }
    case .notCarried: return nil
    }
  }

  /// The share of the font's size that an attribute gives in points; nil where the file doesn't say either.
  private func share(_ points: String?, of font: ReadFont) -> AttributeValue? {
    guard let points = points.flatMap({ number($0) }), points > 0, let size = font.size, size > 0 else {
      return nil
    }
    return .number(min(1, points / size))
  }

  /// Both axes' priorities; nil where the file gives neither.
  private func priorities(_ name: String, _ absent: AttributeDefault) -> AttributeValue? {
    let (horizontal, vertical) = (number("horizontal" + name), number("vertical" + name))
    guard horizontal != nil || vertical != nil,
      case .priorities(let across, let down)? = absent.value(beside: Attributes())
    else { return nil }
    return .priorities(
      horizontal: horizontal.map { Priority(clamping: $0) } ?? across,
      vertical: vertical.map { Priority(clamping: $0) } ?? down)
  }

  /// The four distances that the file gives for an attribute of every view.
  func sides(of attribute: ViewAttribute) -> EdgeInsets? {
    guard case .sides(let spellings, _)? = attribute.row.use(on: .view)?.interfaceBuilder else { return nil }
    return sides(spellings)
  }

  /// The four distances that one of these elements gives, the first of them in the file.
  private func sides(_ spellings: [FileSides]) -> EdgeInsets? {
    for child in element.children {
      guard let spelling = spellings.first(where: { $0.key == child["key"] && $0.element == child.name })
      else { continue }
      let numbers = spelling.names.map { Double(attribute: child[$0]) ?? 0 }
      return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    return nil
  }

  /// The texts of a list's elements; nil where none has one, as segments that show images.
  private func items(_ list: String, _ name: String, attribute: String) -> AttributeValue? {
    let items = element.child(list)?.children.filter { $0.name == name } ?? []
    // An empty text beside something else means that.
    let texts = items.map { $0[attribute] == "" && $0.attributes.count > 1 ? nil : $0[attribute] }
    if texts.allSatisfy({ $0 == nil }) { return nil }
    return .text(texts.map { $0 ?? "" }.joined(separator: "|"))
  }

  /// The style of the first paragraph of the view's attributed text.
  private var paragraphStyle: XMLElement? {
    attributedText?.first("paragraphStyle", key: "NSParagraphStyle")
  }

  /// A button's configuration; plain for those that a design doesn't know.
  private var configuration: AttributeValue {
    guard let element = element.child("buttonConfiguration") else {
      return .text(ButtonConfiguration.none.rawValue)
    }
    return .text((element["style"].flatMap(ButtonConfiguration.init(rawValue:)) ?? .plain).rawValue)
  }
}

extension AttributeTable.Row {
  /// True where what the file says is kept though UIKit has that anyway.
  fileprivate func isKept(_ object: SceneObject) -> Bool {
    switch spelling {
    case .attribute(let attribute): attribute.isKept
    case .font, .axes: true
    case .configuration: object.element.child("buttonConfiguration") != nil
    default: false
    }
  }
}

extension Priority {
  /// The nearest priority that there is: files may hold 0, which counts for nothing.
  init(clamping value: Double, to greatest: Double = 1000) {
    self = Priority(min(max(value, 0.001), greatest))!
  }
}
