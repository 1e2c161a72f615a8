import Notation

/// Writes the lines of a document's text, a parent before what it holds.
struct DescribeElements {
  private let document: XMLDocument
  private let names: TextNames
  private(set) var lines: [String] = []

  /// What lines about an element begin with, and where it is.
  struct Place {
    /// The scene by its place; nil in none.
    var scene: Int?
    /// The scene's name and a colon; empty in a xib.
    var prefix = ""
    /// The object that holds it, in words.
    var owner: String
    /// The object's identifier.
    var id = ""
    /// What of the object holds it, from the outside in.
    var path: [String] = []

    /// The way from the object to a part of it.
    func way(to part: String) -> String { (path + [part]).joined(separator: ", ") }
  }

  /// A writer that has written nothing.
  init(_ document: XMLDocument) {
    self.document = document
    names = TextNames(document.root)
  }

  /// Writes all of the document.
  mutating func describeDocument() {
    let root = document.root
    let place = Place(owner: "document")
    describeAttributes(of: root, leavingOut: [], at: place)
    for child in root.children where !WrittenByXcode.isSection(child) {
      switch child.name {
      case "scenes": for (index, scene) in child.children.enumerated() { describe(scene: scene, index) }
      case "objects": for object in child.children { describe(object, at: Place(owner: "the file")) }
      default: describe(child, at: place)
      }
    }
  }

  private mutating func describe(scene: XMLElement, _ index: Int) {
    let name = names.scene(index)
    var place = Place(scene: index, prefix: "\(name): ", owner: "the scene")
    lines.append("\(name): scene (\(TextWord(scene["sceneID"] ?? "").text)) in the storyboard")
    place.owner = "scene"
    describeAttributes(of: scene, leavingOut: ["sceneID"], at: place)
    place.owner = "the scene"
    for child in scene.children {
      if child.name == "objects" {
        for object in child.children { describe(object, at: place) }
      } else {
        describe(child, at: place)
      }
    }
  }

  private mutating func describe(_ element: XMLElement, at place: Place, isOneOfMany: Bool = false) {
    if WrittenByXcode.isPlace(element) { return }
    guard let id = element["id"], element.name != "device", element.name != "adaptation" else {
      return describe(value: element, at: place, isOneOfMany: isOneOfMany)
    }
    switch element.name {
    case "constraint" where place.path.last == "constraints": describe(constraint: element, id, at: place)
    case _ where place.path.last == "connections": describe(connection: element, id, at: place)
    default: describe(object: element, id, at: place)
    }
  }

  // MARK: Objects

  private mutating func describe(object: XMLElement, _ id: String, at place: Place) {
    let title = Self.title(of: object)
    let shown = title.map { " \(TextWord.quoted($0.value))" } ?? ""
    let name = names.name(id).map { " \($0)" } ?? ""
    let way = place.path.filter { !Self.usual.contains($0) }.joined(separator: ", ")
    let role = object["key"].map { " as \(TextWord($0).text)" } ?? ""
    lines.append(
      "\(place.prefix)\(object.name)\(name)\(shown) (\(TextWord(id).text)) in \(place.owner)"
        + (way.isEmpty ? "" : ", \(way)") + role)
    var inner = Place(scene: place.scene, prefix: place.prefix, owner: names.words(id), id: id)
    let own = title.flatMap { $0.element === object ? $0.attribute : nil }
    describeAttributes(of: object, leavingOut: ["id", "key", own ?? "id"], at: inner)
    describeText(of: object, at: inner)
    describeChildren(of: object, at: &inner, without: title)
  }

  /// What is to be read on an object: the value, and where it is.
  private typealias Title = (value: String, element: XMLElement, attribute: String)

  private static func title(of object: XMLElement) -> Title? {
    for name in ["text", "title"] {
      if let value = object[name] { return (value, object, name) }
    }
    for key in ["normal", "configuration"] {
      if let child = object.child(key: key), let value = child["title"] { return (value, child, "title") }
    }
    return nil
  }

  /// What holds parts of an object and need not be said.
  private static let usual: Set = ["subviews", "objects", "constraints", "connections"]

  private mutating func describeAttributes(
    of element: XMLElement, leavingOut known: Set<String>, at place: Place
  ) {
    for attribute in element.attributes
    where !known.contains(attribute.name) && !WrittenByXcode.isMark(attribute.name) {
      lines.append("\(place.prefix)\(place.owner): \(words(attribute, of: element, at: place))")
    }
  }

  private mutating func describeText(of element: XMLElement, at place: Place) {
    guard let text = text(of: element) else { return }
    lines.append("\(place.prefix)\(place.owner): contains \(text)")
  }

  private mutating func describeChildren(
    of element: XMLElement, at place: inout Place, without title: Title? = nil
  ) {
    if element.isMixed { return }
    var counts: [String: Int] = [:]
    for child in element.children { counts[child.name, default: 0] += 1 }
    for child in element.children {
      if let title, child === title.element {
        describe(value: child, at: place, leavingOut: title.attribute)
      } else {
        describe(child, at: place, isOneOfMany: counts[child.name]! > 1)
      }
    }
  }

  // MARK: What objects hold

  /// A constraint in the notation of designs, with its identifier and the view that has it.
  private mutating func describe(constraint: XMLElement, _ id: String, at place: Place) {
    let words = ConstraintLine(constraint, naming: names.item)
    let rest = constraint.attributes.filter {
      !ConstraintLine.attributes.contains($0.name) && !WrittenByXcode.isMark($0.name)
    }.map { ", " + self.words($0, of: constraint, at: place) }.joined()
    lines.append(
      "\(place.prefix)\(words.text(in: names.item(place.id))) (\(TextWord(id).text) in \(place.owner))\(rest)"
    )
    describe(insideOf: constraint, "constraint \(TextWord(id).text)", at: place)
  }

  /// An outlet, an action or a segue, with its identifier.
  private mutating func describe(connection: XMLElement, _ id: String, at place: Place) {
    let attributes = connection.attributes.filter {
      !["id", "property", "selector"].contains($0.name) && !WrittenByXcode.isMark($0.name)
    }
    let called = ["property", "selector"].compactMap { connection[$0].map { " \(TextWord($0).text)" } }
      .joined()
    let said = attributes.map { attribute in
      let words = words(attribute, of: connection, at: place)
      return attribute.name == "destination" ? "to" + words.dropFirst(attribute.name.count) : words
    }
    lines.append(
      "\(place.prefix)\(place.owner): \(connection.name)\(called) \(said.joined(separator: ", ")) "
        + "(\(TextWord(id).text))")
    describe(insideOf: connection, "\(connection.name) \(TextWord(id).text)", at: place)
  }

  private mutating func describe(insideOf element: XMLElement, _ words: String, at place: Place) {
    var inner = Place(scene: place.scene, prefix: place.prefix, owner: words, id: place.id)
    describeText(of: element, at: inner)
    describeChildren(of: element, at: &inner)
  }

  /// What has no identifier: a line for all that it says itself, then what it holds.
  private mutating func describe(
    value: XMLElement, at place: Place, leavingOut known: String? = nil, isOneOfMany: Bool = false
  ) {
    let said = sayings(of: value, leavingOut: known, at: place)
    let isSaid =
      !said.isEmpty || value["key"] != nil && !value.isContainer || isOneOfMany && value.isContainer
      || value.children.isEmpty && !Self.usual.contains(value.name)
    if isSaid {
      let end = said.isEmpty ? "" : ": \(said.joined(separator: ", "))"
      lines.append("\(place.prefix)\(place.owner): \(place.way(to: Self.part(value)))\(end)")
    }
    var inner = place
    inner.path.append(Self.part(value))
    describeChildren(of: value, at: &inner)
  }

  /// What an element is in its object: `color textColor`, `fontDescription`, `userDefinedRuntimeAttribute layer.radius`.
  private static func part(_ element: XMLElement) -> String {
    let name = ["key", "keyPath", "identifier", "name"].lazy.compactMap { element[$0] }.first
    return name.map { $0 == element.name ? $0 : "\(element.name) \(TextWord($0).text)" } ?? element.name
  }

  private func sayings(of element: XMLElement, leavingOut known: String?, at place: Place) -> [String] {
    let hidden: Set = ["key", known ?? "key"]
    var attributes = element.attributes.filter {
      !hidden.contains($0.name) && !WrittenByXcode.isMark($0.name)
    }
    var said: [String] = []
    if element.name == "color", let color = element["systemColor"] ?? element[Self.older] {
      // What it comes to stands beside it in the words of the Xcode that saved it.
      said.append("systemColor \(TextWord(color).text)")
      attributes.removeAll { Self.ofColor.contains($0.name) && !($0.name == Self.older && $0.value != color) }
    }
    return said + attributes.map { words($0, of: element, at: place) }
      + [text(of: element)].compactMap(\.self)
  }

  /// How Xcode 10 and before name a color of the system, which later ones write beside their own name.
  private static let older = "cocoaTouchSystemColor"

  private static let ofColor: Set = [
    "systemColor", older, "red", "green", "blue", "white", "alpha", "colorSpace",
    "customColorSpace",
  ]

  // MARK: Values

  private func words(_ attribute: XMLElement.Attribute, of element: XMLElement, at place: Place) -> String {
    let value = attribute.value
    if ObjectReferences.mayRefer(attribute.name, value),
      let object = names.reference(to: value, from: place.scene)
    {
      return "\(attribute.name) \(object)"
    }
    let number = ElementWords.isNumeric(element) ? Double(parsing: value)?.spelled : nil
    return "\(attribute.name) \(number ?? TextWord(value).text)"
  }

  /// The text within an element, in quotes; nil where there is none.
  private func text(of element: XMLElement) -> String? {
    if element.isMixed {
      return TextWord.quoted(String(decoding: document.text[element.places.inside], as: UTF8.self))
    }
    if !element.text.isEmpty { return TextWord.quoted(element.text) }
    // Blanks are a text where there is nothing else.
    guard element.children.isEmpty, ["string", "mutableString"].contains(element.name) else { return nil }
    return TextWord.quoted(String(decoding: document.text[element.places.inside], as: UTF8.self))
  }
}
