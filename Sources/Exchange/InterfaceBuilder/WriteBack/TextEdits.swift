import DesignModel

extension SceneEdits {
  /// Puts another text where the file has the view's: in an attribute, an element, or the one piece of a styled text.
  mutating func setText(
    _ value: AttributeValue?, _ key: String, isInState: Bool, of object: SceneObject, view: View
  ) {
    let text = value?.spelled
    guard isInState else { return setText(text, key, in: object.element, of: view) }
    let state = object.element.child("state", key: "normal")
    let configuration = object.element.child("buttonConfiguration")
    let isConfigured = configuration.map { Self.hasText(key, $0) } ?? false
    let isFirst = text != nil && configuration?.showsImageAlone == true
    if let configuration, isConfigured || isFirst || configuration.hasStyledText {
      setText(text, key, in: configuration, of: view)
    }
    if let state {
      if !isConfigured || Self.hasText(key, state) { setText(text, key, in: state, of: view) }
    } else if !isConfigured {
      insert(XMLNode("state", [("key", "normal"), (key, text)]), into: object.element)
    }
  }

  private static func hasText(_ key: String, _ element: XMLElement) -> Bool {
    element[key] != nil || element.textElement(key) != nil
  }

  private mutating func setText(_ text: String?, _ key: String, in element: XMLElement, of view: View) {
    let holder = map.holder(of: key, in: element)
    if holder[key] == nil, let child = element.textElement(key) {
      return setText(text, of: child)
    }
    if holder[key] == nil, element.hasStyledText {
      return setStyledText(text, in: element, of: view)
    }
    // A line end in an attribute would be read as a blank by others; Xcode writes an element instead.
    if let text, text.contains("\n"), holder === element {
      edits.set(key, of: element, to: nil)
      var node = XMLNode("string", [("key", key)])
      node.text = text
      insert(node, into: element)
    } else {
      edits.set(key, of: holder, to: text, before: ["lineBreakMode", "textAlignment", "id"])
    }
  }

  private mutating func setText(_ text: String?, of child: XMLElement) {
    guard let text else { return edits.remove(child) }
    edits.set("base64-UTF8", of: child, to: nil)
    edits.setText(of: child, to: text)
  }

  private mutating func setStyledText(_ text: String?, in element: XMLElement, of view: View) {
    let fragments = element.child("attributedString")?.children.filter { $0.name == "fragment" } ?? []
    guard fragments.count == 1, let text else {
      refuse(.view, view.key, reason: "its text has \(fragments.count) pieces of different styles")
      return
    }
    if let child = fragments[0].textElement("content") {
      setText(text, of: child)
    } else {
      edits.set("content", of: fragments[0], to: text, before: [])
    }
  }
}

extension XMLElement {
  /// The element that holds a text with line ends.
  fileprivate func textElement(_ key: String) -> XMLElement? {
    children.first { $0["key"] == key && $0.name.hasSuffix("tring") && $0.name != "attributedString" }
  }

  /// True for a text in pieces, each with a style.
  fileprivate var hasStyledText: Bool { child("attributedString") != nil }
}
