import DesignModel

extension SceneEdits {
  private static let words = ["type", "style", "name", "family", "weight", "metaFont", "pointSize", "size"]

  /// Makes a view's font the one that its attributes ask for; a configured button's both in its configuration, where UIKit
  /// reads it, and on the button, as Xcode writes it.
  mutating func setFont(of object: SceneObject, _ view: View) {
    let font = WriteFont(view.attributes, of: view.kind)
    let configuration = object.element.child("buttonConfiguration")
    let fontless = object.element.child("fontDescription", key: "fontDescription") == nil
    let isStyled = (object.element.child("attributedString") ?? configuration?.attributedText) != nil
    if object.className == "button" && object.attributedText != nil || fontless && isStyled {
      return refuse(.view, view.key, reason: "the pieces of its text have fonts of their own")
    }
    setFont("fontDescription", of: object.element, to: font.node)
    if view.kind != .button, FontTraits(view.kind, view.attributes).style != nil,
      !view.attributes.isFontSetOnce
    {
      set(SceneObject.following, of: object, to: "YES")
    }
    if let configuration { setFont(WriteFont.configuredKey, of: configuration, to: font.configured) }
  }

  private mutating func setFont(_ key: String, of element: XMLElement, to node: XMLNode?) {
    guard let font = element.child("fontDescription", key: key) else {
      if let node { insert(node, into: element) }
      return
    }
    guard let node else { return edits.remove(font) }
    for word in Self.words {
      edits.set(
        word, of: font, to: node.attributes.first { $0.name == word }?.value,
        before: Array(Self.words.drop { $0 != word }))
    }
  }
}
