public import DesignModel

extension Screen {
  /// The views whose words in the design are none of the app's, in the screen's order: what an import put there, words of
  /// Interface Builder's own, keys and filler, and what code sets of a cell that is filled again and again.
  public var sampleTexts: [View] {
    if root.attributes.textsAtRunTime == .some([]) { return views.filter(\.attributes.isSample) }
    let tree = AuditedScreen(self)
    return views.indices.filter(tree.isSample).map { views[$0] }
  }
}

extension AuditedScreen {
  /// True for a text in the place of another one where no variation holds.
  func isSample(_ place: Int) -> Bool {
    let view = screen.views[place]
    if view.attributes.isSample { return true }
    let text = TextTraits.read(view.attributes).flatMap { view.attributes.text($0) } ?? ""
    guard !text.isEmpty else { return false }
    if text.isFiller || text.isBraced || SampleText(view) != nil { return true }
    return view.attributes.isConnected && (text.allSatisfy(\.isWhitespace) || isFilledAgain(place))
  }

  private func isFilledAgain(_ place: Int) -> Bool {
    screen.rootTraits.kind == .cell
      || ancestors(of: place).contains { screen.views[$0].attributes.isPrototype }
  }
}

extension AuditedLayout {
  /// True for a text in the place of another one, which code sets: one of Interface Builder's own words, filler, or
  /// what a prototype's outlet leads to.
  func isSample(_ view: Int) -> Bool {
    attributes[view].isSample || isFiller(view) || attributes[view].isConnected && isInPrototype(view)
  }

  /// True for a text of Interface Builder's own words, and for filler.
  func isFiller(_ view: Int) -> Bool {
    TextTraits.read(attributes[view]).flatMap { attributes[view].text($0) }?.isFiller ?? false
  }

  /// True for what is in a cell or header that is filled again and again.
  private func isInPrototype(_ view: Int) -> Bool {
    environment.root?.growsWithContent ?? false
      || tree.ancestors(of: view).contains { attributes[$0].isPrototype }
  }
}

extension String {
  /// True for `{File Name}`, `[name]` and `<name>`.
  fileprivate var isBraced: Bool {
    let pairs = [("{", "}"), ("[", "]"), ("<", ">")]
    return count > 2 && pairs.contains { hasPrefix($0.0) && hasSuffix($0.1) }
  }

  /// True for a word that Interface Builder gives a new view, and for what designers put where no text is known yet.
  fileprivate var isFiller: Bool {
    if Self.ownWords.contains(self) { return true }
    let (words, filler) = (lowercased(), "lorem ipsum")
    if words.utf8.count >= filler.utf8.count, words.contains(filler) { return true }
    guard let first = words.first(where: { !$0.isWhitespace }), count > 2 else { return false }
    return words.allSatisfy { $0 == first || $0.isWhitespace }
  }

  /// What Interface Builder writes on a new view.
  private static let ownWords: Set<String> = [
    "Label", "Title", "Subtitle", "Detail", "Button", "Item", "Text", "Placeholder",
  ]
}
