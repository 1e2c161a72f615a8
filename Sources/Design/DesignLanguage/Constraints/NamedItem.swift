import DesignModel

/// A view or a guide that a line of visual format names.
struct NamedItem {
  /// What it is; nil for the guides that have no rectangle of their own here.
  let item: Item?
  /// The guide that it is in their place.
  let guide: BarGuide?
  /// The view that `|` is beside it.
  let superview: ObjectID?
  /// Whether it shows text, from whose baselines gaps may count.
  let isOfText: Bool

  /// Its edge or size; nil where it has none.
  func anchor(_ anchor: Anchor) -> AnchoredItem? {
    item.map { AnchoredItem($0, anchor) } ?? guide?.anchor(anchor)
  }
}

extension Screen {
  /// What a name in visual format means: a view or guide, or else a built-in guide of the root by UIKit's name.
  func formatItem(named name: String) -> NamedItem? {
    if let owner = place(named: name).map({ views[$0].id }) ?? guides.first(where: { $0.name == name })?.id {
      return NamedItem(
        item: Item(owner), guide: nil, superview: superview(of: owner),
        isOfText: view(owner)?.kind.showsText ?? false)
    }
    let region = Region(named: name).flatMap { $0.isOfScroll ? nil : $0 }
    guard region != nil || BarGuide(rawValue: name) != nil else { return nil }
    return NamedItem(
      item: region.map { Item(.root, $0) }, guide: BarGuide(rawValue: name), superview: .root, isOfText: false
    )
  }
}
