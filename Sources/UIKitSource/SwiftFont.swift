import DesignModel

/// The font of a view: several attributes are parts of one property.
struct SwiftFont {
  /// What has the font, with its full stop.
  private let owner: String
  private var parts: [FontPart: AttributeValue] = [:]
  private let isScalingSaid: Bool
  /// True for the title of a button that is set by a configuration.
  private let isConfigured: Bool
  private static let scaling = "adjustsFontForContentSizeCategory"

  /// The font that is set on a view of that kind; nil for kinds without one.
  init?(_ attributes: Attributes, of kind: ViewKind, isConfigured: Bool = false) {
    var owner: String?
    for attribute in ViewAttribute.allCases {
      guard case .font(let part, let holder)? = attribute.row.use(on: kind)?.uiKit else { continue }
      owner = holder
      parts[part] = attributes[attribute]
    }
    guard let owner else { return nil }
    self.owner = owner
    self.isConfigured = isConfigured
    isScalingSaid = attributes.entries.contains { entry in
      guard case .statements(let templates, _)? = entry.attribute.row.use(on: kind)?.uiKit else {
        return false
      }
      return templates.contains { $0.hasPrefix(owner + Self.scaling) }
    }
  }

  /// Sets the font, and has it follow the text size where a style does so by default; nothing where no part is set.
  var statements: [String] {
    guard let font else { return [] }
    if isConfigured {
      return [
        "configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { "
          + "var title = $0; title.font = \(font); return title }"
      ]
    }
    let scales = !isScalingSaid && parts[.style] != nil
    return ["\(owner)font = \(font)"]
      + (scales ? ["\(owner)\(Self.scaling) = true"] : [])
  }

  private var font: String? {
    let (style, weight) = (parts[.style]?.spelled, parts[.weight]?.spelled)
    let size = parts[.size].flatMap { if case .number(let number) = $0 { number.exact } else { nil } }
    if let family = parts[.family]?.spelled {
      let points = size ?? "UIFont.labelFontSize"
      return
        "UIFont(name: \(SwiftSpelling.literal(family)), size: \(points)) ?? .systemFont(ofSize: \(points))"
    }
    if let style {
      guard let weight else { return ".preferredFont(forTextStyle: .\(style))" }
      return "UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .\(style))"
        + ".addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.\(weight)]]), size: 0)"
    }
    if size == nil, weight == nil { return nil }
    return ".systemFont(ofSize: \(size ?? "UIFont.labelFontSize")" + (weight.map { ", weight: .\($0)" } ?? "")
      + ")"
  }
}
