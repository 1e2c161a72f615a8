import DesignModel
import Notation

/// The statements that set a view's attributes, with remarks on those that UIKit has no counterpart for.
struct SwiftAttributes {
  let view: View
  let names: SwiftNames
  private var prefix: String { names.prefix(view.id) }

  /// One statement or remark for each thing that is set.
  func statements(_ attributes: Attributes) -> [String] {
    var result = fonts(attributes)
    for entry in attributes.entries { result += statements(entry, attributes) }
    return result
  }

  private func remark(_ entry: Attributes.Entry, _ reason: String) -> [String] {
    [SwiftSpelling.remark("\(view.name): \(entry.attribute.rawValue)=\(entry.value.spelled): \(reason)")]
  }

  private func set(_ property: String, _ value: String) -> [String] { ["\(prefix)\(property) = \(value)"] }

  private func statements(_ entry: Attributes.Entry, _ all: Attributes) -> [String] {
    switch entry.value {
    case .text(let text): texts(entry, text)
    case .number(let number): numbers(entry, number.exact)
    case .flag(let flag): flags(entry, flag)
    case .insets(let insets): insetsStatements(entry, SwiftSpelling.insets(insets))
    case .priorities(let horizontal, let vertical): priorities(entry, horizontal, vertical)
    case .size: sizes(entry)
    }
  }

  private func texts(_ entry: Attributes.Entry, _ text: String) -> [String] {
    let literal = SwiftSpelling.literal(text)
    switch entry.attribute {
    case .text where view.kind == .button: return ["\(prefix)setTitle(\(literal), for: .normal)"]
    case .text where hasText: return set("text", literal)
    case .placeholder where [.textField, .searchBar].contains(view.kind): return set("placeholder", literal)
    case .label: return set("accessibilityLabel", literal)
    case .alignment where view.kind == .stack: return set("alignment", ".\(text)")
    case .alignment where hasText: return set("textAlignment", ".\(text)")
    case .axis, .distribution: return view.kind == .stack ? set(entry.attribute.rawValue, ".\(text)") : []
    case .lineBreak:
      return set(isButton ? "titleLabel?.lineBreakMode" : "lineBreakMode", ".\(lineBreak(text))")
    case .contentInsetAdjustment: return set("contentInsetAdjustmentBehavior", ".\(text)")
    case .borderStyle where view.kind == .textField: return set("borderStyle", ".\(text)")
    case .buttonConfiguration where isButton:
      return set("configuration", text == "none" ? "nil" : ".\(text)()")
    case .indicatorStyle where view.kind == .activityIndicator: return set("style", ".\(text)")
    case .segments where view.kind == .segmentedControl: return segments(text)
    case .style, .font, .weight: return []
    case .role: return remark(entry, "assistive technologies are told by accessibilityTraits")
    case .mayOverlap: return remark(entry, "a permission for the design's checks")
    case .accessory: return remark(entry, "a cell's accessoryType")
    default: return remark(entry, "UIKit has no such property on this view")
    }
  }

  private var isButton: Bool { view.kind == .button }
  private var hasText: Bool { [.label, .textField, .textView].contains(view.kind) }

  private func segments(_ text: String) -> [String] {
    text.split(separator: "|", omittingEmptySubsequences: false).enumerated().map { place, title in
      "\(prefix)insertSegment(withTitle: \(SwiftSpelling.literal(String(title))), at: \(place), animated: false)"
    }
  }

  private func lineBreak(_ word: String) -> String {
    switch LineBreakMode(rawValue: word) {
    case .wordWrapping: "byWordWrapping"
    case .charWrapping: "byCharWrapping"
    case .clipping: "byClipping"
    case .truncatingHead: "byTruncatingHead"
    case .truncatingMiddle: "byTruncatingMiddle"
    case .truncatingTail, nil: "byTruncatingTail"
    }
  }

  private func numbers(_ entry: Attributes.Entry, _ number: String) -> [String] {
    switch entry.attribute {
    case .lines: return set(isButton ? "titleLabel?.numberOfLines" : "numberOfLines", number)
    case .spacing where view.kind == .stack: return set("spacing", number)
    case .customSpacing:
      return view.parent.map {
        ["\(names.prefix($0))setCustomSpacing(\(number), after: \(names.item(view.id)))"]
      } ?? []
    case .minimumScale where view.kind == .label:
      return set("adjustsFontSizeToFitWidth", "true") + set("minimumScaleFactor", number)
    case .preferredWidth where view.kind == .label: return set("preferredMaxLayoutWidth", number)
    case .pages where view.kind == .pageControl: return set("numberOfPages", number)
    case .fontSize: return []
    default: return remark(entry, "UIKit has no such property on this view")
    }
  }

  private func flags(_ entry: Attributes.Entry, _ flag: Bool) -> [String] {
    switch entry.attribute {
    case .hidden: set("isHidden", "\(flag)")
    case .preservesMargins: set("preservesSuperviewLayoutMargins", "\(flag)")
    case .insetsMarginsFromSafeArea: set("insetsLayoutMarginsFromSafeArea", "\(flag)")
    case .clips: set("clipsToBounds", "\(flag)")
    case .interactive: set("isUserInteractionEnabled", "\(flag)")
    case .scrollEnabled where view.kind == .textView: set("isScrollEnabled", "\(flag)")
    case .scalesFont where hasText: set("adjustsFontForContentSizeCategory", "\(flag)")
    case .keyboardAvoidance: remark(entry, "add the keyboard's height to contentInset where it shows")
    case .neverTruncate: remark(entry, "a demand for the design's checks")
    default: remark(entry, "UIKit has no such property on this view")
    }
  }

  private func insetsStatements(_ entry: Attributes.Entry, _ insets: String) -> [String] {
    switch entry.attribute {
    case .layoutMargins:
      set("layoutMargins", insets)
        + (view.kind == .stack ? set("isLayoutMarginsRelativeArrangement", "true") : [])
    case .insets where isButton: set("contentEdgeInsets", insets)
    case .contentInsets where view.kind == .scroll: set("contentInset", insets)
    default: remark(entry, "UIKit has no such property on this view")
    }
  }

  private func priorities(_ entry: Attributes.Entry, _ horizontal: Priority, _ vertical: Priority) -> [String]
  {
    let name =
      entry.attribute == .hugging ? "setContentHuggingPriority" : "setContentCompressionResistancePriority"
    return [(horizontal, "horizontal"), (vertical, "vertical")].map { priority, axis in
      "\(prefix)\(name)(\(SwiftSpelling.priority(priority)), for: .\(axis))"
    }
  }

  private func sizes(_ entry: Attributes.Entry) -> [String] {
    remark(entry, view.kind == .image ? "the size of its image" : "the size that its class has by itself")
  }

  // MARK: Fonts

  private func fonts(_ attributes: Attributes) -> [String] {
    guard hasText || isButton, let font = font(attributes) else { return [] }
    let owner = isButton ? "titleLabel?." : ""
    let scales = attributes.flag(.scalesFont) == nil && attributes.text(.style) != nil
    return set("\(owner)font", font)
      + (scales ? set("\(owner)adjustsFontForContentSizeCategory", "true") : [])
  }

  private func font(_ attributes: Attributes) -> String? {
    let weight = attributes.text(.weight)
    let size = attributes.number(.fontSize)?.exact
    if let family = attributes.text(.font) {
      let points = size ?? "UIFont.labelFontSize"
      return
        "UIFont(name: \(SwiftSpelling.literal(family)), size: \(points)) ?? .systemFont(ofSize: \(points))"
    }
    if let style = attributes.text(.style) {
      guard let weight else { return ".preferredFont(forTextStyle: .\(style))" }
      return "UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .\(style))"
        + ".addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.\(weight)]]), size: 0)"
    }
    if size == nil, weight == nil { return nil }
    return ".systemFont(ofSize: \(size ?? "UIFont.labelFontSize")" + (weight.map { ", weight: .\($0)" } ?? "")
      + ")"
  }
}
