import DesignModel

/// The names that the attributes' table reads of a kind of view.
struct ReadNames: Sendable {
  /// Attributes that mean one of the design's.
  private(set) var attributes: [String: (file: FileAttribute, form: AttributeForm)] = [:]
  /// Attributes that mean one together with others.
  private(set) var names: Set<String> = []
  /// Elements that are read whole, as `XMLElement.names` spells them.
  private(set) var elements: Set<String> = []
  /// Attributes of elements that are not, the element before the point.
  private(set) var partAttributes: Set<String> = []
  /// Paths of user-defined runtime attributes.
  private(set) var paths: Set<String> = []

  /// By the kind that has the attributes.
  static let byKind = Dictionary(uniqueKeysWithValues: ViewKind.allCases.map { ($0, ReadNames($0)) })

  private init(_ kind: ViewKind) {
    for row in AttributeTable.rows(of: kind) {
      add(row.spelling, row.use.form)
    }
  }

  private mutating func add(_ spelling: InterfaceBuilderSpelling, _ form: AttributeForm) {
    switch spelling {
    case .attribute(let file):
      attributes[file.name] = (file, form)
      if let instead = file.instead { names.insert(instead.name) }
      if let points = file.points { names.insert(points) }
    case .text(let key, false, _):
      names.insert(key)
      elements.formUnion(["string[\(key)]", "mutableString[\(key)]"])
    case .axes(let word, _): names.formUnion(["horizontal" + word, "vertical" + word])
    case .extent(let word, _): names.formUnion([word + "Width", word + "Height"])
    case .image(false, _): names.formUnion(["image", "catalog"])
    case .font: elements.insert("fontDescription[fontDescription]")
    case .sides(let spellings, _): elements.formUnion(spellings.map { "\($0.element)[\($0.key)]" })
    case .accessibility(.text(let name), _):
      partAttributes.insert("accessibility.\(name)")
      paths.formUnion(AccessibilityPart.text(name).runtimePaths)
    case .accessibility(.isElement, _): elements.insert("bool[isElement]")
    case .accessibility(.traits, _):
      partAttributes.formUnion(AccessibilityTrait.words.map { "accessibilityTraits.\($0)" })
    case .items(_, let element, let attribute, _): partAttributes.insert("\(element).\(attribute)")
    case .color(let key, let isInState, _):
      elements.insert(isInState ? "state[normal]/color[\(key)]" : "color[\(key)]")
    case .runtime(let paths, _): self.paths.formUnion(paths)
    case .paragraph(let name): partAttributes.insert("paragraphStyle.\(name)")
    case .text, .image, .configuration, .notCarried: break
    }
  }
}
