import DesignModel

/// Notes on what a file says of views and constraints and neither a design nor the canvas takes in.
struct NoteUnknown {
  private static let attributes = names(KnownNames.attributes)
  private static let constraintAttributes = names(KnownNames.constraintAttributes)
  private static let children = names(KnownNames.children)

  private static func names(_ known: [KnownNames]) -> Set<String> {
    known.reduce(into: []) { $0.formUnion($1.names) }
  }

  /// The notes on a view: names that no table has, and words that an attribute doesn't know.
  static func notes(on object: SceneObject) -> [ImportNote] {
    // Of a class that isn't known nothing else is.
    guard ViewKind.isKnown(object.className) else { return [] }
    let read = ReadNames.byKind[ViewKind(className: object.className)]!
    let variations = object.element.children.filter { $0.name == "variation" }
    return ([object.element] + variations).flatMap { element in
      element.attributes.compactMap { note(on: $0, of: element, object.className, read) }
    } + object.element.children.compactMap { note(on: $0, in: object.className, read) }
  }

  /// The notes on what of a view is known and stays in the file alone: looks, values, behaviours, connections.
  static func losses(of object: SceneObject) -> [ImportNote] {
    let name = object.className
    func reason(_ known: [String: String], _ word: String) -> String? {
      known[word] ?? known["\(name).\(word)"]
    }
    let read = ReadNames.byKind[ViewKind(className: name)]!
    let attributes = object.element.attributes.compactMap { attribute -> ImportNote? in
      if read.attributes[attribute.name] != nil || read.names.contains(attribute.name) { return nil }
      return reason(lostAttributes, attribute.name).map {
        ImportNote(object.element.line, "\(attribute.name) of <\(name)> stays in the file: \($0)")
      }
    }
    let children = object.element.children.compactMap { child -> ImportNote? in
      if read.elements.contains(child.name) || read.keyed.contains([child.name, child["key"] ?? ""]) {
        return nil
      }
      let key = child["key"].map { " '\($0)'" } ?? ""
      return reason(lostChildren, child.name).map {
        ImportNote(child.line, "<\(child.name)>\(key) in <\(name)> stays in the file: \($0)")
      }
    }
    return attributes + children
  }

  private static let lostAttributes = lost(KnownNames.attributes)
  private static let lostChildren = lost(KnownNames.children)

  private static func lost(_ known: [KnownNames]) -> [String: String] {
    known.filter(\.isLost).reduce(into: [:]) { reasons, group in
      for name in group.names { reasons[name] = group.reason }
    }
  }

  /// The notes on a constraint.
  static func notes(on constraint: SceneConstraint) -> [ImportNote] {
    constraint.element.attributes.filter { !constraintAttributes.contains($0.name) }.map { attribute in
      ImportNote(
        constraint.line, "attribute '\(attribute.name)' of <constraint> is not known; it is left out")
    }
  }

  private static func note(
    on attribute: XMLElement.Attribute, of element: XMLElement, _ className: String, _ read: ReadNames
  ) -> ImportNote? {
    if let (file, form) = read.attributes[attribute.name] {
      if file.value(of: attribute.value, form) != nil { return nil }
      return ImportNote(
        element.line, "\(attribute.name) '\(attribute.value)' of <\(className)> is not known; it is left out")
    }
    if attributes.contains(attribute.name) || read.names.contains(attribute.name)
      || attributes.contains("\(className).\(attribute.name)")
    {
      return nil
    }
    return ImportNote(
      element.line, "attribute '\(attribute.name)' of <\(className)> is not known; it is left out")
  }

  private static func note(on child: XMLElement, in className: String, _ read: ReadNames) -> ImportNote? {
    let isView = child.child("rect", key: "frame") != nil || ViewKind.isKnown(child.name)
    if isView || children.contains(child.name) || read.elements.contains(child.name) { return nil }
    return ImportNote(child.line, "<\(child.name)> in <\(className)> is not known; it is left out")
  }
}

/// The names that the attributes' table reads of a kind of view.
private struct ReadNames {
  /// Attributes that stand for one of the design's.
  var attributes: [String: (file: FileAttribute, form: AttributeForm)] = [:]
  /// Attributes that stand for one together with others.
  var names: Set<String> = []
  /// Elements in the view's.
  var elements: Set<String> = []
  /// Elements of a key, by name and key.
  var keyed: Set<[String]> = []

  static let byKind = Dictionary(uniqueKeysWithValues: ViewKind.allCases.map { ($0, ReadNames($0)) })

  private init(_ kind: ViewKind) {
    for row in AttributeTable.rows(of: kind) {
      if case .attribute(let file) = row.spelling {
        attributes[file.name] = (file, row.use.form)
        if let instead = file.instead { names.insert(instead.name) }
      }
      names.formUnion(row.spelling.attributeNames)
      elements.formUnion(row.spelling.elementNames)
      if case .color(let key, false, _) = row.spelling { keyed.insert(["color", key]) }
    }
  }
}

extension InterfaceBuilderSpelling {
  /// The attributes of a view's element that spell it, beside those of one attribute alone.
  fileprivate var attributeNames: [String] {
    switch self {
    case .text(let key, false, _): [key]
    case .axes(let word, _): ["horizontal" + word, "vertical" + word]
    case .extent(let word, _): [word + "Width", word + "Height"]
    case .image(false, _): ["image", "catalog"]
    case .contentMode: ["contentMode"]
    default: []
    }
  }

  /// The elements in a view's that spell it.
  fileprivate var elementNames: [String] {
    switch self {
    case .font: ["fontDescription"]
    case .sides(let spellings, _): spellings.map(\.element)
    case .child(let element, _, _, _): [element]
    case .items(let list, _, _, _): [list]
    default: []
    }
  }
}
