import DesignModel

extension SceneEdits {
  private static let words = ["type", "style", "name", "family", "weight", "metaFont", "pointSize", "size"]

  /// Makes a view's font the one that its attributes ask for.
  mutating func setFont(of object: SceneObject, _ view: View) {
    let node = WriteFont(view.attributes, of: view.kind).node
    let fontless = object.element.child("fontDescription", key: "fontDescription") == nil
    if object.className == "button" && object.attributedText != nil
      || fontless && object.element.child("attributedString") != nil
    {
      return refuse(.view, view.key, "the pieces of its text have fonts of their own")
    }
    guard let font = object.element.child("fontDescription", key: "fontDescription") else {
      if let node { insert(node, into: object.element) }
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
