import DesignModel

/// The font of a view: several attributes are parts of one property.
struct SwiftFont {
  /// What has the font, with its full stop.
  private let owner: String
  private var parts: [FontPart: AttributeValue] = [:]
  /// Whether the font follows the text size.
  private let traits: FontTraits
  private let isScalingSaid: Bool
  /// Whether the font keeps the text size at which it is set.
  private let isSetOnce: Bool
  /// True for the title of a button that is set by a configuration.
  private let isConfigured: Bool
  private static let scaling = "adjustsFontForContentSizeCategory"

  /// The font that is set on a view of that kind, as all of its attributes have it; nil for kinds without one, and where
  /// none of those that `said` holds is part of a font.
  init?(_ attributes: Attributes, said: Attributes, of kind: ViewKind, isConfigured: Bool = false) {
    var owner: String?
    var isSaid = said[.scalesFont] != nil
    for attribute in ViewAttribute.allCases {
      guard case .font(let part, let holder)? = attribute.row.use(on: kind)?.uiKit else { continue }
      owner = holder
      parts[part] = attributes[attribute]
      isSaid = isSaid || said[attribute] != nil
    }
    guard let owner, isSaid else { return nil }
    self.owner = owner
    self.isConfigured = isConfigured
    traits = FontTraits(kind, attributes)
    isScalingSaid = said[.scalesFont] != nil
    isSetOnce = attributes.isFontSetOnce
  }

  /// Sets the font, and has it follow the text size where a style does so by default, unless it is set once; nothing where no part is set.
  var statements: [String] {
    guard let font else { return [] }
    if isConfigured {
      return [
        "configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { "
          + "var title = $0; title.font = \(font); return title }"
      ]
    }
    let scales = !isScalingSaid && traits.scales && !isSetOnce
    return ["\(owner)font = \(font)"] + (scales ? ["\(owner)\(Self.scaling) = true"] : [])
  }

  /// A font of a size of its own that follows the text size does so by UIKit's metrics, and one of a style that doesn't is
  /// that of the default size.
  private var font: String? {
    guard let features else { return plainFont }
    let usual = plainFont ?? ".systemFont(ofSize: \((traits.size ?? 17).exact))"
    return "UIFont(descriptor: (\(usual.hasPrefix(".") ? "UIFont\(usual)" : usual)).fontDescriptor"
      + ".addingAttributes([.featureSettings: [\(features)]]), size: 0)"
  }

  /// The features that are said; nil for none.
  private var features: String? {
    var said: [(type: String, selector: String)] = []
    if case .flag(let isOn)? = parts[.monospacedDigits] {
      let selector = isOn ? "kMonospacedNumbersSelector" : "kProportionalNumbersSelector"
      said.append(("kNumberSpacingType", selector))
    }
    if case .flag(let isOn)? = parts[.smallCaps] {
      said.append(("kUpperCaseType", isOn ? "kUpperCaseSmallCapsSelector" : "kDefaultUpperCaseSelector"))
      said.append(("kLowerCaseType", isOn ? "kLowerCaseSmallCapsSelector" : "kDefaultLowerCaseSelector"))
    }
    if said.isEmpty { return nil }
    let key = "UIFontDescriptor.FeatureKey"
    let settings = said.map { "[\(key).type: \($0.type), \(key).selector: \($0.selector)]" }
    return settings.joined(separator: ", ")
  }

  private var plainFont: String? {
    let isStyled = parts[.style] != nil && parts[.size] == nil && parts[.family] == nil
    guard traits.scales != isStyled else { return plain }
    if isStyled { return styled(", compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)") }
    let metrics =
      parts[.style].map { "UIFontMetrics(forTextStyle: .\($0.spelled))" } ?? "UIFontMetrics.default"
    return "\(metrics).scaledFont(for: \(sized))"
  }

  private var plain: String? {
    if parts.isEmpty { return nil }
    return parts[.style] != nil && parts[.size] == nil && parts[.family] == nil ? styled("") : sized
  }

  /// The font of a style, weighed; `surroundings` are further arguments.
  private func styled(_ surroundings: String) -> String {
    let style = parts[.style]?.spelled ?? "body"
    guard let weight = parts[.weight]?.spelled else {
      return ".preferredFont(forTextStyle: .\(style)\(surroundings))"
    }
    return
      "UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .\(style)\(surroundings))"
      + ".addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.\(weight)]]), size: 0)"
  }

  /// The font of a size.
  private var sized: String {
    let size = (traits.size ?? 17).exact
    if let family = parts[.family]?.spelled {
      return "UIFont(name: \(SwiftSpelling.literal(family)), size: \(size)) ?? .systemFont(ofSize: \(size))"
    }
    return ".systemFont(ofSize: \(size)" + (parts[.weight].map { ", weight: .\($0.spelled)" } ?? "") + ")"
  }
}
