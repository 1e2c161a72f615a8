import DesignModel

extension AuditedLayout {
  /// True for a text in the place of another one, which code sets: one of Interface Builder's own words, filler, or
  /// what a prototype's outlet leads to.
  func isSample(_ view: Int) -> Bool {
    let text = TextTraits.read(attributes[view]).flatMap { attributes[view].text($0) } ?? ""
    return text.isFiller || attributes[view].isConnected && isInPrototype(view)
  }

  /// True for what is in a cell or header that is filled again and again.
  private func isInPrototype(_ view: Int) -> Bool {
    environment.root?.growsWithContent ?? false
      || tree.ancestors(of: view).contains { attributes[$0].isPrototype }
  }
}

extension String {
  /// True for a word that Interface Builder gives a new view, and for what designers put where no text is known yet.
  fileprivate var isFiller: Bool {
    let words = ["Label", "Title", "Subtitle", "Detail", "Button", "Item", "Text", "Placeholder"]
    if words.contains(self) || lowercased().contains("lorem ipsum") { return true }
    let letters = Set(lowercased().filter { !$0.isWhitespace })
    return letters.count == 1 && count > 2
  }
}
