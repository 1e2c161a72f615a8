extension SceneObject {
  /// The text that the view shows; nil where the file gives none.
  var text: String? { className == "button" ? title : string("text") ?? attributed(element) }

  /// What a button says: its configuration's title, else that of its normal state.
  ///
  /// A configuration that has an image and no title shows that alone; Interface Builder leaves 'Button' in the state.
  var title: String? {
    let state = element.child("state", key: "normal")
    let configuration = element.child("buttonConfiguration")
    if configuration?.showsImageAlone == true { return nil }
    return configuration.flatMap { Self.string("title", of: $0) }
      ?? state.flatMap { Self.string("title", of: $0) } ?? attributed(state) ?? attributed(configuration)
  }

  /// The attributed text that a view shows in place of a plain one: a button's as its title.
  var attributedText: XMLElement? {
    guard className == "button" else { return self["text"] == nil ? element.attributedText : nil }
    let state = element.child("state", key: "normal")
    return state?["title"] == nil ? state?.attributedText : nil
  }

  /// A text property of the view on this canvas.
  func string(_ key: String) -> String? { self[key] ?? Self.string(key, of: element) }

  /// A text property, which stands as an attribute or, with line ends, as an element.
  private static func string(_ key: String, of element: XMLElement) -> String? {
    if let value = element[key] { return value }
    guard let child = element.children.first(where: { $0["key"] == key && $0.name.hasSuffix("tring") }) else {
      return nil
    }
    if child.name == "attributedString" { return nil }
    return child.isYes("base64-UTF8") ? decodedBase64(child.text) : child.text
  }

  private func attributed(_ holder: XMLElement?) -> String? {
    guard let text = holder?.attributedText else { return nil }
    return text.children.filter { $0.name == "fragment" }
      .compactMap { Self.string("content", of: $0) }.joined()
  }
}

extension XMLElement {
  /// The attributed text that an element holds; a view's comments to itself are no text of its own.
  var attributedText: XMLElement? {
    children.first { $0.name == "attributedString" && $0["key"] != "userComments" }
  }

  /// True for a button's configuration that has an image and no title.
  var showsImageAlone: Bool {
    let hasTitle =
      self["title"] != nil
      || children.contains { $0["key"] == "title" || $0["key"] == "attributedTitle" }
    return !hasTitle && (self["image"] != nil || child("imageReference", key: "image") != nil)
  }
}

/// The text that base 64 spells; nil if it spells none.
func decodedBase64(_ text: String) -> String? {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var bytes: [UInt8] = []
  var (bits, count) = (UInt32(0), 0)
  for character in text.utf8 {
    guard let value = alphabet.firstIndex(of: character) else {
      // Padding and line ends carry nothing.
      if "= \n\r\t".utf8.contains(character) { continue }
      return nil
    }
    bits = bits << 6 | UInt32(value)
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return String(validating: bytes, as: UTF8.self)
}
