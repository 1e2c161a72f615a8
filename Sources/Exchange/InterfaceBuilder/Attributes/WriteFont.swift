import DesignModel

/// Writes the font of a view's element; the reverse of `ReadFont`.
struct WriteFont {
  /// Where the element stands among the view's.
  static let place = 51
  private var parts: [FontPart: AttributeValue] = [:]
  private var absent: [FontPart: AttributeValue] = [:]
  private let fileSize: Double

  init(_ attributes: Attributes, of kind: ViewKind) {
    let type = kind.row.written.first { $0.name == "buttonType" }?.word
    fileSize = ReadFont.defaultSize(of: kind.element, buttonType: type, isConfigured: false)
    for row in AttributeTable.rows(of: kind) {
      guard case .font(let part) = row.spelling else { continue }
      parts[part] = attributes[row.attribute]
      absent[part] = row.use.absent.value(beside: attributes)
    }
  }

  /// The element in a variation, which says the whole font again; nil where the variation leaves the font alone.
  static func varied(_ attributes: Attributes, over usual: Attributes, of kind: ViewKind) -> XMLNode? {
    let isSaid = AttributeTable.rows(of: kind).contains { row in
      if case .font = row.spelling { attributes[row.attribute] != nil } else { false }
    }
    return isSaid ? WriteFont(usual.overridden(by: attributes), of: kind).node : nil
  }

  /// The element; nil where the file's own font is meant, as a configured button's is.
  var node: XMLNode? {
    let weight = parts[.weight]?.spelled
    let own = parts[.size] == nil ? absent[.style] : nil
    if parts[.style] == nil, own != nil, weight == nil { return nil }
    if let style = (parts[.style] ?? own).flatMap({ TextStyle(rawValue: $0.spelled) }) {
      return element([("style", style.fileWord), ("weight", weight)])
    }
    guard case .number(let points)? = parts[.size] ?? absent[.size] else { return nil }
    let isOwn = parts[.size] != nil || points != fileSize
    if let family = parts[.family]?.spelled {
      return element([
        ("name", family), ("family", family), ("pointSize", isOwn ? points.spelledForXML : nil),
      ])
    }
    if !isOwn, weight == nil { return nil }
    return element([("type", "system"), ("weight", weight), ("pointSize", points.spelledForXML)])
  }

  /// The element that a button's configuration has for its title, which UIKit reads in place of the button's own.
  var configured: XMLNode? {
    guard var node else { return nil }
    node.attributes[0].value = Self.configuredKey
    return node
  }

  /// The key of a font in a configuration.
  static let configuredKey = "titleFontDescription"

  private func element(_ attributes: [(String, String?)]) -> XMLNode {
    XMLNode("fontDescription", [("key", "fontDescription")] + attributes)
  }
}
