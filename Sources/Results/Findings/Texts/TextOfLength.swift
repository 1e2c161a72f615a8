public import DesignModel

/// Texts of any length in place of one that a view shows.
public struct TextOfLength: Sendable {
  /// The screen.
  public let screen: Screen
  /// The view that shows it.
  public let view: View
  /// The text, or the placeholder.
  public let attribute: ViewAttribute

  /// The texts of a view of the screen, in place of that one.
  public init(screen: Screen, view: View, attribute: ViewAttribute) {
    (self.screen, self.view, self.attribute) = (screen, view, attribute)
  }

  /// The screen with the text's first characters in its place, the text repeated as needed; no variation and no
  /// language changes it.
  public func screen(ofLength length: Int) -> Screen {
    let own = view.attributes.text(attribute) ?? ""
    let sample = own.isEmpty ? "Lorem ipsum dolor sit amet" : own
    let one = Array(sample + " ")
    return replacing(.text(String((0..<length).map { one[$0 % one.count] })))
  }

  private func replacing(_ value: AttributeValue) -> Screen {
    var lists = screen.lists
    lists.views = lists.views.map { other in
      var changed = other
      if other.id == view.id { changed.attributes[attribute] = value }
      return changed
    }
    lists.variations = lists.variations.map { variation in
      guard case .view(view.id, var attributes) = variation.change else { return variation }
      attributes[attribute] = nil
      return Variation(
        id: variation.id, change: .view(view.id, attributes), condition: variation.condition)
    }
    lists.texts = []
    return Screen(id: screen.id, name: screen.name, lists: lists)
  }
}
