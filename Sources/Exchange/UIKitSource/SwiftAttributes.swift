import DesignModel
import Notation

/// The statements that set a view's attributes, as the attributes' rows spell them, with remarks on those that UIKit has
/// no counterpart for.
struct SwiftAttributes {
  let view: View
  let names: SwiftNames
  private var prefix: String { names.prefix(view.id) }

  /// One statement or remark for each thing that is set; fonts first, of which several attributes are parts.
  func statements(_ attributes: Attributes) -> [String] {
    let whole = view.attributes.overridden(by: attributes)
    let font =
      SwiftFont(whole, said: attributes, of: view.kind, isConfigured: isConfigured)
      .map { $0.statements.map { prefix + $0 } } ?? []
    // A configuration brings a font of its own, and comes before the title's.
    let configuration = attributes.entries.filter(\.attribute.isConfiguration)
    let others = attributes.entries.filter { !$0.attribute.isConfiguration }
    return others.reduce(into: configuration.flatMap(statements) + font) { $0 += statements($1) }
  }

  /// What the design takes for unset where UIKit's initializer has something else.
  var unlikeInitializer: Attributes {
    var result = Attributes()
    for attribute in ViewAttribute.allCases where view.attributes[attribute] == nil {
      guard let use = attribute.row.use(on: view.kind), use.bare != nil else { continue }
      result[attribute] = use.absent.value(beside: view.attributes)
    }
    if view.kind == .tableCell, view.attributes.preservesMargins == nil {
      result.preservesMargins = false
    }
    if isConfigured, view.attributes.configuration == nil {
      result.configuration = .text(FontTraits(view.kind, view.attributes).configuration.rawValue)
    }
    return result
  }

  /// True for a button that is set by a configuration.
  private var isConfigured: Bool {
    view.kind == .button && FontTraits(view.kind, view.attributes).configuration != .none
  }

  private func statements(_ entry: Attributes.Entry) -> [String] {
    if entry.attribute.row.isRecorded { return [] }
    let use = entry.attribute.row.use(on: view.kind)
    if entry.attribute.isContentPadding, isConfigured, case .insets(let insets) = entry.value {
      return ["\(prefix)configuration?.contentInsets = \(SwiftSpelling.directionalInsets(insets))"]
    }
    if entry.attribute.isOfTitleLabel, isConfigured { return configuredLines(entry, use) }
    return switch use?.uiKit {
    case .statements(let templates, let words):
      templates.map { prefix + $0.filled(entry.value.inSwift(use!.form, words)) }
    case .each(let template):
      entry.value.spelled.split(separator: "|", omittingEmptySubsequences: false).enumerated().map {
        place, text in
        prefix + template.filled(["#": "\(place)", "%": SwiftSpelling.literal(String(text))])
      }
    case .inSuperview(let template):
      view.parent.map { parent in
        let values = entry.value.inSwift(use!.form).merging(["@": names.item(view.id)]) { first, _ in first }
        return [names.prefix(parent) + template.filled(values)]
      } ?? []
    case .font: []
    case .notCarried(let reason): remark(entry, reason)
    case nil: remark(entry, "UIKit has no such property on this view")
    }
  }

  /// How a configured title breaks, which decides how many lines it has, too.
  private func configuredLines(_ entry: Attributes.Entry, _ use: AttributeUse?) -> [String] {
    guard case .text = entry.value, let use, case .statements(_, let words) = use.uiKit else {
      return remark(entry, "a configuration's titleLineBreakMode decides between one line and any number")
    }
    let statement = "configuration?.titleLineBreakMode = %".filled(entry.value.inSwift(use.form, words))
    return [prefix + statement]
  }

  private func remark(_ entry: Attributes.Entry, _ reason: String) -> [String] {
    [SwiftSpelling.remark("\(view.name): \(entry.attribute.rawValue)=\(entry.value.spelled): \(reason)")]
  }
}

extension AttributeValue {
  /// What the places of a template take; `words` are UIKit's where they aren't members of the same name.
  func inSwift(_ form: AttributeForm, _ words: [String: String] = [:]) -> [String: String] {
    switch self {
    case .number(let number): ["%": number.exact]
    case .flag(let flag): ["%": "\(flag)"]
    case .insets(let insets): ["%": SwiftSpelling.insets(insets)]
    case .guidedInsets(let insets): ["%": SwiftSpelling.insets(insets)]
    case .priorities(let horizontal, let vertical):
      ["%1": SwiftSpelling.priority(horizontal), "%2": SwiftSpelling.priority(vertical)]
    case .size(let width, let height): ["%1": (width ?? 0).exact, "%2": (height ?? 0).exact]
    case .text(let text) where form == .color: ["%": SwiftSpelling.color(text)]
    case .text(let text) where text.contains(",") && form.isOfWords:
      ["%": "[\(text.split(separator: ",").map { ".\($0)" }.joined(separator: ", "))]"]
    case .text(let text): ["%": form == .text ? SwiftSpelling.literal(text) : words[text] ?? ".\(text)"]
    }
  }
}

extension AttributeForm {
  /// True for a list of words, which Swift writes as an option set.
  fileprivate var isOfWords: Bool { if case .words = self { true } else { false } }
}

extension ViewAttribute {
  /// True for what a superview knows of a view, and only once the view is in it.
  var isSetInSuperview: Bool {
    row.uses.contains { if case .inSuperview = $0.uiKit { true } else { false } }
  }
}

extension Attributes {
  /// Those of the attributes for which `isWanted` holds.
  func filter(_ isWanted: (ViewAttribute) -> Bool) -> Attributes {
    var result = Attributes()
    for entry in entries where isWanted(entry.attribute) { result[entry.attribute] = entry.value }
    return result
  }
}

extension String {
  /// The template with its places filled, each once; what is filled in is no template.
  func filled(_ values: [String: String]) -> String {
    var result = ""
    var rest = self[...]
    while let sign = rest.firstIndex(where: { "%#@".contains($0) }) {
      result += rest[..<sign]
      let place = values.keys.filter { rest[sign...].hasPrefix($0) }.max { $0.count < $1.count }
      guard let place, let value = values[place] else {
        preconditionFailure("Nothing fills a place of the template \(self)")
      }
      result += value
      rest = rest[rest.index(sign, offsetBy: place.count)...]
    }
    return result + rest
  }
}
