import DesignModel

extension Screen {
  /// What a figure comes to that code may put in place of the one in the file: one digit more, and three of money; nil for a
  /// view that shows no figure, or that may be as wide as one needs.
  func longerFigure(in view: View) -> String? {
    let traits = TextTraits(view.kind, view.attributes)
    guard [.label, .button].contains(view.kind), view.attributes.isConnected, traits.lines == 1,
      traits.minimumScale == 0, traits.text.isShortFigure, hasWidth(view.id),
      let first = traits.text.firstIndex(where: \.isNumber)
    else { return nil }
    let isMoney = traits.text.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
    let digits = String(repeating: String(traits.text[first]), count: isMoney ? 3 : 1)
    return traits.text.replacingCharacters(in: first..<first, with: digits)
  }

  /// True for one width and no other.
  private func hasWidth(_ view: ObjectID) -> Bool {
    constraints.contains {
      $0.isOfAuthorAtRunTime && $0.isInstalled && $0.first == AnchoredItem(Item(view), .width)
        && $0.second == nil && $0.relation == .equal && $0.priority == .required
    }
  }
}

extension String {
  /// True for a number with a unit of three letters at most.
  fileprivate var isShortFigure: Bool {
    count <= 12 && contains(where: \.isNumber) && count(where: \.isLetter) <= 3
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
