import DesignModel

extension ScreenComparison {
  /// What views say in other languages; those of views that are gone are told by the views.
  func textChanges() -> [DesignChange] {
    let (old, new) = (before.screen.texts, after.screen.texts)
    if old == new { return [] }
    let earlier = Dictionary(
      old.map { (Key(before.place(of: $0)), $0.value) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(new.map { Key(after.place(of: $0)) })
    let changed = new.compactMap { text -> DesignChange? in
      let place = after.place(of: text)
      let value = earlier[Key(place)]
      return value == text.value ? nil : .text(place, screen: label, from: value, to: text.value)
    }
    let removed = old.compactMap { text -> DesignChange? in
      let place = before.place(of: text)
      let isTold = kept.contains(Key(place)) || after.view(text.view) == nil
      return isTold ? nil : .text(place, screen: label, from: text.value, to: nil)
    }
    return changed + removed
  }

  private struct Key: Hashable {
    let view: ObjectID
    let attribute: ViewAttribute
    let locale: String
    init(_ place: TextPlace) { (view, attribute, locale) = (place.view.id, place.attribute, place.locale) }
  }
}

extension ScreenIndex {
  fileprivate func place(of text: LocalizedText) -> TextPlace {
    TextPlace(view: named(text.view), attribute: text.attribute, locale: text.locale)
  }
}
